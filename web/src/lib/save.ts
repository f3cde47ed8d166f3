/** Give a text to the browser as a file. */
export function saveText(name: string, text: string): void {
  saveFile(name, new Blob([text], { type: "text/plain" }));
}

/** Give the browser a file to keep. */
export function saveFile(name: string, file: Blob): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** Measures an element now, and again whenever its size or a font changes. Returns how to stop. */
export function refit(element: Element, measure: () => void): () => void {
  const watch = new ResizeObserver(measure);
  watch.observe(element);
  document.fonts?.addEventListener("loadingdone", measure);
  return () => {
    watch.disconnect();
    document.fonts?.removeEventListener("loadingdone", measure);
  };
}

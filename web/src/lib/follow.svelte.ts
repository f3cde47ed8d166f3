/** For tests: do something now, and again whenever what it read changes; returns a function that stops it. */
export function follow(run: () => void): () => void {
  return $effect.root(() => {
    $effect.pre(run);
  });
}

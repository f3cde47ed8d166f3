/** For tests: do something now, and again whenever what it looked at changes; returns how to stop. */
export function follow(run: () => void): () => void {
  return $effect.root(() => {
    $effect.pre(run);
  });
}

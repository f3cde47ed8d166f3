/** Where the other players scroll, the one who acts is brought into view. */
export const follow = (seat: number | undefined) => (root: HTMLElement) =>
  root.querySelector(`[data-seat="${seat}"]`)?.scrollIntoView({ block: "nearest" });

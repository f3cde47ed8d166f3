/** Stepping through a list of frames: by buttons and by keys. */

export class Stepping {
  at = $state(0);

  constructor(private readonly count: () => number) {}

  get last(): number {
    return Math.max(0, this.count() - 1);
  }

  get isFirst(): boolean {
    return this.at === 0;
  }

  get isLast(): boolean {
    return this.at >= this.last;
  }

  go(where: number): void {
    this.at = Math.max(0, Math.min(this.last, where));
  }

  /** Did this key step? */
  key(event: KeyboardEvent): boolean {
    const where: Record<string, number> = {
      ArrowLeft: this.at - 1,
      ArrowRight: this.at + 1,
      Home: 0,
      End: this.last,
    };
    const to = where[event.key];
    if (to === undefined || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return false;
    event.preventDefault();
    this.go(to);
    return true;
  }
}

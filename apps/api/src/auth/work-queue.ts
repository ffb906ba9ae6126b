/** There is more waiting than can be served in useful time. */
export class QueueFull extends Error {
  override readonly name = 'QueueFull';
}

/** How much may wait, altogether and for one who asks. */
interface Limits {
  longest: number;
  longestEach: number;
}

/**
 * Runs costly work a few at a time, the rest waiting up to a limit: hashing and picture decoding are
 * what a flood of requests would exhaust the machine with. Everybody who asks has a line of their
 * own, and the lines take turns: a flood from one side delays the others by a piece of work each.
 */
export class WorkQueue {
  readonly #atOnce: number;
  readonly #limits: Limits;
  /** By who asks; the line whose turn it is comes first. */
  readonly #lines = new Map<string, (() => void)[]>();
  #waiting = 0;
  #running = 0;

  constructor(atOnce: number, limits: Limits) {
    this.#atOnce = atOnce;
    this.#limits = limits;
  }

  /** Pieces of work that wait for their turn. */
  get waiting(): number {
    return this.#waiting;
  }

  /** Pieces of work under way. */
  get running(): number {
    return this.#running;
  }

  /** @throws QueueFull when too much is waiting already, altogether or for this one */
  async run<Result>(whose: string, work: () => Promise<Result>): Promise<Result> {
    if (this.#running >= this.#atOnce) await this.#turn(whose);
    else this.#running += 1;
    try {
      return await work();
    } finally {
      const next = this.#next();
      // The place passes straight on to the next in line.
      if (next) next();
      else this.#running -= 1;
    }
  }

  #turn(whose: string): Promise<void> {
    const line = this.#lines.get(whose) ?? [];
    const { longest, longestEach } = this.#limits;
    if (this.#waiting >= longest || line.length >= longestEach) throw new QueueFull();
    this.#waiting += 1;
    this.#lines.set(whose, line);
    return new Promise((resolve) => line.push(resolve));
  }

  #next(): (() => void) | undefined {
    const first = this.#lines.entries().next();
    if (first.done) return undefined;
    const [whose, line] = first.value;
    this.#lines.delete(whose);
    const next = line.shift();
    if (line.length > 0) this.#lines.set(whose, line); // behind all others
    this.#waiting -= 1;
    return next;
  }
}

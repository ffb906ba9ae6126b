/** There is more waiting than can be served in useful time. */
export class QueueFull extends Error {
  override readonly name = 'QueueFull';
}

/**
 * Runs costly work a few at a time, the rest waiting in line up to a limit: hashing and picture
 * decoding are what a flood of requests would exhaust the machine with.
 */
export class WorkQueue {
  readonly #atOnce: number;
  readonly #longest: number;
  readonly #line: (() => void)[] = [];
  #running = 0;

  constructor(atOnce: number, longest: number) {
    this.#atOnce = atOnce;
    this.#longest = longest;
  }

  /** @throws QueueFull when `longest` tasks are waiting already */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#running >= this.#atOnce) {
      if (this.#line.length >= this.#longest) throw new QueueFull();
      await new Promise<void>((resolve) => this.#line.push(resolve));
    } else {
      this.#running += 1;
    }
    try {
      return await work();
    } finally {
      const next = this.#line.shift();
      // The place passes straight on to the next in line.
      if (next) next();
      else this.#running -= 1;
    }
  }
}

/** There is more waiting than can be served in useful time. */
export class QueueFull extends Error {
  override readonly name = 'QueueFull';
}

/** How much may run and wait, altogether and for one who asks. */
interface Limits {
  longest: number;
  longestEach: number;
  /** How many of one who asks may run at once. @default as many as run altogether */
  atOnceEach?: number;
  /** How long one may wait, ms. @default for ever */
  longestWait?: number;
}

interface Waiting {
  start: () => void;
  refuse: () => void;
}

/**
 * Runs costly work a few at a time, the rest waiting up to a limit: hashing, picture decoding and calculations are
 * what a flood of requests would exhaust the machine with. Everybody who asks has a line of their own, and the lines
 * take turns: a flood from one side delays the others by a piece of work each. When the queue is full, the longest line
 * gives up its last place to who comes with a shorter one.
 */
export class WorkQueue {
  readonly #atOnce: number;
  readonly #limits: Limits;
  /** By who asks; the line whose turn it is comes first. */
  readonly #lines = new Map<string, Waiting[]>();
  /** How many of each run. */
  readonly #runningOf = new Map<string, number>();
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
    const leave = await this.enter(whose);
    try {
      return await work();
    } finally {
      leave();
    }
  }

  /**
   * Waits for a place, and gives the function that gives it up again.
   * @throws QueueFull as `run`, and for who has waited too long
   */
  async enter(whose: string): Promise<() => void> {
    if (this.#running < this.#atOnce && this.#mayRun(whose)) this.#begin(whose);
    else await this.#turn(whose);
    let left = false;
    return () => {
      if (left) return;
      left = true;
      this.#running -= 1;
      const others = (this.#runningOf.get(whose) ?? 1) - 1;
      if (others > 0) this.#runningOf.set(whose, others);
      else this.#runningOf.delete(whose);
      this.#putBehind(whose);
      this.#next();
    };
  }

  #mayRun(whose: string): boolean {
    return (this.#runningOf.get(whose) ?? 0) < (this.#limits.atOnceEach ?? Infinity);
  }

  #begin(whose: string): void {
    this.#running += 1;
    this.#runningOf.set(whose, (this.#runningOf.get(whose) ?? 0) + 1);
  }

  #turn(whose: string): Promise<void> {
    const { longest, longestEach, longestWait } = this.#limits;
    const before = this.#lines.get(whose)?.length ?? 0;
    if (before >= longestEach) throw new QueueFull();
    if (this.#waiting >= longest) this.#shorten(before);
    return new Promise((resolve, reject) => {
      let timer: NodeJS.Timeout | undefined;
      const waiting: Waiting = {
        start: () => {
          clearTimeout(timer);
          this.#begin(whose);
          resolve();
        },
        refuse: () => {
          clearTimeout(timer);
          this.#remove(whose, waiting);
          reject(new QueueFull());
        },
      };
      if (longestWait !== undefined) timer = setTimeout(waiting.refuse, longestWait);
      const line = this.#lines.get(whose);
      if (line) line.push(waiting);
      else this.#lines.set(whose, [waiting]);
      this.#waiting += 1;
    });
  }

  /** Refuses the last of the longest line. @throws QueueFull where no line is longer than that of the newcomer */
  #shorten(newcomer: number): void {
    let longest: Waiting[] = [];
    for (const line of this.#lines.values()) if (line.length > longest.length) longest = line;
    if (longest.length <= newcomer + 1) throw new QueueFull();
    longest.at(-1)?.refuse();
  }

  #remove(whose: string, waiting: Waiting): void {
    const line = this.#lines.get(whose);
    const at = line?.indexOf(waiting) ?? -1;
    if (!line || at < 0) return;
    line.splice(at, 1);
    this.#waiting -= 1;
    if (line.length === 0) this.#lines.delete(whose);
  }

  /** Who was served goes to the end of the queue. */
  #putBehind(whose: string): void {
    const line = this.#lines.get(whose);
    if (!line) return;
    this.#lines.delete(whose);
    this.#lines.set(whose, line);
  }

  /** Starts what may run now. */
  #next(): void {
    for (const [whose, line] of this.#lines) {
      if (this.#running >= this.#atOnce) return;
      const first = line[0];
      if (!first || !this.#mayRun(whose)) continue;
      this.#remove(whose, first);
      this.#putBehind(whose);
      first.start();
      return;
    }
  }
}

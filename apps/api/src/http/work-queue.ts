/** Thrown if more work is waiting than can be served in a useful time. */
export class QueueFull extends Error {
  override readonly name = 'QueueFull';
}

/** Limits of running and waiting work, in total and for one client. */
interface Limits {
  /** Maximum waiting pieces of work. */
  maxQueued: number;
  /** The same for one client. */
  maxQueuedEach: number;
  /** Maximum running at once for one client. @default the total */
  atOnceEach?: number;
  /** Maximum waiting time, ms. @default unlimited */
  maxWaitMs?: number;
}

interface Waiting {
  start: () => void;
  reject: () => void;
}

/**
 * Runs expensive work a few at a time and queues the rest up to a limit. A flood of hashing, picture decoding
 * or calculations would otherwise exhaust the machine. Each client has its own queue, served round-robin: a
 * flood from one client delays the others by one piece of work each. When too much is waiting, the longest
 * queue loses its last entry to a client with a shorter queue.
 */
export class WorkQueue {
  readonly #atOnce: number;
  readonly #limits: Limits;
  /** Waiting work by client; the queue to be served next is the first. */
  readonly #queues = new Map<string, Waiting[]>();
  /** The number of running pieces of work by client. */
  readonly #runningOf = new Map<string, number>();
  #waiting = 0;
  #running = 0;

  constructor(atOnce: number, limits: Limits) {
    this.#atOnce = atOnce;
    this.#limits = limits;
  }

  /** The number of waiting pieces of work. */
  get waiting(): number {
    return this.#waiting;
  }

  /** The number of running pieces of work. */
  get running(): number {
    return this.#running;
  }

  /**
   * @param whose the client, such as an address
   * @throws QueueFull if too much is waiting, in total or for this client
   */
  async run<Result>(whose: string, work: () => Promise<Result>): Promise<Result> {
    const leave = await this.enter(whose);
    try {
      return await work();
    } finally {
      leave();
    }
  }

  /**
   * Waits for a slot. @returns a function that releases it
   * @throws QueueFull like `run`, and after the maximum waiting time
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
    const { maxQueued, maxQueuedEach, maxWaitMs } = this.#limits;
    const before = this.#queues.get(whose)?.length ?? 0;
    if (before >= maxQueuedEach) throw new QueueFull();
    if (this.#waiting >= maxQueued) this.#evict(before);
    return new Promise((resolve, reject) => {
      let timer: NodeJS.Timeout | undefined;
      const waiting: Waiting = {
        start: () => {
          clearTimeout(timer);
          this.#begin(whose);
          resolve();
        },
        reject: () => {
          clearTimeout(timer);
          this.#remove(whose, waiting);
          reject(new QueueFull());
        },
      };
      if (maxWaitMs !== undefined) timer = setTimeout(waiting.reject, maxWaitMs);
      const queue = this.#queues.get(whose);
      if (queue) queue.push(waiting);
      else this.#queues.set(whose, [waiting]);
      this.#waiting += 1;
    });
  }

  /**
   * Removes the last entry of the longest queue.
   * @param newcomer the length of the queue that is about to get another entry
   * @throws QueueFull if that would be a longest queue itself
   */
  #evict(newcomer: number): void {
    let longest: Waiting[] = [];
    for (const queue of this.#queues.values()) if (queue.length > longest.length) longest = queue;
    if (longest.length <= newcomer + 1) throw new QueueFull();
    longest.at(-1)?.reject();
  }

  #remove(whose: string, waiting: Waiting): void {
    const queue = this.#queues.get(whose);
    const at = queue?.indexOf(waiting) ?? -1;
    if (!queue || at < 0) return;
    queue.splice(at, 1);
    this.#waiting -= 1;
    if (queue.length === 0) this.#queues.delete(whose);
  }

  /** Moves a client that was served to the end of the order. */
  #putBehind(whose: string): void {
    const queue = this.#queues.get(whose);
    if (!queue) return;
    this.#queues.delete(whose);
    this.#queues.set(whose, queue);
  }

  /** Starts the next waiting work that the limits allow: a release frees one slot. */
  #next(): void {
    for (const [whose, queue] of this.#queues) {
      if (this.#running >= this.#atOnce) return;
      const first = queue[0];
      if (!first || !this.#mayRun(whose)) continue;
      this.#remove(whose, first);
      this.#putBehind(whose);
      first.start();
      return;
    }
  }
}

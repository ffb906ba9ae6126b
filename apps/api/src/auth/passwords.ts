import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, verify, type Options } from '@node-rs/argon2';
import { WorkQueue } from '../http/work-queue.ts';

/** OWASP Password Storage Cheat Sheet: Argon2id (the library's default), 19 MiB, two passes, one lane. */
const recommendedCost: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Leaves a core, and at least one of libuv’s four threads, for files, DNS and compression. */
const atOnce = Math.max(1, Math.min(3, availableParallelism() - 1));

/** Limits of the queue of hashes: about ten seconds of work in all, and a quarter of it for one address. */
const limits = { maxQueued: 400, maxQueuedEach: 100 };

/** Hashes and verifies passwords, a few at a time, with a fair turn for each address. */
export class Passwords {
  readonly #queue = new WorkQueue(atOnce, limits);
  readonly #cost: Options;
  /** Verified instead of the hash of an account that does not exist, so that both take the same time. */
  #decoy: Promise<string> | undefined;

  /** @param cost tests of other subjects pass a cheaper one */
  constructor(cost = recommendedCost) {
    this.#cost = cost;
  }

  /** How many hashes are waiting and running. */
  get load(): { waiting: number; running: number } {
    return { waiting: this.#queue.waiting, running: this.#queue.running };
  }

  /** @throws QueueFull */
  hash(password: string, address: string): Promise<string> {
    return this.#queue.run(address, () => hash(password, this.#cost));
  }

  /** Whether a stored hash uses the present algorithm and cost. */
  isCurrent(stored: string): boolean {
    const { memoryCost, timeCost, parallelism } = this.#cost;
    return stored.startsWith(`$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`);
  }

  /**
   * Whether the password matches the stored hash. Without a hash (`null`) it does the same work and returns
   * false.
   * @throws QueueFull
   */
  async matches(stored: string | null, password: string, address: string): Promise<boolean> {
    // Created on first use, to keep the start fast.
    const decoy = await (this.#decoy ??= hash(randomBytes(32).toString('base64url'), this.#cost));
    const equal = await this.#queue.run(address, () => verify(stored ?? decoy, password));
    return stored !== null && equal;
  }
}

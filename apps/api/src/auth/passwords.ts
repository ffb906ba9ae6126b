import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, verify, type Options } from '@node-rs/argon2';
import { WorkQueue } from './work-queue.ts';

/** OWASP Password Storage Cheat Sheet: Argon2id (the library's default), 19 MiB, two passes, one lane. */
const recommendedCost: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** A core and most of the threads that files, names and compression wait for stay with the rest. */
const atOnce = Math.max(1, Math.min(3, availableParallelism() - 1));

/** Hashes that are waited for: some ten seconds of work, of which one address gets a part. */
const limits = { longest: 400, longestEach: 100 };

/** Hashes and checks passwords, a few at a time, for one address after the other. */
export class Passwords {
  readonly #queue = new WorkQueue(atOnce, limits);
  readonly #cost: Options;
  /** Replaces the hash of an account that does not exist, so that both take the same time. */
  #decoy: Promise<string> | undefined;

  /** @param cost cheaper in tests that are about something else */
  constructor(cost = recommendedCost) {
    this.#cost = cost;
  }

  /** How much is waiting and under way. */
  get load(): { waiting: number; running: number } {
    return { waiting: this.#queue.waiting, running: this.#queue.running };
  }

  /** @throws QueueFull */
  hash(password: string, address: string): Promise<string> {
    return this.#queue.run(address, () => hash(password, this.#cost));
  }

  /** Whether a hash was made as a new one would be: it names the algorithm and the cost it was made with. */
  isCurrent(stored: string): boolean {
    const { memoryCost, timeCost, parallelism } = this.#cost;
    return stored.startsWith(`$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`);
  }

  /**
   * Whether the password belongs to the stored hash. Without a hash (`null`) the same work is done
   * and the answer is no.
   * @throws QueueFull
   */
  async matches(stored: string | null, password: string, address: string): Promise<boolean> {
    // Made by the first who asks: a start has other work for the processor.
    const decoy = await (this.#decoy ??= hash(randomBytes(32).toString('base64url'), this.#cost));
    const equal = await this.#queue.run(address, () => verify(stored ?? decoy, password));
    return stored !== null && equal;
  }
}

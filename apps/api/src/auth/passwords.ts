import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, verify, type Options } from '@node-rs/argon2';
import { WorkQueue } from './work-queue.ts';

/** OWASP Password Storage Cheat Sheet: Argon2id (the library's default), 19 MiB, two passes, one lane. */
const cost: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Longest line of hashes that are waited for: some ten seconds of work on two cores. */
const longestLine = 400;

/** Hashes and checks passwords, a few at a time. */
export class Passwords {
  readonly #queue = new WorkQueue(Math.min(4, availableParallelism()), longestLine);
  /** Stands in for the hash of an account that does not exist, so that both take the same time. */
  readonly #decoy = hash(randomBytes(32).toString('base64url'), cost);

  /** @throws QueueFull */
  hash(password: string): Promise<string> {
    return this.#queue.run(() => hash(password, cost));
  }

  /**
   * Whether the password belongs to the stored hash. Without a hash (`null`) the same work is done
   * and the answer is no.
   * @throws QueueFull
   */
  async matches(stored: string | null, password: string): Promise<boolean> {
    const decoy = await this.#decoy;
    const equal = await this.#queue.run(() => verify(stored ?? decoy, password));
    return stored !== null && equal;
  }
}

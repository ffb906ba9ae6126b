import { createHmac, randomBytes } from 'node:crypto';

/**
 * Marks of addresses and accounts for the log: equal texts of one day have equal marks. The key is random, only
 * in memory, and replaced every day (UTC), so that nobody can find out later what was marked.
 */
export class LoginMarks {
  readonly #now: () => Date;
  #day = '';
  #key = randomBytes(32);

  constructor(now: () => Date) {
    this.#now = now;
  }

  /** 64 bits, base64url. */
  markOf(text: string): string {
    const day = this.#now().toISOString().slice(0, 10);
    if (day !== this.#day) {
      this.#day = day;
      this.#key = randomBytes(32);
    }
    return createHmac('sha256', this.#key).update(text).digest('base64url').slice(0, 11);
  }
}

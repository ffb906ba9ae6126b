import { refusal } from '../errors/app-error.ts';

/** At most `most` attempts in `seconds`. */
export interface Allowance {
  most: number;
  seconds: number;
}

/** Most keys that are remembered; beyond it the oldest are forgotten. */
const mostKeys = 50_000;

/**
 * Counts attempts in a sliding window, in memory. Keys that concern an account contain the address
 * they come from as well, so that nobody can lock somebody else out.
 */
export class Attempts {
  readonly #allowance: Allowance;
  readonly #now: () => number;
  readonly #times = new Map<string, number[]>();

  constructor(allowance: Allowance, now: () => number) {
    this.#allowance = allowance;
    this.#now = now;
  }

  #recent(key: string): number[] {
    const since = this.#now() - this.#allowance.seconds * 1000;
    return (this.#times.get(key) ?? []).filter((time) => time > since);
  }

  /** Whether the allowance is not used up yet. */
  allows(key: string): boolean {
    return this.#recent(key).length < this.#allowance.most;
  }

  /** @throws AppError 429, with the seconds to wait, when the allowance is used up */
  check(key: string): void {
    const oldest = this.#recent(key).at(-this.#allowance.most);
    if (oldest === undefined) return;
    const wait = Math.ceil((oldest + this.#allowance.seconds * 1000 - this.#now()) / 1000);
    throw refusal(429, 'too_many_attempts', 'tooManyAttempts', Math.max(1, wait));
  }

  count(key: string): void {
    if (this.#allowance.most === Infinity) return;
    const recent = [...this.#recent(key), this.#now()].slice(-this.#allowance.most);
    this.#times.delete(key); // to the end of the map's order
    this.#times.set(key, recent);
    if (this.#times.size > mostKeys) {
      const eldest = this.#times.keys().next();
      if (!eldest.done) this.#times.delete(eldest.value);
    }
  }

  /**
   * An attempt that counts whatever comes of it.
   * @throws AppError 429
   */
  spend(key: string): void {
    this.check(key);
    this.count(key);
  }

  forget(key: string): void {
    this.#times.delete(key);
  }
}

import { createHash } from 'node:crypto';
import { refusal } from '../errors/app-error.ts';
import type { Allowance, AttemptLog } from '../storage/attempt-log.ts';

/**
 * Attempts of one kind, counted in the store. Keys that concern an account contain the address they
 * come from as well, so that nobody can lock somebody else out. What is kept of a key is its hash.
 */
export class Attempts {
  readonly #log: AttemptLog;
  readonly #kind: string;
  readonly #allowance: Allowance;
  readonly #now: () => number;

  constructor(log: AttemptLog, kind: string, allowance: Allowance, now: () => number) {
    this.#log = log;
    this.#kind = kind;
    this.#allowance = allowance;
    this.#now = now;
  }

  #hashed(key: string): string {
    return createHash('sha256').update(`${this.#kind} ${key}`).digest('base64url');
  }

  async #ask(what: 'spend' | 'look', key: string): Promise<number | null> {
    if (this.#allowance.most === Infinity) return null;
    return this.#log[what](this.#hashed(key), this.#allowance, this.#now());
  }

  #refuse(openAgain: number | null): void {
    if (openAgain === null) return;
    const wait = Math.ceil((openAgain - this.#now()) / 1000);
    throw refusal(429, 'too_many_attempts', 'tooManyAttempts', Math.max(1, wait));
  }

  /** @throws AppError 429, with the seconds to wait, when the allowance is used up */
  async check(key: string): Promise<void> {
    this.#refuse(await this.#ask('look', key));
  }

  /** Counts an attempt, and says whether the allowance was not used up yet. */
  async count(key: string): Promise<boolean> {
    return (await this.#ask('spend', key)) === null;
  }

  /**
   * Counts an attempt whatever comes of it.
   * @throws AppError 429, and counts nothing, when the allowance is used up
   */
  async spend(key: string): Promise<void> {
    this.#refuse(await this.#ask('spend', key));
  }

  async forget(key: string): Promise<void> {
    if (this.#allowance.most !== Infinity) await this.#log.forget(this.#hashed(key));
  }
}

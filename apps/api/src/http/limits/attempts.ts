import { createHash } from 'node:crypto';
import { AppError, appError } from '../errors/app-error.ts';
import { networkOf } from '../address.ts';
import { limits, type Limit, type LimitName } from './limits.ts';
import type { AttemptLog } from '../../storage/attempt-log.ts';

/** How many times the limit of a single address applies to the network of that address. */
const networkFactor = 4;

/**
 * Counts attempts of one kind in the store and compares them with a limit. Only hashes of keys are stored.
 * For a limit by address, the /48 network of an IPv6 address is counted too.
 */
export class Attempts {
  readonly #log: AttemptLog;
  readonly #name: LimitName;
  readonly #limit: Limit;
  readonly #enabled: boolean;
  readonly #now: () => number;

  constructor(log: AttemptLog, name: LimitName, enabled: boolean, now: () => number) {
    this.#log = log;
    this.#name = name;
    this.#limit = limits[name];
    this.#enabled = enabled;
    this.#now = now;
  }

  /** The hashes that a key is counted under, each with its limit. */
  #allowancesOf(key: string): { hash: string; most: number }[] {
    const { most, byIp } = this.#limit;
    const network = byIp ? networkOf(key) : null;
    const hashOf = (text: string) =>
      createHash('sha256').update(`${this.#name} ${text}`).digest('base64url');
    return [
      { hash: hashOf(key), most },
      ...(network === null ? [] : [{ hash: hashOf(network), most: most * networkFactor }]),
    ];
  }

  /** When another attempt is allowed, in milliseconds since 1970; `null` if one is allowed now. */
  async #request(what: 'spend' | 'look', key: string, now: number): Promise<number | null> {
    if (!this.#enabled) return null;
    const { seconds } = this.#limit;
    for (const { hash, most } of this.#allowancesOf(key)) {
      const wait = await this.#log[what](hash, { most, seconds }, now);
      if (wait !== null) return wait;
    }
    return null;
  }

  #throwLocked(openAgain: number | null): void {
    if (openAgain === null) return;
    const wait = Math.max(1, Math.ceil((openAgain - this.#now()) / 1000));
    const { most, seconds, sentence = 'tooManyAttempts' } = this.#limit;
    const { facts } = appError(429, 'too_many_attempts', sentence, wait);
    throw new AppError({
      ...facts,
      rateLimit: { policy: this.#name, quota: most, window: seconds, left: 0 },
    });
  }

  /** @throws AppError 429, with the seconds to wait, if the limit is reached */
  async check(key: string): Promise<void> {
    this.#throwLocked(await this.#request('look', key, this.#now()));
  }

  /** Counts an attempt. @returns whether it was within the limit */
  async count(key: string): Promise<boolean> {
    return (await this.#request('spend', key, this.#now())) === null;
  }

  /**
   * Counts an attempt. @returns a function that undoes the count
   * @throws AppError 429 if the limit of the key or of its network is reached
   */
  async spend(key: string): Promise<() => Promise<void>> {
    const now = this.#now();
    this.#throwLocked(await this.#request('spend', key, now));
    return () => this.#refund(key, now);
  }

  /** Like `spend`, but returns `null` if the limit is reached. */
  async take(key: string): Promise<(() => Promise<void>) | null> {
    const now = this.#now();
    return (await this.#request('spend', key, now)) === null ? () => this.#refund(key, now) : null;
  }

  async #refund(key: string, at: number): Promise<void> {
    if (!this.#enabled) return;
    for (const { hash } of this.#allowancesOf(key)) await this.#log.refund(hash, at);
  }

  async forget(key: string): Promise<void> {
    if (!this.#enabled) return;
    const [own] = this.#allowancesOf(key);
    if (own) await this.#log.forget(own.hash);
  }
}

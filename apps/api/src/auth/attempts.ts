import { createHash } from 'node:crypto';
import { AppError, refusal } from '../errors/app-error.ts';
import { networkOf } from '../http/address.ts';
import { limits, type Limit, type LimitName } from '../limits/limits.ts';
import type { AttemptLog } from '../storage/attempt-log.ts';

/** How much more than one address the network has that it belongs to. */
const networkFactor = 4;

/**
 * Attempts of one kind, counted in the store against a limit. What is kept of a key is its hash. Where a limit is by
 * address, the /48 network of an IPv6 address is counted too.
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

  /** What a key is counted under, and how much more than the limit it may have. */
  #counted(key: string): { hash: string; most: number }[] {
    const { most, byAddress } = this.#limit;
    const network = byAddress ? networkOf(key) : null;
    const hashOf = (text: string) =>
      createHash('sha256').update(`${this.#name} ${text}`).digest('base64url');
    return [
      { hash: hashOf(key), most },
      ...(network === null ? [] : [{ hash: hashOf(network), most: most * networkFactor }]),
    ];
  }

  /** The moment from which another attempt is allowed; `null` for now. */
  async #ask(what: 'spend' | 'look', key: string, now: number): Promise<number | null> {
    if (!this.#enabled) return null;
    const { seconds } = this.#limit;
    for (const { hash, most } of this.#counted(key)) {
      const wait = await this.#log[what](hash, { most, seconds }, now);
      if (wait !== null) return wait;
    }
    return null;
  }

  #refuse(openAgain: number | null): void {
    if (openAgain === null) return;
    const wait = Math.max(1, Math.ceil((openAgain - this.#now()) / 1000));
    const { facts } = refusal(429, 'too_many_attempts', 'tooManyAttempts', wait);
    const { most, seconds } = this.#limit;
    throw new AppError({
      ...facts,
      rateLimit: { policy: this.#name, quota: most, window: seconds, left: 0 },
    });
  }

  /** @throws AppError 429, with the seconds to wait, when the limit is reached */
  async check(key: string): Promise<void> {
    this.#refuse(await this.#ask('look', key, this.#now()));
  }

  /** Counts an attempt, and says whether the limit was not reached yet. */
  async count(key: string): Promise<boolean> {
    return (await this.#ask('spend', key, this.#now())) === null;
  }

  /**
   * Counts an attempt, and gives what takes it back.
   * @throws AppError 429, and counts nothing, when the limit is reached
   */
  async spend(key: string): Promise<() => Promise<void>> {
    const now = this.#now();
    this.#refuse(await this.#ask('spend', key, now));
    return () => this.#takeBack(key, now);
  }

  /** As `spend`, and gives `null` when the limit is reached. */
  async take(key: string): Promise<(() => Promise<void>) | null> {
    const now = this.#now();
    return (await this.#ask('spend', key, now)) === null ? () => this.#takeBack(key, now) : null;
  }

  async #takeBack(key: string, at: number): Promise<void> {
    if (!this.#enabled) return;
    for (const { hash } of this.#counted(key)) await this.#log.refund(hash, at);
  }

  async forget(key: string): Promise<void> {
    if (!this.#enabled) return;
    const [own] = this.#counted(key);
    if (own) await this.#log.forget(own.hash);
  }
}

import type { AttemptLog } from '../../storage/attempt-log.ts';
import { limits, type LimitName } from './limits.ts';
import { Attempts } from './attempts.ts';

/** An attempt to log in, without the password. */
export interface LoginAttempt {
  address: string;
  email: string;
  /** The hash of the device if it has logged in to this account before, else `null`. */
  device: string | null;
}

/**
 * Counts attempts to log in before the password is verified, so that simultaneous attempts count too, and
 * undoes the count of those that did not fail. A device that has logged in before has its own count: others
 * who guess passwords, or share its address, cannot lock it out.
 */
export class LoginGate {
  readonly #attempts: Throttle;
  /** By account: the attempts of this process whose result is not known yet. */
  readonly #running = new Map<string, Set<Promise<void>>>();

  constructor(attempts: Throttle) {
    this.#attempts = attempts;
  }

  /**
   * @param verify whether the password is right; an attempt that it rejects is not counted as failed
   * @param locked called if the attempt is rejected because too many have failed for this account
   * @returns the result of `verify`
   * @throws AppError 429
   */
  async attempt(
    { address, email, device }: LoginAttempt,
    verify: () => Promise<boolean>,
    locked: () => void,
  ): Promise<boolean> {
    const { loginsFromDevice, loginsAtAccount, failedLogins } = this.#attempts;
    const account = email.toLowerCase();
    if (device !== null) {
      await loginsFromDevice.spend(`${account} ${device}`);
      const matches = await verify();
      if (matches) await loginsFromDevice.forget(`${account} ${device}`);
      return matches;
    }
    await loginsAtAccount.spend(`${address} ${account}`);
    const fromAddress = await failedLogins.spend(address);
    const atAccount = await this.#countAtAccount(account, locked);
    const { promise, resolve } = Promise.withResolvers<void>();
    const running = this.#running.get(account) ?? new Set();
    this.#running.set(account, running.add(promise));
    let failed = false;
    try {
      failed = !(await verify());
    } finally {
      if (!failed) {
        await fromAddress();
        await atAccount();
      }
      running.delete(promise);
      if (running.size === 0) this.#running.delete(account);
      resolve();
    }
    if (!failed) await loginsAtAccount.forget(`${address} ${account}`);
    return !failed;
  }

  /**
   * Counts an attempt at an account. At the limit it waits for the attempts that are still running, because
   * some of them may be right. @returns a function that undoes the count
   */
  async #countAtAccount(account: string, locked: () => void): Promise<() => Promise<void>> {
    for (;;) {
      const running = this.#running.get(account);
      try {
        return await this.#attempts.failedLoginsAtAccount.spend(account);
      } catch (error) {
        if (!running?.size) {
          locked();
          throw error;
        }
        await Promise.race(running);
      }
    }
  }

  /** Clears the failed attempts of an account whose owner has used a link from an e-mail. */
  async unlock(email: string): Promise<void> {
    await this.#attempts.failedLoginsAtAccount.forget(email.toLowerCase());
  }
}

/** One counter for each limit. */
export type Throttle = Readonly<Record<LimitName, Attempts>>;

export function createThrottle(log: AttemptLog, enabled: boolean, now: () => number): Throttle {
  const names = Object.keys(limits) as LimitName[];
  const counters = names.map((name) => [name, new Attempts(log, name, enabled, now)]);
  return Object.fromEntries(counters) as Throttle;
}

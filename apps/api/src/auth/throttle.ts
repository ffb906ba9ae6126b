import type { AttemptLog } from '../storage/attempt-log.ts';
import { limits, type LimitName } from '../limits/limits.ts';
import { Attempts } from './attempts.ts';

/** An attempt to log in, without the password. */
export interface LoginAttempt {
  address: string;
  email: string;
  /** The hash of the device if it has logged in to this account before, else `null`. */
  device: string | null;
}

/**
 * Counts attempts to log in before the password is verified, so that simultaneous attempts count too. A
 * device that has logged in before has its own count: others who guess passwords, or share its address,
 * cannot lock it out.
 */
export class LoginGate {
  readonly #attempts: Throttle;

  constructor(attempts: Throttle) {
    this.#attempts = attempts;
  }

  /**
   * Counts the attempt as failed. @returns a function that undoes the count after a success
   * @param locked called if the attempt is rejected because too many have failed for this account
   * @throws AppError 429
   */
  async enter(
    { address, email, device }: LoginAttempt,
    locked: () => void,
  ): Promise<() => Promise<void>> {
    const { loginsFromDevice, loginsAtAccount, failedLogins, failedLoginsAtAccount } =
      this.#attempts;
    const account = email.toLowerCase();
    if (device !== null) {
      await loginsFromDevice.spend(`${account} ${device}`);
      return () => loginsFromDevice.forget(`${account} ${device}`);
    }
    await loginsAtAccount.spend(`${address} ${account}`);
    const fromAddress = await failedLogins.spend(address);
    const atAccount = await failedLoginsAtAccount.spend(account).catch((error: unknown) => {
      locked();
      throw error;
    });
    return async () => {
      await loginsAtAccount.forget(`${address} ${account}`);
      await fromAddress();
      await atAccount();
    };
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

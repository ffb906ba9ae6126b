import type { AttemptLog } from '../storage/attempt-log.ts';
import { limits, type LimitName } from '../limits/limits.ts';
import { Attempts } from './attempts.ts';

/** What somebody logs in with, beside the password. */
export interface LoginAttempt {
  address: string;
  email: string;
  /** The hash of a device that has logged in to this account before; `null` for another one. */
  device: string | null;
}

/**
 * Counts attempts to log in before the password is looked at, so that a burst of attempts at once counts too. A device that has
 * logged in before is counted by itself: strangers who guess at the account, or share its address, cannot lock it out.
 */
export class LoginGate {
  readonly #attempts: Throttle;

  constructor(attempts: Throttle) {
    this.#attempts = attempts;
  }

  /**
   * Counts the attempt as a failed one, and gives what takes that back when it succeeds.
   * @param locked called where it is refused since too many have failed at this account
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

  /** The owner has come in by a link: what others tried no longer counts. */
  async unlock(email: string): Promise<void> {
    await this.#attempts.failedLoginsAtAccount.forget(email.toLowerCase());
  }
}

/** A counter for each limit. */
export type Throttle = Readonly<Record<LimitName, Attempts>>;

export function createThrottle(log: AttemptLog, enabled: boolean, now: () => number): Throttle {
  const names = Object.keys(limits) as LimitName[];
  const counters = names.map((name) => [name, new Attempts(log, name, enabled, now)]);
  return Object.fromEntries(counters) as Throttle;
}

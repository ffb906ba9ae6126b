import type { AttemptLog } from '../storage/attempt-log.ts';
import { Attempts } from './attempts.ts';

const minute = 60;
const hour = 60 * minute;

/** What is counted for one kind of call: a single account from one address, and the address as a whole. */
export class Gate {
  readonly #account: Attempts;
  readonly #address: Attempts;

  constructor(account: Attempts, address: Attempts) {
    this.#account = account;
    this.#address = address;
  }

  /**
   * Counts an attempt at the account before its outcome is known, so that a burst of attempts at
   * once counts too.
   * @throws AppError 429
   */
  async enter(address: string, email: string): Promise<void> {
    await this.#address.check(address);
    await this.#account.spend(keyOf(address, email));
  }

  /** The attempt failed: it counts for the address as a whole as well. */
  async failed(address: string): Promise<void> {
    await this.#address.count(address);
  }

  /** The attempt succeeded: earlier slips for this account no longer count. */
  async forgive(address: string, email: string): Promise<void> {
    await this.#account.forget(keyOf(address, email));
  }
}

function keyOf(address: string, email: string): string {
  return `${address} ${email.toLowerCase()}`;
}

/** Brakes on guessing and flooding, for the calls that need no token. Addresses are shared by households and offices. */
export interface Throttle {
  login: Gate;
  register: Gate;
  /** By address: asking for a link, and using one. */
  forgotPassword: Attempts;
  resetPassword: Attempts;
  /** By e-mail: letters with a link, from wherever they are asked for. */
  resetLetters: Attempts;
  /** By address. */
  newsletter: Attempts;
  contact: Attempts;
  consultations: Attempts;
  acknowledgements: Attempts;
  /** By account: bookings that are new. */
  bookings: Attempts;
  /** By account: every call of an operator's. */
  operator: Attempts;
}

export function createThrottle(log: AttemptLog, enabled: boolean, now: () => number): Throttle {
  const attempts = (kind: string, most: number, seconds: number) =>
    new Attempts(log, kind, { most: enabled ? most : Infinity, seconds }, now);
  return {
    login: new Gate(
      attempts('login of an account', 10, 15 * minute),
      attempts('login', 100, 15 * minute),
    ),
    register: new Gate(attempts('sign-up of an account', 10, hour), attempts('sign-up', 100, hour)),
    forgotPassword: attempts('asking for a link', 20, hour),
    resetPassword: attempts('using a link', 20, hour),
    resetLetters: attempts('letters with a link', 5, hour),
    newsletter: attempts('newsletter', 20, hour),
    contact: attempts('contact', 20, hour),
    consultations: attempts('consultation', 20, hour),
    acknowledgements: attempts('acknowledgement', 60, hour),
    bookings: attempts('booking', 10, hour),
    operator: attempts('operator', 600, 15 * minute),
  };
}

import { createHash } from 'node:crypto';
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

  #key(address: string, email: string): string {
    return createHash('sha256').update(`${address} ${email.toLowerCase()}`).digest('base64url');
  }

  /**
   * Counts an attempt at the account before its outcome is known, so that a burst of attempts at
   * once counts too.
   * @throws AppError 429
   */
  enter(address: string, email: string): void {
    this.#address.check(address);
    this.#account.check(this.#key(address, email));
    this.#account.count(this.#key(address, email));
  }

  /** The attempt failed: it counts for the address as a whole as well. */
  failed(address: string): void {
    this.#address.count(address);
  }

  /** The attempt succeeded: earlier slips for this account no longer count. */
  forgive(address: string, email: string): void {
    this.#account.forget(this.#key(address, email));
  }
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

export function createThrottle(enabled: boolean, now: () => number): Throttle {
  const attempts = (most: number, seconds: number) =>
    new Attempts({ most: enabled ? most : Infinity, seconds }, now);
  return {
    login: new Gate(attempts(10, 15 * minute), attempts(100, 15 * minute)),
    register: new Gate(attempts(10, hour), attempts(100, hour)),
    forgotPassword: attempts(20, hour),
    resetPassword: attempts(20, hour),
    resetLetters: attempts(5, hour),
    newsletter: attempts(20, hour),
    contact: attempts(20, hour),
    consultations: attempts(20, hour),
    acknowledgements: attempts(60, hour),
    bookings: attempts(10, hour),
    operator: attempts(600, 15 * minute),
  };
}

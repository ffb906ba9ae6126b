/** At most `most` attempts in `seconds`. */
export interface Allowance {
  most: number;
  seconds: number;
}

/** A budget that holds `most` and is given `perSecond` until it is full. */
interface Refilling {
  most: number;
  perSecond: number;
}

/**
 * What is counted to brake guessing and flooding, in a window that slides. Every process that shares
 * a store shares its counts; they need not outlive a restart. Moments are milliseconds since 1970.
 */
export interface AttemptLog {
  /**
   * Counts an attempt where the allowance is not used up, and gives `null`; else counts nothing and
   * gives the moment from which another one is allowed. Of many at once no more than allowed count.
   */
  spend(key: string, allowance: Allowance, now: number): Promise<number | null>;
  /** As `spend`, and counts nothing. */
  look(key: string, allowance: Allowance, now: number): Promise<number | null>;
  /** Takes back one attempt that was counted at this moment, where it still counts. */
  refund(key: string, at: number): Promise<void>;
  forget(key: string): Promise<void>;
  /**
   * Takes a price out of a budget that refills all the time, and gives `null`; where there is not enough in it, takes nothing
   * and gives the moment from which there is. Of many at once no more than can be paid are.
   */
  charge(key: string, budget: Refilling, price: number, now: number): Promise<number | null>;
}

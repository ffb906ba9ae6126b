/** At most `most` attempts in `seconds`. */
export interface Allowance {
  most: number;
  seconds: number;
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
  forget(key: string): Promise<void>;
}

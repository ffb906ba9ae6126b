/** At most `most` attempts in `seconds`. */
export interface Allowance {
  most: number;
  seconds: number;
}

/** A budget of at most `most`, refilled by `perSecond`. */
interface Refilling {
  most: number;
  perSecond: number;
}

/**
 * Counts attempts in a sliding window, to limit guessing and flooding. Processes that share a store share the
 * counts, which need not survive a restart. Times are milliseconds since 1970.
 */
export interface AttemptLog {
  /**
   * Counts an attempt and returns `null` if the limit is not reached; else counts nothing and returns when
   * another attempt is allowed. Atomic: concurrent attempts cannot exceed the limit.
   */
  spend(key: string, allowance: Allowance, now: number): Promise<number | null>;
  /** Like `spend`, but counts nothing. */
  look(key: string, allowance: Allowance, now: number): Promise<number | null>;
  /** Undoes one attempt counted at this time, if it still counts. */
  refund(key: string, at: number): Promise<void>;
  forget(key: string): Promise<void>;
  /**
   * Consumes a cost from a refilling budget and returns `null`; if the budget is too low, takes nothing and
   * returns when it suffices. Atomic: concurrent calls cannot exceed the budget.
   */
  consume(key: string, budget: Refilling, cost: number, now: number): Promise<number | null>;
}

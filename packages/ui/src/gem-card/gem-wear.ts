/** How a gem is worn. What is left out is not shown. */
export interface GemWear {
  /** Least weight, carats. */
  weight?: number;
  metal?: string;
  finger?: string;
  day?: string;
  mantra?: string;
  /** Gems that may replace it. */
  substitutes?: readonly string[];
}

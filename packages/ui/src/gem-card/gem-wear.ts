/** How a gem is worn. Missing properties are not shown. */
export interface GemWear {
  /** Minimum weight, carats. */
  weight?: number;
  /** The same in ratti, the unit used in India: shown first, with the carats after it. */
  ratti?: number;
  metal?: string;
  finger?: string;
  day?: string;
  mantra?: string;
  /** Gems that may replace it. */
  substitutes?: readonly string[];
}

/** How a gem is worn. Missing properties are not shown. */
export interface GemWear {
  /** Least weight, carats. */
  weight?: number;
  /** The same in ratti, by which India buys: shown first, with the carats behind it. */
  ratti?: number;
  metal?: string;
  finger?: string;
  day?: string;
  mantra?: string;
  /** Gems that may replace it. */
  substitutes?: readonly string[];
}

import type { Pada } from '@jyoti/jyotish';

/** A nakshatra and its quarters. */
export interface NakshatraText {
  readonly note: string;
  readonly padas: Readonly<Record<Pada, string>>;
}

/** 27, from Ashwini. */
export type NakshatraTexts = readonly NakshatraText[];

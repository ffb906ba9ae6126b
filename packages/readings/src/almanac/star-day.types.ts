import type { HouseNumber, TaraName } from '@jyoti/jyotish';

/** What the Moon of a day means for a birth star. */
export interface StarDayTexts {
  readonly taras: Readonly<Record<TaraName, string>>;
  /** by the house of the Moon from the birth sign; of 2, 5 and 9 while it waxes */
  readonly chandras: Readonly<Record<HouseNumber, string>>;
  /** in the second, fifth or ninth while it wanes */
  readonly waning: string;
}

import type { GrahaId, HouseNumber, SignNumber } from '@jyoti/jyotish';

/** One text for each house, from the ascendant's. */
export type TextsByHouse = Readonly<Record<HouseNumber, string>>;

/** One text for each sign, from Aries. */
export type TextsBySign = Readonly<Record<SignNumber, string>>;

/** A text for each graha in each house. */
export type GrahaHouseTexts = Readonly<Record<GrahaId, TextsByHouse>>;

/** A text for each graha in each sign. */
export type GrahaSignTexts = Readonly<Record<GrahaId, TextsBySign>>;

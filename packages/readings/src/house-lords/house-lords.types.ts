import type { HouseNumber } from '@jyoti/jyotish';
import type { TextsByHouse } from '../texts.types.ts';

/** By the house owned, then by the house in which its lord stands. */
export type HouseLordTexts = Readonly<Record<HouseNumber, TextsByHouse>>;

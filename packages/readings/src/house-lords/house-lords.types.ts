import type { HouseNumber } from '@jyoti/jyotish';
import type { TextsByHouse } from '../texts.types.ts';

/** By the house owned, then by the house in which its lord is placed. */
export type HouseLordTexts = Readonly<Record<HouseNumber, TextsByHouse>>;

/** By the dignity of the lord, then by the house owned. */
export type HouseLordStrengthTexts = Readonly<
  Record<'exalted' | 'own' | 'debilitated', TextsByHouse>
>;

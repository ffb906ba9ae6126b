import type { PlanetId } from '@jyoti/jyotish';
import type { SpokenDignity } from '../dignities.ts';
import type { TextsByHouse } from '../texts.types.ts';

/** Texts on the lord of the ascendant. */
export interface AscendantLordTexts {
  readonly grahas: Readonly<Record<PlanetId, string>>;
  /** by the house that it is in */
  readonly houses: TextsByHouse;
  readonly strength: Readonly<Record<SpokenDignity, string>>;
  readonly combust: string;
}

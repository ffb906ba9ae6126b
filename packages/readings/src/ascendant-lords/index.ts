import type { Dignity, HouseNumber, PlanetId } from '@jyoti/jyotish';
import { spokenDignity } from '../dignities.ts';
import type { ReadingLanguage } from '../language.ts';
import { reading, type Catalogue, type Reading } from '../reading.ts';
import type { AscendantLordTexts } from './ascendant-lords.types.ts';
import { ascendantLordsEn } from './en.ts';
import { ascendantLordsHi } from './hi.ts';

const catalogue: Catalogue<AscendantLordTexts> = { en: ascendantLordsEn, hi: ascendantLordsHi };

/** The lord of an ascendant with its position at birth. */
export interface AscendantLord {
  readonly graha: PlanetId;
  readonly house: HouseNumber;
  readonly dignity: Dignity | null;
  readonly combust: boolean;
}

/** Reading of the lord of the ascendant (subject: BPHS 24, 1 to 12). */
export function ascendantLordReading(
  { graha, house, dignity, combust }: AscendantLord,
  language: ReadingLanguage,
): Reading {
  return reading(catalogue, language, (texts) => {
    const strength = spokenDignity(dignity);
    return [
      texts.grahas[graha],
      texts.houses[house],
      ...(strength ? [texts.strength[strength]] : []),
      ...(combust ? [texts.combust] : []),
    ].join(' ');
  });
}

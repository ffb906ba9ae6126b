import type { HouseNumber, PlanetId, SignNumber } from '@jyoti/jyotish';
import { spokenDignity, type DignityFacts } from './dignities.ts';
import type { ReadingLanguage } from './language.ts';
import { ascendantLordsMessages } from './messages.generated/ascendant-lords.ts';
import { ascendantsMessages } from './messages.generated/ascendants.ts';
import { entry, reading, type Reading } from './reading.ts';

/** Texts on a rising sign. */
export interface AscendantText {
  /** the figure of the sign, without an article */
  readonly symbol: string;
  /** how life tends to be met with this sign rising */
  readonly prediction: string;
  /** how people with this ascendant appear and work */
  readonly characteristics: string;
  /** a practice of quiet that suits the sign */
  readonly spirituality: string;
  /** the quality others notice first, in a few words */
  readonly flagship: string;
  /** a few words each */
  readonly strengths: readonly string[];
  /** habits to watch */
  readonly watchpoints: readonly string[];
}

/** Reading of a rising sign. */
export function ascendantReading(
  sign: SignNumber,
  language: ReadingLanguage,
): Reading<AscendantText> {
  return reading(ascendantsMessages, language, (signs) => {
    const texts = entry(signs, sign);
    return {
      ...texts,
      strengths: Object.values(texts.strengths),
      watchpoints: Object.values(texts.watchpoints),
    };
  });
}

/** The lord of an ascendant with its position at birth. */
export interface AscendantLord extends DignityFacts {
  /** planet that rules the ascendant */
  readonly graha: PlanetId;
  /** where it is at birth, from the ascendant */
  readonly house: HouseNumber;
  /** closer to the Sun than its orb */
  readonly combust: boolean;
}

/** Reading of the lord of the ascendant (subject: BPHS 24, 1 to 12). */
export function ascendantLordReading(
  { graha, house, combust, ...dignity }: AscendantLord,
  language: ReadingLanguage,
): Reading {
  return reading(ascendantLordsMessages, language, (texts) => {
    const strength = spokenDignity(dignity);
    return [
      entry(texts.grahas, graha),
      entry(texts.houses, house),
      ...(strength ? [texts.strength[strength]] : []),
      ...(combust ? [texts.combust] : []),
    ].join(' ');
  });
}

import type { GrahaId, GrahaPlacement, HouseNumber } from '@jyoti/jyotish';
import { neechaBhangaSentence } from './judgement/index.ts';
import type { ReadingLanguage } from './language.ts';
import { grahasInHousesMessages } from './messages.generated/grahas-in-houses.ts';
import { grahasInSignsMessages } from './messages.generated/grahas-in-signs.ts';
import { grahasMessages } from './messages.generated/grahas.ts';
import { entry, inLanguage, reading, type Reading } from './reading.ts';

/** Texts on a graha in any position. */
export interface GrahaText {
  /** what it represents in a chart */
  readonly definition: string;
  /** how its qualities show in everyday life */
  readonly qualities: string;
  /** the same in a few words */
  readonly flagship: string;
  /** a few words each */
  readonly strengths: readonly string[];
  /** habits to watch */
  readonly watchpoints: readonly string[];
}

/** What a graha represents, wherever it is. */
export function grahaReading(graha: GrahaId, language: ReadingLanguage): Reading<GrahaText> {
  return reading(grahasMessages, language, ({ texts }) => {
    const own = entry(texts, graha);
    return {
      ...own,
      strengths: Object.values(own.strengths),
      watchpoints: Object.values(own.watchpoints),
    };
  });
}

/** The gayatri mantra of a graha: in Devanagari for Hindi, else in Latin letters. */
export function gayatriMantra(graha: GrahaId, language: ReadingLanguage): string {
  return entry(inLanguage(grahasMessages, language).gayatri, graha);
}

/** The influence of a graha on the house in which it is (subject: Saravali 30, Phaladeepika 8). */
export function grahaInHouseReading(
  graha: GrahaId,
  house: HouseNumber,
  language: ReadingLanguage,
): Reading {
  return reading(grahasInHousesMessages, language, (texts) => entry(entry(texts, graha), house));
}

/** How a graha acts in the sign in which it is (subject: Saravali 22 to 29), and what cancels its debilitation. */
export function grahaInSignReading(
  placement: Pick<GrahaPlacement, 'graha' | 'sign' | 'neechaBhanga'>,
  language: ReadingLanguage,
): Reading {
  return reading(grahasInSignsMessages, language, (texts) =>
    [
      entry(entry(texts, placement.graha), placement.sign),
      neechaBhangaSentence(placement, language),
    ]
      .filter((one) => one !== null)
      .join(' '),
  );
}

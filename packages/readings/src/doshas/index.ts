import type { ReadingLanguage } from '../language.ts';
import { reading, type Catalogue, type Reading } from '../reading.ts';
import type { PapasamyaOutcome } from '@jyoti/jyotish';
import type { DoshaId, DoshaStates, DoshaTexts } from './doshas.types.ts';
import { doshasEn } from './en.ts';
import { doshasHi } from './hi.ts';

export { doshaHowCommon, type CountedDosha } from './how-common.ts';
export type {
  DoshaId,
  DoshaStates,
  KaalSarpState,
  MangalState,
  PapasamayaState,
  PitraState,
  SadeSatiState,
} from './doshas.types.ts';

const catalogue: Catalogue<DoshaTexts> = { en: doshasEn, hi: doshasHi };

/** Meaning of a dosha in its state in the chart, including absence. */
export function doshaReading<Dosha extends DoshaId>(
  dosha: Dosha,
  state: DoshaStates[Dosha],
  language: ReadingLanguage,
): Reading {
  return reading(catalogue, language, (texts) => texts.states[dosha][state]);
}

/** Meaning of the papasamaya of two charts. */
export function papasamyaMatchReading(state: PapasamyaOutcome, language: ReadingLanguage): Reading {
  return reading(catalogue, language, (texts) => texts.papasamyaMatch[state]);
}

/** A note on kaal sarp where the planets are from Ketu forward to Rahu. */
export function kaalSarpDescendingReading(language: ReadingLanguage): Reading {
  return reading(catalogue, language, (texts) => texts.kaalSarpDescending);
}

/** Practices that tradition connects with a dosha: things to do, none to buy. */
export function doshaRemedies(
  dosha: DoshaId,
  language: ReadingLanguage,
): Reading<readonly string[]> {
  return reading(catalogue, language, (texts) => texts.remedies[dosha]);
}

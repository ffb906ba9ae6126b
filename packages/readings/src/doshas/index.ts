import type { KaalSarp, PapasamyaOutcome } from '@jyoti/jyotish';
import type { ReadingLanguage } from '../language.ts';
import { doshasMessages } from '../messages.generated/doshas.ts';
import { entry, reading, type Reading } from '../reading.ts';
import type { DoshaId, DoshaStates } from './doshas.types.ts';

export { doshaHowCommon, type CountedDosha } from './how-common.ts';
export { mangalState, papasamayaState, sadeSatiState } from './states.ts';
export type {
  DoshaId,
  DoshaStates,
  KaalSarpState,
  MangalState,
  PapasamayaState,
  PitraState,
  SadeSatiState,
} from './doshas.types.ts';

/** Meaning of a dosha in its state in the chart, including absence. */
export function doshaReading<Dosha extends DoshaId>(
  dosha: Dosha,
  state: DoshaStates[Dosha],
  language: ReadingLanguage,
): Reading {
  return reading(doshasMessages, language, ({ states }) => {
    const texts: Readonly<Record<string, string>> = entry(states, dosha);
    return entry(texts, state);
  });
}

/** Meaning of the papasamaya of two charts. */
export function papasamyaMatchReading(state: PapasamyaOutcome, language: ReadingLanguage): Reading {
  return reading(doshasMessages, language, (texts) => entry(texts.papasamyaMatch, state));
}

/** A note on kaal sarp where the planets are from Ketu forward to Rahu. */
export function kaalSarpDescendingReading(language: ReadingLanguage): Reading {
  return reading(doshasMessages, language, (texts) => texts.kaalSarpDescending);
}

/** Meaning of kaal sarp in a chart: its type and direction, in part or absent. */
export function kaalSarpReading(
  { isPresent, isPartial, type, direction }: KaalSarp,
  language: ReadingLanguage,
): Reading {
  if (!isPresent || type === null)
    return doshaReading('kaalSarp', isPartial ? 'partial' : 'absent', language);
  const { text } = doshaReading('kaalSarp', type, language);
  return direction === 'descending'
    ? { text: `${text} ${kaalSarpDescendingReading(language).text}`, language }
    : { text, language };
}

/** Practices that tradition connects with a dosha: things to do, none to buy. */
export function doshaRemedies(
  dosha: DoshaId,
  language: ReadingLanguage,
): Reading<readonly string[]> {
  return reading(doshasMessages, language, ({ remedies }) => Object.values(entry(remedies, dosha)));
}

import type { ReadingLanguage } from '../language.ts';
import { periodsMessages } from '../messages.generated/periods.ts';
import type { LifeStage, PeriodLord } from './periods.types.ts';
import { inLanguage } from '../reading.ts';

/** Topics of the houses of a graha: the one that it is in, then one that it owns. */
export function topicsOf(
  { house, rules }: PeriodLord,
  stage: LifeStage,
  language: ReadingLanguage,
): { here: string; owned: string | null } {
  const topics = inLanguage(periodsMessages, language)[stage];
  const owned = rules.find((one) => one !== house);
  return { here: topics[house], owned: owned === undefined ? null : topics[owned] };
}

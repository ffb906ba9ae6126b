import type { LifeStage, PeriodLord } from './periods.types.ts';
import type { TopicsByStage } from './topics.types.ts';

/** Topics of the houses of a graha: the one that it is in, then one that it owns. */
export function topicsOf(
  topics: TopicsByStage,
  { house, rules }: PeriodLord,
  stage: LifeStage,
): [here: string, owned: string | null] {
  const owned = rules.find((one) => one !== house);
  return [topics[stage][house], owned === undefined ? null : topics[stage][owned]];
}

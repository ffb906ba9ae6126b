import type { ReadingLanguage } from '../language.ts';
import { lifeAreasMessages } from '../messages.generated/life-areas.ts';
import { reading, type Reading } from '../reading.ts';
import type { LifeAreaFacts, LifeAreaReading } from './life-areas.types.ts';
import { factorsOf, verdictOf } from './weigh.ts';
import { factorSentence, weighingSentence } from './weighing.ts';

export { lifeAreas } from './life-areas.types.ts';
export type {
  LifeArea,
  LifeAreaFacts,
  LifeAreaReading,
  LifeAreaVerdict,
  PlacedGraha,
} from './life-areas.types.ts';

/**
 * The summary of an area of life: its house, its lord, the aspects on it and its significator, weighed against each
 * other.
 */
export function lifeAreaReading(
  facts: LifeAreaFacts,
  language: ReadingLanguage,
): Reading<LifeAreaReading> {
  return reading(lifeAreasMessages, language, ({ summaries }) => {
    const factors = factorsOf(facts);
    const verdict = verdictOf(factors);
    const [most, ...rest] = factors;
    const against = rest.find(({ weight }) => most !== undefined && weight * most.weight < 0);
    const say = (factor: (typeof factors)[number]) => factorSentence(factor, facts, language);
    return {
      verdict,
      summary: summaries[facts.area][verdict],
      weighing: weighingSentence(verdict, most ?? null, against ?? null, facts, language),
      supports: factors.filter(({ weight }) => weight > 0).map(say),
      challenges: factors.filter(({ weight }) => weight < 0).map(say),
    };
  });
}

import type { ReadingLanguage } from '../language.ts';
import { reading, type Catalogue, type Reading } from '../reading.ts';
import { lifeAreasEn } from './en.ts';
import { lifeAreasHi } from './hi.ts';
import type { LifeAreaFacts, LifeAreaReading, LifeAreaTexts } from './life-areas.types.ts';
import { factorsOf, verdictOf } from './weigh.ts';
import { weighingSentence } from './weighing.ts';

export { lifeAreas } from './life-areas.types.ts';
export type {
  LifeArea,
  LifeAreaFacts,
  LifeAreaReading,
  LifeAreaVerdict,
  PlacedGraha,
} from './life-areas.types.ts';

const catalogue: Catalogue<LifeAreaTexts> = { en: lifeAreasEn, hi: lifeAreasHi };

/**
 * The summary of an area of life: its house, its lord, the aspects on it and its significator, weighed against each
 * other.
 */
export function lifeAreaReading(
  facts: LifeAreaFacts,
  language: ReadingLanguage,
): Reading<LifeAreaReading> {
  return reading(catalogue, language, (texts) => {
    const factors = factorsOf(facts);
    const verdict = verdictOf(factors);
    const [most, ...rest] = factors;
    const against = rest.find(({ weight }) => most !== undefined && weight * most.weight < 0);
    const say = (factor: (typeof factors)[number]) => texts.factor(factor, facts);
    return {
      verdict,
      summary: texts.summaries[facts.area][verdict],
      weighing: weighingSentence(texts, verdict, most ?? null, against ?? null, facts),
      supports: factors.filter(({ weight }) => weight > 0).map(say),
      challenges: factors.filter(({ weight }) => weight < 0).map(say),
    };
  });
}

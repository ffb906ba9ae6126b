import type { LifeArea, LifeAreaFacts, Verdict } from '@jyoti/jyotish';
import { judgementReading, type JudgementText } from '../judgement/index.ts';
import type { ReadingLanguage } from '../language.ts';
import { housesMessages } from '../messages.generated/houses.ts';
import { lifeAreasMessages } from '../messages.generated/life-areas.ts';
import { entry, inLanguage, reading, type Reading } from '../reading.ts';
import { say } from '../say.ts';
import { grahaName } from '../words.ts';

export type { LifeArea, LifeAreaFacts };

/** Areas of life, in the order of their houses. */
export const lifeAreas = [
  'self',
  'money',
  'siblings',
  'home',
  'children',
  'learning',
  'health',
  'partner',
  'faith',
  'work',
] as const satisfies readonly LifeArea[];

/** Texts of an area. */
export interface LifeAreaReading extends JudgementText {
  /** that on the house of the area */
  readonly verdict: Verdict;
  /** what the house of its lord says of it, and what the verdict means */
  readonly summary: string;
}

/** The summary of an area of life, from the judgement of its house. */
export function lifeAreaReading(
  facts: LifeAreaFacts,
  language: ReadingLanguage,
): Reading<LifeAreaReading> {
  return reading(lifeAreasMessages, language, ({ lords, summaries }) => {
    const { area, verdict, lord, lordHouse, isGrown } = facts;
    const { sentence, places } = entry(lords, area);
    const ofLord = say(sentence, {
      graha: grahaName(lord, language),
      place: inLanguage(housesMessages, language)[lordHouse],
      tendency: places[lordHouse],
    });
    const summary = entry(entry(summaries, area), verdict);
    return {
      verdict,
      // Partners, clients and posts do not suit a child; the texts on learning do.
      summary: isGrown || area === 'learning' ? `${ofLord} ${summary}` : summary,
      ...judgementReading(facts, language).text,
    };
  });
}

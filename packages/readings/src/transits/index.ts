import type { GocharaRow, HouseNumber, Judged, JudgementFactId } from '@jyoti/jyotish';
import { verdictReason } from '../judgement/index.ts';
import type { ReadingLanguage } from '../language.ts';
import { housesMessages } from '../messages.generated/houses.ts';
import { periodsMessages } from '../messages.generated/periods.ts';
import { transitsMessages } from '../messages.generated/transits.ts';
import { lifeStage } from '../periods/life-stage.ts';
import { inLanguage, reading, type Reading } from '../reading.ts';
import { say } from '../say.ts';
import { grahaList, grahaName, signName } from '../words.ts';

/** What the reading of a transit is written from. */
export interface TransitFacts extends Pick<
  GocharaRow,
  'graha' | 'sign' | 'house' | 'effect' | 'vedhaHouse' | 'by'
> {
  /** the house of the birth chart that it moves through */
  readonly houseFromLagna: HouseNumber;
  /** how strong the graha is at birth */
  readonly judged: Judged;
  /** years of 365.25 days at the time of the transit */
  readonly age: number;
}

/** Facts about houses, of which the sentence names others. */
const NO_REASON = [
  'good_house',
  'growth_house',
  'hard_house',
  'better_by_chalit',
  'worse_by_chalit',
] as const satisfies JudgementFactId[];

/**
 * A transit of a birth chart: its place from the natal Moon and what obstructs or relieves it (Phaladeepika 26), the house of the
 * chart that it moves through, in words for the age, and how strong the graha is at birth.
 */
export function transitReading(
  { graha, sign, house, effect, vedhaHouse, by, houseFromLagna, judged, age }: TransitFacts,
  language: ReadingLanguage,
): Reading {
  return reading(transitsMessages, language, ({ place, brings, atBirth }) => {
    const houses = inLanguage(housesMessages, language);
    const topics = inLanguage(periodsMessages, language)[
      lifeStage({ from: age, to: age, now: age - 1 })
    ];
    const because = verdictReason(judged, language, NO_REASON);
    const values = {
      graha: grahaName(graha, language),
      sign: signName(sign, language),
      house: houses[house],
      lagnaHouse: houses[houseFromLagna],
      topic: topics[houseFromLagna],
      effect,
      by: grahaList(by, language),
      count: by.length,
      vedha: vedhaHouse === null ? '' : houses[vedhaHouse],
      hasReason: because === null ? 'no' : 'yes',
      because: because ?? '',
    };
    return [
      say(place, values),
      say(brings[graha], values),
      ...(judged.verdict === 'mixed' ? [] : [say(atBirth[judged.verdict], values)]),
    ].join(' ');
  });
}

import {
  signFromIndex,
  type HouseNumber,
  type SaturnPhaseId,
  type SignNumber,
  type GrahaId,
  type Verdict,
} from '@jyoti/jyotish';
import type { ReadingLanguage } from './language.ts';
import { comingYearsMessages } from './messages.generated/coming-years.ts';
import { housesMessages } from './messages.generated/houses.ts';
import { periodsMessages } from './messages.generated/periods.ts';
import { lifeStage } from './periods/life-stage.ts';
import { inLanguage, reading, type Reading } from './reading.ts';
import { say } from './say.ts';
import { grahaName, signName } from './words.ts';

/** A mahadasha or an antardasha that begins. */
export interface PeriodBegins {
  /** level of the period */
  readonly kind: 'mahadasha' | 'antardasha';
  /** its lord */
  readonly lord: GrahaId;
  /** lord of the mahadasha, the same for one that begins */
  readonly main: GrahaId;
  /** how strong the lord is at birth */
  readonly verdict: Verdict;
  /** of the lord at birth, from the ascendant */
  readonly house: HouseNumber;
}

/** The effect on Sade Sati where Saturn changes its sign. */
export interface SadeSatiTurn {
  /** a phase begins, Sade Sati begins or ends, or Saturn leaves its signs for some months */
  readonly turn:
    | Extract<SaturnPhaseId, 'rising' | 'peak' | 'setting'>
    | 'begins'
    | 'ends'
    | 'pause'
    | 'dhaiya'
    | 'none';
  /** whether the phase ran before in the same Sade Sati */
  readonly again: boolean;
}

/** A slow graha that enters a sign; `nodes`: Rahu, with Ketu opposite. */
export interface SlowIngress extends Partial<SadeSatiTurn> {
  /** what enters it */
  readonly kind: 'saturn' | 'jupiter' | 'nodes';
  /** sign that is entered */
  readonly sign: SignNumber;
  /** whole-sign house of the birth chart, from the ascendant */
  readonly house: HouseNumber;
  /** the same, from the Moon */
  readonly fromMoon: HouseNumber;
  /** whether it returns by retrograde motion */
  readonly back: boolean;
  /** whether the place from the Moon is a good one (Phaladeepika 26) */
  readonly isGood: boolean;
}

/** What changes on a day of the coming years. */
export type ComingChange = PeriodBegins | SlowIngress;

/** The sign, or the house, opposite one. */
const opposite = (place: HouseNumber): HouseNumber => signFromIndex(place + 5);

/**
 * A change of dasha or of a slow graha in a sentence that begins with its day.
 * @param date the day in words
 * @param age of the person then, years
 */
export function comingChange(
  change: ComingChange,
  date: string,
  age: number,
  language: ReadingLanguage,
): Reading {
  return reading(comingYearsMessages, language, (texts) => {
    const houses = inLanguage(housesMessages, language);
    const stage = lifeStage({ from: age, to: age, now: age - 1 });
    const topics = inLanguage(periodsMessages, language)[stage];
    const values = { date, age: stage, topic: topics[change.house], house: houses[change.house] };
    if ('lord' in change)
      return say(texts[change.kind], {
        ...values,
        graha: grahaName(change.lord, language),
        main: grahaName(change.main, language),
        verdict: change.verdict,
      });
    const { kind, sign, house, fromMoon, back, isGood, turn = 'none', again = false } = change;
    return say(texts[kind], {
      ...values,
      sign: signName(sign, language),
      fromMoon: houses[fromMoon],
      way: back ? 'back' : 'on',
      effect: isGood ? 'good' : 'other',
      turn,
      again: again ? 'yes' : 'no',
      ketuSign: signName(opposite(sign), language),
      ketuHouse: houses[opposite(house)],
      ketuFromMoon: houses[opposite(fromMoon)],
      ketuTopic: topics[opposite(house)],
    });
  });
}

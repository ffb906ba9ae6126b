import {
  agreeingSigns,
  challengingSigns,
  gemVerdictOfSign,
  SIGNS,
  type ForecastArea,
  type PlanetId,
  type SignNumber,
} from '@jyoti/jyotish';
import { formatList } from '@jyoti/language';
import type { ReadingLanguage } from '../language.ts';
import { horoscopeAdviceMessages } from '../messages.generated/horoscope-advice.ts';
import { reading, type Reading } from '../reading.ts';
import { say } from '../say.ts';
import { signName } from '../words.ts';
import { chooseFacts } from './choose-facts.ts';
import { headlineFact } from './facts-of-sky.ts';
import type { HoroscopeFact } from './facts.ts';
import { horoscopeMessages } from './messages.ts';
import type { Outlook, OutlookArea } from './outlook.ts';
import type { HoroscopeSource } from './source.ts';
import { turnOf } from './turn.ts';
import { whenIn } from './when.ts';
import { writeLine, type Writing } from './write-line.ts';

export { eventFacts } from './facts-of-sky.ts';
export {
  factName,
  sidesOf,
  type EventFact,
  type HeadlineFact,
  type HoroscopeFact,
} from './facts.ts';
export { isOver } from './tense.ts';
export { OUTLOOKS, OUTLOOK_AREAS, leanOf, type Outlook, type OutlookArea } from './outlook.ts';
export type { HoroscopeSource } from './source.ts';
export { weightOfEvent, withoutEclipsedMoons } from './weight-of-event.ts';

/** A horoscope: a word for each area that has one, and its lines. */
export interface HoroscopeWords {
  /** by area of life */
  readonly outlooks: Readonly<Record<OutlookArea, Outlook>>;
  /** the heaviest first */
  readonly lines: readonly HoroscopeLine[];
}

/** One line of a horoscope, and the transit that it is based on. */
export interface HoroscopeLine {
  /** area that it is about */
  readonly area: ForecastArea;
  /** a sentence, or two or three about the same transit */
  readonly text: string;
  /** what it is based on */
  readonly fact: HoroscopeFact;
}

/**
 * Writes the horoscope of a sign for a span, area by area, from the events of the sky: the same sky, sign,
 * span and today give the same lines. The outlook words of the areas and the lines below them are based on
 * the same facts. Money comes after career.
 */
export function horoscopeWords(
  source: HoroscopeSource,
  language: ReadingLanguage,
): Reading<HoroscopeWords> {
  const writing = writingOf(source, language);
  const { outlooks, selected } = chooseFacts(source);
  const lines = selected.map((one) => ({
    area: one.area,
    fact: one.fact,
    text: writeLine(one.fact, writing, one.area),
  }));
  return { text: { outlooks, lines }, language };
}

const writingOf = (source: HoroscopeSource, language: ReadingLanguage): Writing => ({
  source,
  language,
  texts: horoscopeMessages(language),
  turn: turnOf(source),
  when: whenIn(language, source.timezone),
});

/** How a span looks, in one word and in its first line. */
export interface HoroscopeHeadline {
  /** how the factors of the span add up */
  readonly mood: Outlook;
  /** the first line, in the language of the request */
  readonly text: string;
}

/** The first line of a horoscope; of a span that is over only how it looked, because advice for it comes too late. */
export function horoscopeHeadline(
  source: HoroscopeSource,
  language: ReadingLanguage,
): HoroscopeHeadline {
  const fact = headlineFact(source);
  const { mood } = fact;
  const { period, toJdUt } = source.forecast;
  const writing = writingOf(source, language);
  const { past, moods } = writing.texts.moon;
  const isPast = toJdUt <= source.todayJdUt;
  return {
    mood,
    text: isPast ? past({ mood: moods[period][mood] }) : writeLine(fact, writing),
  };
}

/** Customs for a sign, and for the planets strongest and weakest for it. */
export interface HoroscopeAdvice {
  /** gem of the sign's lord, with a caution where it is not advised */
  readonly gemstone: string;
  /** a practice of quiet for the strongest planet */
  readonly meditation: string;
  /** customs for the weakest planet, a sentence each */
  readonly remedies: readonly string[];
  /** compatible signs, and signs that need patience (`agreeingSigns`, `challengingSigns`) */
  readonly company: string;
}

/**
 * @param sign whose lord gives the stone
 * @param strongest the planet strongest for the sign in the span
 * @param weakest the planet weakest for it
 */
export function horoscopeAdvice(
  sign: SignNumber,
  strongest: PlanetId,
  weakest: PlanetId,
  language: ReadingLanguage,
): Reading<HoroscopeAdvice> {
  return reading(horoscopeAdviceMessages, language, (advice) => {
    const signList = (signs: readonly SignNumber[]) =>
      formatList(
        signs.map((one) => signName(one, language)),
        language,
      );
    const own = signName(sign, language);
    return {
      gemstone: [
        say(advice.gems[SIGNS[sign].lord], { sign: own }),
        ...(gemVerdictOfSign(sign) === 'advised' ? [] : [advice.gemWithCare({ sign: own })]),
      ].join(' '),
      meditation: advice.meditations[strongest],
      remedies: Object.values(advice.remedies[weakest]),
      company: advice.company({
        sign: own,
        agreeing: signList(agreeingSigns(sign)),
        challenging: signList(challengingSigns(sign)),
      }),
    };
  });
}

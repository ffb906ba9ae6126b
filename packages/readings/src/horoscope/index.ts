import {
  agreeingSigns,
  challengingSigns,
  gemVerdictOfSign,
  SIGNS,
  type ForecastArea,
  type PlanetId,
  type SignNumber,
} from '@jyoti/jyotish';
import { fill } from '../fill.ts';
import type { ReadingLanguage } from '../language.ts';
import { names } from '../names.ts';
import { listed } from '../sentence.ts';
import { reading, type Catalogue, type Reading } from '../reading.ts';
import { chooseFacts } from './choose-facts.ts';
import { horoscopeEn } from './en/index.ts';
import { horoscopeHi } from './hi/index.ts';
import type { HoroscopeFact } from './facts.ts';
import type { HoroscopeTexts } from './horoscope.types.ts';
import type { Outlook, OutlookArea } from './outlook.ts';
import type { HoroscopeSource } from './source.ts';
import { turnOf } from './turn.ts';
import { whenIn } from './when.ts';
import { writeLine } from './write-line.ts';

export { factName, sidesOf, type HoroscopeFact } from './facts.ts';
export { OUTLOOKS, OUTLOOK_AREAS, leanOf, type Outlook, type OutlookArea } from './outlook.ts';
export type { HoroscopeSource } from './source.ts';
export { weightOfEvent, withoutEclipsedMoons } from './weight-of-event.ts';

/** A horoscope: a word for each area that has one, and its lines. */
export interface HoroscopeWords {
  readonly outlooks: Readonly<Record<OutlookArea, Outlook>>;
  readonly lines: readonly HoroscopeLine[];
}

/** One line of a horoscope, and the transit that it is based on. */
export interface HoroscopeLine {
  readonly area: ForecastArea;
  /** a sentence, or two or three about the same transit */
  readonly text: string;
  readonly fact: HoroscopeFact;
}

const catalogue: Catalogue<HoroscopeTexts> = { en: horoscopeEn, hi: horoscopeHi };

/**
 * Writes the horoscope of a sign for a span, area by area, from the events of the sky: the same sky, sign,
 * span and today give the same lines. The outlook words of the areas and the lines below them are based on
 * the same facts. Money comes after career.
 */
export function horoscopeWords(
  source: HoroscopeSource,
  language: ReadingLanguage,
): Reading<HoroscopeWords> {
  return reading(catalogue, language, (texts, textLanguage) => {
    const writing = {
      source,
      texts,
      names: names(textLanguage),
      turn: turnOf(source),
      when: whenIn(texts, source.timezone, source.forecast.period === 'daily'),
    };
    const { outlooks, selected } = chooseFacts(source);
    const lines = selected.map((one) => ({
      area: one.area,
      fact: one.fact,
      text: writeLine(one, writing),
    }));
    return { outlooks, lines };
  });
}

/** Customs for a sign, and for the planets strongest and weakest for it. */
export interface HoroscopeAdvice {
  readonly gemstone: string;
  readonly meditation: string;
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
  return reading(catalogue, language, ({ advice, locale }) => {
    const { signs } = names(catalogue[language] ? language : 'en');
    const commonNames = (numbers: readonly SignNumber[]) =>
      listed(
        numbers.map((number) => signs[number].common),
        locale,
      );
    const own = signs[sign].common;
    return {
      gemstone: [
        fill(advice.gems[SIGNS[sign].lord], { sign: own }),
        ...(gemVerdictOfSign(sign) === 'advised' ? [] : [fill(advice.gemAvoided, { sign: own })]),
      ].join(' '),
      meditation: advice.meditations[strongest],
      remedies: advice.remedies[weakest],
      company: fill(advice.company, {
        sign: own,
        agreeing: commonNames(agreeingSigns(sign)),
        challenging: commonNames(challengingSigns(sign)),
      }),
    };
  });
}

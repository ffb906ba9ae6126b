import {
  gocharaOf,
  houseFrom,
  isAspecting,
  signFromIndex,
  VEDHA,
  type Eclipse,
  type ForecastArea,
  type GocharaEffect,
  type HouseNumber,
  type JulianDay,
  type ScoreTerm,
  type TransitEvent,
} from '@jyoti/jyotish';
import {
  factName,
  type AspectFact,
  type EventFact,
  type HeadlineFact,
  type GocharaFact,
  type GoodDaysFact,
  type HoroscopeFact,
  type MoonFact,
  type OutlookFact,
} from './facts.ts';
import type { MoonArea, SlowGraha } from './horoscope.types.ts';
import { LEAN, leanOf, moodOf, OUTLOOK_AREAS, outlookOf, type OutlookArea } from './outlook.ts';
import type { HoroscopeSource } from './source.ts';
import { stayInHouse, staysOf } from './stays.ts';
import { isOver } from './tense.ts';
import { weightOfEvent, withoutEclipsedMoons } from './weight-of-event.ts';

/** From this share of the days on, an effect over a span is mentioned. */
const MOST_DAYS = 0.6;

/** From this share of the days on, an aspect is mentioned without dates. */
const LASTING = 0.9;

export const isEclipse = (event: TransitEvent): event is Eclipse =>
  event.kind === 'solar_eclipse' || event.kind === 'lunar_eclipse';

export const isFullOrNewMoon = (event: TransitEvent): boolean =>
  event.kind === 'lunation' && (event.phase === 'full' || event.phase === 'new');

export const isMoonIngress = (event: TransitEvent): boolean =>
  event.kind === 'sign_ingress' && event.body === 'moon';

export const inOrder = (facts: readonly EventFact[]): EventFact[] =>
  facts.toSorted((a, b) => a.event.jdUt - b.event.jdUt);

/** Events of the span that have texts, the strongest first; an eclipse that is not mentioned is a full or new Moon. */
export function eventFacts({ forecast, eclipsesNear }: HoroscopeSource): EventFact[] {
  const isMentioned = (event: TransitEvent): boolean =>
    !isEclipse(event) || eclipsesNear.some(({ jdUt }) => jdUt === event.jdUt);
  return withoutEclipsedMoons(forecast.events.filter(({ event }) => isMentioned(event)))
    .filter(({ event, house }) => house !== null && hasWords(event))
    .toSorted((a, b) => weightOfEvent(b.event) - weightOfEvent(a.event))
    .map(({ event, house, effect }) => ({ kind: 'event', event, house: house!, effect }));
}

/** Quarters, Uranus (which has no part in gochara) and Ketu's side of Rahu's ingress have no texts. */
function hasWords(event: TransitEvent): boolean {
  if ('body' in event && event.body === 'uranus') return false;
  return weightOfEvent(event) >= 1;
}

export function nakshatraFact({ forecast: { moon } }: HoroscopeSource): HoroscopeFact {
  return { kind: 'nakshatra', nakshatra: moon.nakshatra, house: moon.house, sign: moon.sign };
}

/** The Moon of the day: its position, or its advice for an area. */
export function moonFact(
  { forecast: { moon, gochara } }: HoroscopeSource,
  area: MoonArea,
): MoonFact {
  const { effect, vedhaHouse, by } = gochara.find(({ graha }) => graha === 'moon')!;
  return {
    kind: 'moon',
    area,
    house: moon.house,
    sign: moon.sign,
    effect,
    vedhaHouse,
    by,
  };
}

/** The nearest eclipse outside the span and within a week of it. */
export function eclipseNear({
  forecast: { sign, fromJdUt, toJdUt, middleJdUt },
  eclipsesNear,
}: HoroscopeSource): HoroscopeFact | undefined {
  const distance = ({ jdUt }: Eclipse): number => Math.abs(jdUt - middleJdUt);
  const [event] = eclipsesNear
    .filter(({ jdUt }) => jdUt <= fromJdUt || jdUt > toJdUt)
    .toSorted((a, b) => distance(a) - distance(b));
  return event && { kind: 'eclipse_near', event, house: houseFrom(sign, event.sign) };
}

/** Transits of grahas, in the given order: for a day their positions, for a longer span their stays. */
export function gocharaFacts(
  source: HoroscopeSource,
  ...grahas: readonly SlowGraha[]
): GocharaFact[] {
  return grahas.flatMap((graha) => {
    if (source.forecast.period === 'daily') return [gocharaOfDay(source, graha)];
    const houses = new Set(staysOf(source, graha).map(({ house }) => house));
    return [...houses].map((house) => gocharaInHouse(source, graha, house)!);
  });
}

function gocharaOfDay({ forecast }: HoroscopeSource, graha: SlowGraha): GocharaFact {
  const { sign, house, effect, vedhaHouse, by } = forecast.gochara.find(
    (one) => one.graha === graha,
  )!;
  return { kind: 'gochara', graha, house, sign, effect, vedhaHouse, by, stay: null };
}

/** A graha's stay in a house within a week, month or year. */
function gocharaInHouse(
  source: HoroscopeSource,
  graha: SlowGraha,
  house: HouseNumber,
): GocharaFact | undefined {
  const stay = stayInHouse(source, graha, house);
  return (
    stay && {
      kind: 'gochara',
      graha,
      house,
      sign: stay.sign,
      effect: usualEffect(source, graha, house),
      vedhaHouse: null,
      by: [],
      stay,
    }
  );
}

/** The effect of a graha on most of the days that it is in a house; without vedha if neither prevails. */
function usualEffect(
  { forecast }: HoroscopeSource,
  graha: SlowGraha,
  house: HouseNumber,
): GocharaEffect {
  const terms = forecast.areas
    .find(({ area }) => area === 'general')!
    .terms.filter((one) => one.reason === 'karaka' && one.graha === graha && one.house === house);
  const there = terms.reduce((sum, { share }) => sum + share, 0);
  const usual = terms.find(({ share }) => share >= MOST_DAYS * there)?.effect;
  return usual ?? (VEDHA[graha][house] === undefined ? 'bad' : 'good');
}

/** Full aspects on the houses of an area: on a day, or lasting through a longer span. */
export function aspectFacts(source: HoroscopeSource, area: ForecastArea): AspectFact[] {
  if (isOver(source)) return [];
  return termsOf(source, area).flatMap((term) => aspectOf(source, area, term) ?? []);
}

const termsOf = ({ forecast }: HoroscopeSource, area: ForecastArea): readonly ScoreTerm[] =>
  forecast.areas.find((one) => one.area === area)!.terms;

function aspectOf(
  { forecast, span }: HoroscopeSource,
  area: ForecastArea,
  { reason, graha, house, benefic, share }: ScoreTerm,
): AspectFact | undefined {
  const sign = span.middle.signs[graha];
  if (reason !== 'aspect' || share < LASTING) return undefined;
  if (!isAspecting(graha, sign, signFromIndex(forecast.sign + house - 2))) return undefined;
  return { kind: 'aspect', area, graha, sign, house, benefic: benefic === true };
}

/** A fact of an area, and how much it weighs there. */
export interface WeighedFact {
  readonly fact: GocharaFact | AspectFact;
  /** points for the area, or against it */
  readonly weight: number;
}

/**
 * The factors for and against an area, the weightiest first: those of its outlook. The Moon's are left out,
 * since its sign is mentioned once for the whole day.
 */
export function weighedFacts(source: HoroscopeSource, area: ForecastArea): WeighedFact[] {
  const isDay = source.forecast.period === 'daily';
  const weights = new Map<string, WeighedFact>();
  for (const term of termsOf(source, area)) {
    const { reason, graha, house, points, share } = term;
    if (graha === 'moon') continue;
    const fact =
      reason !== 'aspect'
        ? isDay
          ? gocharaOfDay(source, graha)
          : gocharaInHouse(source, graha, house)
        : isOver(source)
          ? undefined
          : aspectOf(source, area, term);
    if (fact === undefined) continue;
    const name = factName(fact);
    const weight = (weights.get(name)?.weight ?? 0) + points * share;
    weights.set(name, { fact, weight });
  }
  return [...weights.values()].toSorted((a, b) => Math.abs(b.weight) - Math.abs(a.weight));
}

/**
 * The mood of the span and the fact of its advice: of a month or a year a transit of today, or of its middle in another one, that
 * agrees with the mood.
 */
export function headlineFact(source: HoroscopeSource): HeadlineFact {
  const { period, fromJdUt, middleJdUt, toJdUt } = source.forecast;
  const { todayJdUt } = source;
  const now = fromJdUt <= todayJdUt && todayJdUt < toJdUt ? todayJdUt + 0.5 : middleJdUt;
  const moon = moonFact(source, 'general');
  const moonLean = moon.effect === 'good' ? 1 : moon.effect === 'bad' ? -1 : 0;
  const mood = moodOf([
    ...OUTLOOK_AREAS.map((area) => LEAN[outlookFact(source, area).outlook]),
    ...(period === 'daily' ? [moonLean as -1 | 0 | 1] : []),
  ]);
  const isNow = ({ stay }: GocharaFact) =>
    stay === null || (stay.fromJdUt <= now && now < stay.toJdUt);
  const leading = (...facts: readonly GocharaFact[]): GocharaFact => {
    const there = facts.filter(isNow);
    return there.find((fact) => leanOf(fact) === LEAN[mood]) ?? there[0] ?? facts[0]!;
  };
  switch (period) {
    case 'daily':
      return { kind: 'headline', mood, of: moon };
    case 'weekly':
      return { kind: 'headline', mood, of: goodDays(source) };
    case 'monthly':
      return {
        kind: 'headline',
        mood,
        of: leading(...gocharaFacts(source, 'sun', 'venus', 'mars', 'mercury')),
      };
    case 'yearly':
      return { kind: 'headline', mood, of: leading(...gocharaFacts(source, 'jupiter', 'saturn')) };
  }
}

/** The weightiest factors for and against an area. */
export function outlookFact(source: HoroscopeSource, area: OutlookArea): OutlookFact {
  const score = source.forecast.areas.find((one) => one.area === area)!;
  const pull = ({ points, share }: ScoreTerm): number => points * share;
  const sorted = score.terms.toSorted((a, b) => pull(b) - pull(a));
  const [first, last] = [sorted[0], sorted.at(-1)];
  const helps = first && pull(first) > 0 ? first : null;
  const slows = last && pull(last) < 0 ? last : null;
  const heavier = [helps, slows, score.terms[0]!]
    .filter((term) => term !== null)
    .toSorted((a, b) => Math.abs(pull(b)) - Math.abs(pull(a)))[0]!;
  const outlook = outlookOf(score);
  const { graha, house } = { favourable: helps, quiet: slows, even: null }[outlook] ?? heavier;
  return { kind: 'outlook', area, outlook, helps, slows, graha, house };
}

/** The middle of each day of a span, Julian days UT. */
export function daysOfSpan({ forecast, span }: HoroscopeSource): JulianDay[] {
  const length = (forecast.toJdUt - forecast.fromJdUt) / span.days.length;
  return span.days.map((_, day) => forecast.fromJdUt + (day + 0.5) * length);
}

/** The days of the week on which the Moon is favourable without vedha. */
export function goodDays(source: HoroscopeSource): GoodDaysFact {
  const { forecast, span } = source;
  const middles = daysOfSpan(source);
  const rows = span.days.map(({ signs }) =>
    gocharaOf(forecast.sign, signs).find(({ graha }) => graha === 'moon')!,
  );
  const days = middles.filter((_, day) => rows[day]?.effect === 'good');
  const first = rows.find(({ effect }) => effect === 'good') ?? forecast.moon;
  return {
    kind: 'good_days',
    days,
    share: days.length / rows.length,
    house: first.house,
    sign: first.sign,
  };
}

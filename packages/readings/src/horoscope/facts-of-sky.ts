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
  type SignNumber,
  type TransitEvent,
} from '@jyoti/jyotish';
import type { AspectFact, EventFact, HoroscopeFact, MoonFact } from './facts.ts';
import type { SlowGraha } from './horoscope.types.ts';
import type { HoroscopeSource } from './source.ts';
import { weightOfEvent, withoutEclipsedMoons } from './weight-of-event.ts';

/** A stay of the Moon shorter than this at the edge of a week is not worth a sentence, days. */
const SHORTEST_STAY = 1;

/** From this share of the days on, an effect over a span is told. */
const MOST_DAYS = 0.6;

export const isEclipse = (event: TransitEvent): event is Eclipse =>
  event.kind === 'solar_eclipse' || event.kind === 'lunar_eclipse';

export const isFullOrNewMoon = (event: TransitEvent): boolean =>
  event.kind === 'lunation' && (event.phase === 'full' || event.phase === 'new');

export const isMoonIngress = (event: TransitEvent): boolean =>
  event.kind === 'sign_ingress' && event.body === 'moon';

export const inOrder = (facts: readonly EventFact[]): EventFact[] =>
  facts.toSorted((a, b) => a.event.jdUt - b.event.jdUt);

/** What happens in the span and has words, the weightiest first. */
export function eventFacts({ forecast }: HoroscopeSource): EventFact[] {
  return withoutEclipsedMoons(forecast.events)
    .filter(({ event, house }) => house !== null && hasWords(event))
    .toSorted((a, b) => weightOfEvent(b.event) - weightOfEvent(a.event))
    .map(({ event, house, effect }) => ({ kind: 'event', event, house: house!, effect }));
}

/** Quarters, Uranus (which has no part in gochara) and Ketu's side of Rahu's ingress go unsaid. */
function hasWords(event: TransitEvent): boolean {
  if ('body' in event && event.body === 'uranus') return false;
  return weightOfEvent(event) >= 1;
}

export function nakshatraFact({ forecast: { moon } }: HoroscopeSource): HoroscopeFact {
  return { kind: 'nakshatra', nakshatra: moon.nakshatra, house: moon.house, sign: moon.sign };
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

/** Transits of grahas as they are at the middle of the span, in the order given. */
export function gocharaFacts(
  source: HoroscopeSource,
  ...grahas: readonly SlowGraha[]
): HoroscopeFact[] {
  const { forecast, positions } = source;
  return grahas.map((graha) => {
    const row = forecast.gochara.find((one) => one.graha === graha)!;
    const position = positions.find(({ body }) => body === graha)!;
    const { fromJdUt, toJdUt, period } = forecast;
    const within = (jdUt: number | null): number | null =>
      jdUt !== null && jdUt > fromJdUt && jdUt < toJdUt ? jdUt : null;
    const effect = period === 'daily' ? row.effect : usualEffect(source, graha, row.house);
    return {
      kind: 'gochara',
      graha,
      house: row.house,
      sign: row.sign,
      effect,
      vedhaHouse: row.vedhaHouse,
      by: period === 'daily' ? row.by : [],
      entersJdUt: within(position.since),
      leavesJdUt: within(position.until),
    };
  });
}

/** The effect of a graha on most of the days that it stands in a house; without vedha where neither prevails. */
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

/** Full aspects on the houses of an area at the middle of the span. */
export function aspectFacts({ forecast, span }: HoroscopeSource, area: ForecastArea): AspectFact[] {
  const { terms } = forecast.areas.find((one) => one.area === area)!;
  return terms
    .filter(({ reason, share }) => reason === 'aspect' && share > 0.5)
    .map(({ graha, house, benefic }) => ({
      kind: 'aspect' as const,
      area,
      graha,
      sign: span.middle.signs[graha],
      house,
      benefic: benefic === true,
    }))
    .filter(({ graha, sign, house }) =>
      isAspecting(graha, sign, signFromIndex(forecast.sign + house - 2)),
    );
}

/** Of a year only the aspects that last. */
export function slowAspects(source: HoroscopeSource, area: ForecastArea): AspectFact[] {
  return aspectFacts(source, area).filter(({ graha }) =>
    ['jupiter', 'saturn', 'rahu', 'ketu'].includes(graha),
  );
}

/** The days of the week on which the Moon does good, and nobody obstructs it. */
export function goodDays({ forecast, span }: HoroscopeSource): HoroscopeFact {
  const length = (forecast.toJdUt - forecast.fromJdUt) / span.days.length;
  const rows = span.days.map(({ signs }) =>
    gocharaOf(forecast.sign, signs).find(({ graha }) => graha === 'moon')!,
  );
  const days = rows.flatMap(({ effect }, day) =>
    effect === 'good' ? [forecast.fromJdUt + (day + 0.5) * length] : [],
  );
  const first = rows.find(({ effect }) => effect === 'good') ?? forecast.moon;
  return {
    kind: 'good_days',
    days,
    share: days.length / rows.length,
    house: first.house,
    sign: first.sign,
  };
}

/** The Moon's stays in signs within the span, short ones at its edges left out. */
export function moonStays({
  forecast,
  span,
}: HoroscopeSource): Pick<MoonFact, 'house' | 'sign' | 'stay'>[] {
  const entries = span.events.flatMap(({ event }) =>
    event.kind === 'sign_ingress' && event.body === 'moon' ? [event] : [],
  );
  const first = entries[0]?.from ?? span.middle.signs.moon;
  const starts: { sign: SignNumber; fromJdUt: number }[] = [
    { sign: first, fromJdUt: forecast.fromJdUt },
    ...entries.map(({ sign, jdUt }) => ({ sign, fromJdUt: jdUt })),
  ];
  return starts
    .map(({ sign, fromJdUt }, index) => ({
      house: houseFrom(forecast.sign, sign),
      sign,
      stay: { fromJdUt, toJdUt: starts[index + 1]?.fromJdUt ?? forecast.toJdUt },
    }))
    .filter(({ stay }) => stay.toJdUt - stay.fromJdUt >= SHORTEST_STAY);
}

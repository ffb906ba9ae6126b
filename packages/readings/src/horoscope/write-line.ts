import { GRAHA_IDS } from '@jyoti/jyotish';
import { fill } from '../fill.ts';
import type { Names } from '../names.types.ts';
import type { AspectFact, EventFact, GocharaFact, HoroscopeFact, MoonFact } from './facts.ts';
import type { HoroscopeTexts, TurningGraha } from './horoscope.types.ts';
import type { Turn } from './turn.ts';
import type { When } from './when.ts';

/** What the writing of a line needs beside its fact. */
export interface Writing {
  readonly texts: HoroscopeTexts;
  readonly names: Names;
  readonly turn: Turn;
  readonly when: When;
  readonly period: 'daily' | 'weekly' | 'monthly' | 'yearly';
}

/** The sentence of a fact, or its sentences. */
export function writeLine(fact: HoroscopeFact, writing: Writing): string {
  switch (fact.kind) {
    case 'moon':
      return moonLine(fact, writing);
    case 'nakshatra':
      return writing.texts.nakshatraDays[fact.nakshatra - 1] ?? '';
    case 'good_days': {
      const { some, none } = writing.texts.goodDays;
      const days = writing.when.list(fact.days.map(writing.when.weekday));
      return fact.days.length === 0 ? none : fill(some, { days });
    }
    case 'gochara':
      return gocharaLine(fact, writing);
    case 'aspect':
      return aspectLine(fact, writing);
    case 'event':
      return eventLine(fact, writing);
    case 'eclipse_near': {
      const { solarEclipseNear, lunarEclipseNear } = writing.texts.events;
      return fill(fact.event.kind === 'solar_eclipse' ? solarEclipseNear : lunarEclipseNear, {
        date: writing.when.date(fact.event.jdUt),
        house: writing.texts.houses[fact.house],
      });
    }
  }
}

/** One of several texts that say the same. */
function oneOf(variants: readonly string[], turn: Turn): string {
  return variants[turn.of(variants.length)] ?? '';
}

function moonLine({ area, house, sign, stay }: MoonFact, writing: Writing): string {
  const { texts, names, turn, when } = writing;
  const text = fill(oneOf(texts.moon[area][house], turn), { sign: names.signs[sign].common });
  if (stay === null) return text;
  const [from, to] = [when.weekday(stay.fromJdUt), when.weekday(stay.toJdUt - when.moment)];
  const sentence = from === to ? texts.moonStay.day : texts.moonStay.days;
  return `${fill(sentence, { from, to, sign: names.signs[sign].common })} ${text}`;
}

function gocharaLine(fact: GocharaFact, writing: Writing): string {
  const { texts, names } = writing;
  const sentence = fill(texts.gochara[fact.graha][fact.house], {
    sign: names.signs[fact.sign].common,
  });
  return [sentence, vedhaSentence(fact, writing), staySentence(fact, writing)]
    .filter((part) => part !== null)
    .join(' ');
}

function vedhaSentence(
  { effect, by, vedhaHouse }: GocharaFact,
  { texts, turn, when, period }: Writing,
): string | null {
  if (effect !== 'obstructed' && effect !== 'relieved') return null;
  if (period !== 'daily') {
    return (effect === 'obstructed' ? texts.mostlyObstructed : texts.mostlyRelieved)[period];
  }
  if (vedhaHouse === null) return null;
  return fill(oneOf(texts[effect], turn), {
    by: when.list(by.map((graha) => texts.grahas[graha])),
    house: texts.houses[vedhaHouse],
  });
}

function staySentence(
  { entersJdUt, leavesJdUt }: GocharaFact,
  { texts: { stays }, when, period }: Writing,
): string | null {
  if (period === 'daily' || (entersJdUt === null && leavesJdUt === null)) return null;
  const from = entersJdUt === null ? '' : when.date(entersJdUt);
  const to = leavesJdUt === null ? '' : when.date(leavesJdUt);
  if (entersJdUt === null) return fill(stays.until, { to });
  return fill(leavesJdUt === null ? stays.since : stays.between, { from, to });
}

function aspectLine(
  { area, graha, sign, house, benefic }: AspectFact,
  { texts, names, turn }: Writing,
): string {
  const text = oneOf(texts.aspects[area][benefic ? 'kind' : 'strict'], turn);
  return fill(text, {
    graha: (text.startsWith('{graha}') ? texts.grahasFirst : texts.grahas)[graha],
    sign: names.signs[sign].common,
    house: texts.houses[house],
  });
}

function eventLine({ event, house }: EventFact, { texts, names, when }: Writing): string {
  const values = {
    when: when.opening(event.jdUt),
    house: texts.houses[house],
    sign: 'sign' in event ? names.signs[event.sign].common : '',
    graha: 'body' in event && event.body !== 'uranus' ? texts.grahas[event.body] : '',
  };
  const { events } = texts;
  switch (event.kind) {
    case 'sign_ingress': {
      // Two grahas that enter the same house in one horoscope are told in different words.
      const variants = events.ingress[house];
      const place = GRAHA_IDS.findIndex((graha) => graha === event.body);
      return fill(variants[place % variants.length] ?? '', values);
    }
    case 'station':
      return fill(events.stations[event.body as TurningGraha][event.motion], values);
    case 'lunation':
      return fill((event.phase === 'new' ? events.newMoon : events.fullMoon)[house], values);
    case 'solar_eclipse':
      return fill(events.solarEclipse, values);
    case 'lunar_eclipse':
      return fill(events.lunarEclipse, values);
    case 'combustion':
      return fill(events.combustion[event.change], values);
    case 'nakshatra_ingress':
      return '';
  }
}

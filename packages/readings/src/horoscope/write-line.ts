import { GRAHA_IDS, type GrahaId, type HouseNumber, type SignNumber } from '@jyoti/jyotish';
import { fill } from '../fill.ts';
import type { Names } from '../names.types.ts';
import { sentence } from '../sentence.ts';
import type { SelectedFact } from './choose-facts.ts';
import {
  sidesOf,
  type AspectFact,
  type EclipseNearFact,
  type EventFact,
  type GocharaFact,
  type GoodDaysFact,
  type HoroscopeFact,
  type MoonFact,
  type OutlookFact,
} from './facts.ts';
import type { HoroscopeTexts, MetEffect, TurningGraha } from './horoscope.types.ts';
import type { HoroscopeSource } from './source.ts';
import { isOver, tenseOf } from './tense.ts';
import type { Turn } from './turn.ts';
import type { When } from './when.ts';

/** Context for writing a line, in addition to its fact. */
export interface Writing {
  readonly source: HoroscopeSource;
  readonly texts: HoroscopeTexts;
  readonly names: Names;
  readonly turn: Turn;
  readonly when: When;
}

/** The sentence or sentences of a fact. */
export function writeLine({ fact, turns }: SelectedFact, writing: Writing): string {
  const line = lineOf(fact, writing);
  return turns ? `${oneOf(writing.texts.turning, writing.turn)} ${line}` : line;
}

function lineOf(fact: HoroscopeFact, writing: Writing): string {
  switch (fact.kind) {
    case 'moon':
      return moonLine(fact, writing);
    case 'nakshatra':
      return oneOf(writing.texts.nakshatraDays[fact.nakshatra - 1] ?? [], writing.turn);
    case 'good_days':
      return goodDaysLine(fact, writing);
    case 'gochara':
      return gocharaLine(fact, writing);
    case 'aspect':
      return aspectLine(fact, writing);
    case 'event':
      return eventLine(fact, writing);
    case 'eclipse_near':
      return eclipseNearLine(fact, writing);
    case 'outlook':
      return outlookLine(fact, writing);
  }
}

/** One of several synonymous texts. */
function oneOf(variants: readonly string[], turn: Turn): string {
  return variants[turn.of(variants.length)] ?? '';
}

const isMet = (effect: string): effect is MetEffect =>
  effect === 'obstructed' || effect === 'relieved';

/** How the sentences name the span: "today", "this week". */
function spanWords({ source, texts }: Writing): string {
  const { period } = source.forecast;
  return period !== 'daily' && isOver(source) ? texts.spansOver[period] : texts.spans[period];
}

/** The position of a graha in the words of the sentences. */
const placeWords = (
  { graha, sign, house }: { graha: GrahaId; sign: SignNumber; house: HouseNumber },
  { texts, names }: Writing,
) => ({
  graha: texts.grahas[graha],
  sign: names.signs[sign].common,
  own: texts.houses[house],
  matters: texts.matters[house],
});

function moonLine(fact: MoonFact, writing: Writing): string {
  const { texts, turn, when, source } = writing;
  const { area, house, stay, effect, by, vedhaHouse } = fact;
  const words = placeWords({ graha: 'moon', sign: fact.sign, house }, writing);
  if (stay === null) {
    if (area !== 'general' || !isMet(effect) || vedhaHouse === null) {
      return fill(oneOf(texts.moon[area][house], turn), words);
    }
    return sentence(oneOf(texts.moonMet[effect], turn), {
      ...words,
      by: when.list(by.map((graha) => texts.grahas[graha])),
      house: texts.houses[vedhaHouse],
    });
  }
  const [from, to] = [when.weekday(stay.fromJdUt), when.weekday(stay.toJdUt - when.moment)];
  const isPast = tenseOf(source, stay.fromJdUt, stay.toJdUt) === 'past';
  const forms = isPast ? texts.moonStayed : texts.moonStay;
  const stayed = fill(from === to ? forms.day : forms.days, { ...words, from, to });
  return isPast ? stayed : `${stayed} ${fill(oneOf(texts.moon[area][house], turn), words)}`;
}

function goodDaysLine({ days }: GoodDaysFact, { source, texts, when }: Writing): string {
  const { some, left, over, today, none, noneLeft, noneToday, noneOver } = texts.goodDays;
  const { todayJdUt, forecast } = source;
  const naming = (wording: { one: string; other: string }, of: readonly number[]): string =>
    fill(wording[of.length === 1 ? 'one' : 'other'], { days: when.list(of.map(when.weekday)) });
  if (isOver(source)) return days.length === 0 ? noneOver : naming(over, days);
  const ahead = days.filter((day) => day >= todayJdUt);
  // Days of 23 to 25 hours.
  if (forecast.toJdUt - todayJdUt < 1.5) return ahead.length === 0 ? noneToday : today;
  if (ahead.length > 0) return naming(ahead.length < days.length ? left : some, ahead);
  return todayJdUt > forecast.fromJdUt ? noneLeft : none;
}

function gocharaLine(fact: GocharaFact, writing: Writing): string {
  const { texts, turn, when, source } = writing;
  const { graha, house, effect, by, vedhaHouse, stay } = fact;
  const words = placeWords(fact, writing);
  if (stay !== null) {
    const tense = tenseOf(source, stay.fromJdUt, stay.toJdUt);
    if (tense === 'past') return stayedLine(fact, stay, writing);
    const text = isMet(effect)
      ? sentence(oneOf(texts.mostlyMet[effect], turn), words)
      : fill(oneOf(texts.gochara[graha][house], turn), words);
    return [text, staySentence(stay, tense === 'future', writing)]
      .filter((part) => part !== null)
      .join(' ');
  }
  if (!isMet(effect) || vedhaHouse === null) {
    return fill(oneOf(texts.gochara[graha][house], turn), words);
  }
  return fill(texts.met[graha][effect], {
    ...words,
    by: when.list(by.map((other) => texts.grahas[other])),
    house: texts.houses[vedhaHouse],
  });
}

type StayOfFact = NonNullable<GocharaFact['stay']>;

/** The ends of a stay that are within the span, as dates. */
function endsOf({ fromJdUt, toJdUt }: StayOfFact, { source, when }: Writing) {
  const { forecast } = source;
  return {
    from: fromJdUt > forecast.fromJdUt ? when.date(fromJdUt) : null,
    to: toJdUt < forecast.toJdUt ? when.date(toJdUt) : null,
  };
}

function stayedLine(fact: GocharaFact, stay: StayOfFact, writing: Writing): string {
  const { texts, turn, when, source } = writing;
  const { from, to } = endsOf(stay, writing);
  const period = source.forecast.period as keyof HoroscopeTexts['stays']['stayedAll'];
  const opening =
    from === null && to === null
      ? texts.stays.stayedAll[period]
      : fill(texts.stays.stayedBetween, {
          from: when.date(stay.fromJdUt),
          to: when.date(stay.toJdUt - when.moment),
        });
  const variants = texts.stayed[isMet(fact.effect) ? 'met' : fact.effect];
  return fill(oneOf(variants, turn), { ...placeWords(fact, writing), when: opening });
}

function staySentence(stay: StayOfFact, isToCome: boolean, writing: Writing): string | null {
  const { stays } = writing.texts;
  const { from, to } = endsOf(stay, writing);
  if (from === null) return to === null ? null : fill(stays.until, { to });
  if (to === null) return fill(isToCome ? stays.from : stays.since, { from });
  return fill(stays.between, { from, to });
}

function aspectLine(fact: AspectFact, writing: Writing): string {
  const { texts, turn } = writing;
  const { area, benefic, house } = fact;
  return sentence(oneOf(texts.aspects[area][benefic ? 'kind' : 'strict'], turn), {
    ...placeWords(fact, writing),
    house: texts.houses[house],
  });
}

function outlookLine(fact: OutlookFact, writing: Writing): string {
  const { texts, turn, source } = writing;
  const { area, outlook } = fact;
  const span = spanWords(writing);
  const own = texts.outlooks[area];
  const sides = sidesOf(fact);
  if (sides === null) {
    return sentence(isOver(source) ? own.past[outlook] : oneOf(own[outlook], turn), { span });
  }
  const [helps, slows] = sides;
  return sentence(isOver(source) ? own.past.balanced : oneOf(own.balanced, turn), {
    span,
    helps: texts.grahas[helps],
    slows: texts.grahas[slows],
  });
}

function eclipseNearLine({ event, house }: EclipseNearFact, { texts, when }: Writing): string {
  const { solarEclipseNear, lunarEclipseNear } = texts.events;
  return fill(event.kind === 'solar_eclipse' ? solarEclipseNear : lunarEclipseNear, {
    date: when.date(event.jdUt),
    house: texts.houses[house],
  });
}

function eventLine({ event, house }: EventFact, writing: Writing): string {
  const { texts, names, when, turn, source } = writing;
  const values = {
    when: when.opening(event.jdUt),
    house: texts.houses[house],
    matters: texts.matters[house],
    sign: 'sign' in event ? names.signs[event.sign].common : '',
    graha: 'body' in event && event.body !== 'uranus' ? texts.grahas[event.body] : '',
  };
  const isPast = tenseOf(source, event.jdUt, event.jdUt) === 'past';
  const { events } = texts;
  const { past } = events;
  switch (event.kind) {
    case 'sign_ingress': {
      // Two grahas that enter the same house in one horoscope get different words.
      const variants = isPast ? past.ingress : events.ingress[house];
      const place = GRAHA_IDS.findIndex((graha) => graha === event.body);
      return fill(variants[place % variants.length] ?? '', values);
    }
    case 'station':
      return fill(
        isPast ? past[event.motion] : events.stations[event.body as TurningGraha][event.motion],
        values,
      );
    case 'lunation': {
      const phase = event.phase === 'new' ? 'newMoon' : 'fullMoon';
      return fill(isPast ? oneOf(past[phase], turn) : events[phase][house], values);
    }
    case 'solar_eclipse':
      return fill((isPast ? past : events).solarEclipse, values);
    case 'lunar_eclipse':
      return fill((isPast ? past : events).lunarEclipse, values);
    case 'combustion':
      return fill((isPast ? past : events).combustion[event.change], values);
    case 'nakshatra_ingress':
      return '';
  }
}

import type { ForecastArea } from '@jyoti/jyotish';
import { formatList } from '@jyoti/language';
import type { ReadingLanguage } from '../language.ts';
import { housesMessages } from '../messages.generated/houses.ts';
import { say } from '../say.ts';
import { grahaName, signName } from '../words.ts';
import {
  sidesOf,
  type AspectFact,
  type EclipseNearFact,
  type EventFact,
  type GocharaFact,
  type GoodDaysFact,
  type HeadlineFact,
  type HoroscopeFact,
  type MoonFact,
  type NakshatraFact,
  type OutlookFact,
} from './facts.ts';
import type { LongPeriod, MetEffect, TurningGraha } from './horoscope.types.ts';
import type { HoroscopeMessages } from './messages.ts';
import { daysOfSpan } from './facts-of-sky.ts';
import type { HoroscopeSource } from './source.ts';
import { isOver, tenseOf } from './tense.ts';
import type { Turn } from './turn.ts';
import type { When } from './when.ts';
import { inLanguage } from '../reading.ts';

/** Context for writing a line, in addition to its fact. */
export interface Writing {
  readonly source: HoroscopeSource;
  readonly language: ReadingLanguage;
  readonly texts: HoroscopeMessages;
  readonly turn: Turn;
  readonly when: When;
}

/** The sentence or sentences of a fact. */
export function writeLine(
  fact: HoroscopeFact,
  writing: Writing,
  area: ForecastArea = 'general',
): string {
  switch (fact.kind) {
    case 'headline':
      return headline(fact, writing);
    case 'moon':
      return moonLine(fact, writing);
    case 'nakshatra':
      return nakshatraLine(fact, writing);
    case 'good_days':
      return goodDaysPhrase(fact, writing);
    case 'gochara':
      return gocharaLine(fact, writing, area);
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

/** One of several synonymous messages. */
function oneOf<Texts extends object>(variants: Texts, turn: Turn): ValueOf<Texts> {
  const all = Object.values(variants) as ValueOf<Texts>[];
  return all[turn.of(all.length)]!;
}
type ValueOf<Texts> = Texts extends unknown ? Texts[keyof Texts] : never;

const isMet = (effect: string): effect is MetEffect =>
  effect === 'obstructed' || effect === 'relieved';

const nakshatraLine = ({ nakshatra }: NakshatraFact, { texts }: Writing): string =>
  (texts.moon.nakshatras as Readonly<Record<number, string>>)[nakshatra]!;

/** "A quiet day: leave the argument for another day." */
function headline({ mood, of }: HeadlineFact, writing: Writing): string {
  const { texts, turn, source } = writing;
  const { headline: whole, moods, advice } = texts.moon;
  const opening = moods[source.forecast.period][mood];
  if (of.kind === 'gochara') {
    const sentence = oneOf(texts.gochara.gochara[of.graha][of.house], turn);
    return whole.sentence({ mood: opening, sentence });
  }
  const eases = mood === 'favourable' || (mood === 'even' && of.kind === 'moon' && isEasy(of));
  return whole.advice({
    mood: opening,
    advice:
      of.kind === 'good_days'
        ? goodDaysPhrase(of, writing)
        : oneOf(advice[eases ? 'ease' : 'patience'][of.house], turn),
  });
}

const isEasy = ({ effect }: MoonFact): boolean => effect === 'good' || effect === 'relieved';

function moonLine({ area, house }: MoonFact, { texts, turn }: Writing): string {
  if (area === 'general') throw new Error('The Moon of a day is in its headline.');
  return oneOf(texts.moon.houses[area][house], turn);
}

function goodDaysPhrase(
  { days }: GoodDaysFact,
  { source, texts, when, language }: Writing,
): string {
  const { some, left, over, today, none, noneLeft, noneToday, noneOver, slow } =
    texts.moon.goodDays;
  const { todayJdUt, forecast } = source;
  const daysOf = (of: readonly number[]) => ({
    count: of.length,
    days: formatList(of.map(when.weekday), language),
  });
  if (isOver(source)) return days.length === 0 ? noneOver : over(daysOf(days));
  const ahead = days.filter((day) => day >= todayJdUt);
  const others = daysOfSpan(source).filter((day) => day >= todayJdUt && !days.includes(day));
  if (ahead.length > others.length && others.length > 0) return slow(daysOf(others));
  // Days of 23 to 25 hours.
  if (forecast.toJdUt - todayJdUt < 1.5) return ahead.length === 0 ? noneToday : today;
  if (ahead.length > 0) return (ahead.length < days.length ? left : some)(daysOf(ahead));
  return todayJdUt > forecast.fromJdUt ? noneLeft : none;
}

function gocharaLine(fact: GocharaFact, writing: Writing, area: ForecastArea): string {
  const { turn, source } = writing;
  const { gochara, met } = writing.texts.gochara;
  const { graha, house, effect, stay } = fact;
  // Only Mars has texts about health; another graha has the advice for its house.
  // Relief from a hard house comes and goes over a longer span, so the advice for the house remains.
  const isDifferent =
    area !== 'health' && isMet(effect) && (stay === null || effect === 'obstructed');
  const ofHouse =
    area === 'health' && graha !== 'mars'
      ? writing.texts.moon.houses.health[house]
      : gochara[graha][house];
  const text = isDifferent ? met[graha][effect] : oneOf(ofHouse, turn);
  if (stay === null) return text;
  const tense = tenseOf(source, stay.fromJdUt, stay.toJdUt);
  if (tense === 'past') return stayedLine(fact, stay, writing);
  return withDates(text, stay, tense === 'future', writing);
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
  const { when, source, texts } = writing;
  const { stays, stayed } = writing.texts.gochara;
  const { from, to } = endsOf(stay, writing);
  const period = source.forecast.period as LongPeriod;
  const opening =
    from === null && to === null
      ? stays.stayedAll[period]
      : stays.stayedBetween({
          from: when.date(stay.fromJdUt),
          to: when.date(stay.toJdUt - when.moment),
        });
  return stayed[isMet(fact.effect) ? 'met' : fact.effect]({
    when: opening,
    matters: texts.areas.matters[fact.house],
  });
}

/** "Until 16 December: Invite people home." What has been so for a while has no date. */
function withDates(text: string, stay: StayOfFact, isToCome: boolean, writing: Writing): string {
  const { stays } = writing.texts.gochara;
  const { from, to } = endsOf(stay, writing);
  if (from === null) return to === null ? text : stays.until({ to, text });
  if (to === null) return isToCome ? stays.from({ from, text }) : text;
  return stays.between({ from, to, text });
}

const aspectLine = ({ area, benefic }: AspectFact, { texts, turn }: Writing): string =>
  oneOf(texts.areas.aspects[area][benefic ? 'kind' : 'strict'], turn);

function outlookLine(fact: OutlookFact, { texts, turn, source, language }: Writing): string {
  const { area, outlook } = fact;
  const own = texts.areas.outlooks[area];
  if (isOver(source)) return own.past[outlook];
  const sides = sidesOf(fact);
  if (sides === null) return oneOf(own[outlook], turn);
  const [helps, slows] = sides;
  return say(own.balanced, {
    helps: grahaName(helps, language),
    slows: grahaName(slows, language),
  });
}

function eclipseNearLine(
  { event, house }: EclipseNearFact,
  { texts, when, language }: Writing,
): string {
  const { solarEclipseNear, lunarEclipseNear } = texts.events;
  return (event.kind === 'solar_eclipse' ? solarEclipseNear : lunarEclipseNear)({
    date: when.date(event.jdUt),
    house: inLanguage(housesMessages, language)[house],
  });
}

/** An event of a day. */
function eventLine({ event, house }: EventFact, writing: Writing): string {
  const { texts, language, when } = writing;
  const values = {
    when: when.opening(event.jdUt),
    house: inLanguage(housesMessages, language)[house],
    sign: 'sign' in event ? signName(event.sign, language) : '',
    graha: 'body' in event && event.body !== 'uranus' ? grahaName(event.body, language) : '',
  };
  const { events } = texts;
  switch (event.kind) {
    case 'sign_ingress':
      return say(events.ingress[house], values);
    case 'station':
      return say(events.stations[event.body as TurningGraha][event.motion], values);
    case 'lunation':
      return say(events[event.phase === 'new' ? 'newMoon' : 'fullMoon'][house], values);
    case 'solar_eclipse':
      return say(events.solarEclipse, values);
    case 'lunar_eclipse':
      return say(events.lunarEclipse, values);
    case 'combustion':
      return say(events.combustion[event.change], values);
    case 'nakshatra_ingress':
      return '';
  }
}

import { GRAHA_IDS, type GrahaId, type HouseNumber, type SignNumber } from '@jyoti/jyotish';
import { formatList } from '@jyoti/language';
import type { ReadingLanguage } from '../language.ts';
import { housesMessages } from '../messages.generated/houses.ts';
import { say } from '../say.ts';
import { grahaList, grahaName, signName } from '../words.ts';
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
  type NakshatraFact,
  type OutlookFact,
} from './facts.ts';
import type { LongPeriod, MetEffect, TurningGraha } from './horoscope.types.ts';
import type { HoroscopeMessages } from './messages.ts';
import type { HoroscopeSource } from './source.ts';
import { isOver, tenseOf } from './tense.ts';
import type { Turn } from './turn.ts';
import type { When } from './when.ts';

/** Context for writing a line, in addition to its fact. */
export interface Writing {
  readonly source: HoroscopeSource;
  readonly language: ReadingLanguage;
  readonly texts: HoroscopeMessages;
  readonly turn: Turn;
  readonly when: When;
}

/** The sentence or sentences of a fact. */
export function writeLine({ fact, turns }: SelectedFact, writing: Writing): string {
  const line = lineOf(fact, writing);
  return turns ? `${oneOf(writing.texts.areas.turning, writing.turn)} ${line}` : line;
}

function lineOf(fact: HoroscopeFact, writing: Writing): string {
  switch (fact.kind) {
    case 'moon':
      return moonLine(fact, writing);
    case 'nakshatra':
      return nakshatraLine(fact, writing);
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

/** One of several synonymous messages. */
function oneOf<Texts extends object>(variants: Texts, turn: Turn): ValueOf<Texts> {
  const all = Object.values(variants) as ValueOf<Texts>[];
  return all[turn.of(all.length)]!;
}
type ValueOf<Texts> = Texts extends unknown ? Texts[keyof Texts] : never;

const isMet = (effect: string): effect is MetEffect =>
  effect === 'obstructed' || effect === 'relieved';

/** How the sentences name the span: "today", "this week". */
function spanWords({ source, texts }: Writing): string {
  const { period } = source.forecast;
  return period !== 'daily' && isOver(source)
    ? texts.areas.spansOver[period]
    : texts.areas.spans[period];
}

/** The position of a graha in the words of the sentences. */
const placeWords = (
  { graha, sign, house }: { graha: GrahaId; sign: SignNumber; house: HouseNumber },
  { texts, language }: Writing,
) => ({
  graha: grahaName(graha, language),
  sign: signName(sign, language),
  own: housesMessages[language][house],
  matters: texts.areas.matters[house],
});

function nakshatraLine({ nakshatra }: NakshatraFact, { texts, turn }: Writing): string {
  const days: Readonly<Record<number, HoroscopeMessages['moon']['nakshatras'][1]>> =
    texts.moon.nakshatras;
  return oneOf(days[nakshatra]!, turn);
}

function moonLine(fact: MoonFact, writing: Writing): string {
  const { turn, when, source, language } = writing;
  const { moon } = writing.texts;
  const { area, house, stay, effect, by, vedhaHouse } = fact;
  const words = placeWords({ graha: 'moon', sign: fact.sign, house }, writing);
  if (stay === null) {
    if (area !== 'general' || !isMet(effect) || vedhaHouse === null) {
      return say(oneOf(moon.houses[area][house], turn), words);
    }
    return say(oneOf(moon.met[effect], turn), {
      ...words,
      by: grahaList(by, language),
      house: housesMessages[language][vedhaHouse],
    });
  }
  const [from, to] = [when.weekday(stay.fromJdUt), when.weekday(stay.toJdUt - when.moment)];
  const isPast = tenseOf(source, stay.fromJdUt, stay.toJdUt) === 'past';
  const forms = isPast ? moon.stayed : moon.stay;
  const stayed = say(from === to ? forms.day : forms.days, { ...words, from, to });
  return isPast ? stayed : `${stayed} ${say(oneOf(moon.houses[area][house], turn), words)}`;
}

function goodDaysLine({ days }: GoodDaysFact, { source, texts, when, language }: Writing): string {
  const { some, left, over, today, none, noneLeft, noneToday, noneOver } = texts.moon.goodDays;
  const { todayJdUt, forecast } = source;
  const daysOf = (of: readonly number[]) => ({
    count: of.length,
    days: formatList(of.map(when.weekday), language),
  });
  if (isOver(source)) return days.length === 0 ? noneOver : over(daysOf(days));
  const ahead = days.filter((day) => day >= todayJdUt);
  // Days of 23 to 25 hours.
  if (forecast.toJdUt - todayJdUt < 1.5) return ahead.length === 0 ? noneToday : today;
  if (ahead.length > 0) return (ahead.length < days.length ? left : some)(daysOf(ahead));
  return todayJdUt > forecast.fromJdUt ? noneLeft : none;
}

function gocharaLine(fact: GocharaFact, writing: Writing): string {
  const { turn, source, language } = writing;
  const { gochara, mostlyMet, met } = writing.texts.gochara;
  const { graha, house, effect, by, vedhaHouse, stay } = fact;
  const words = placeWords(fact, writing);
  if (stay !== null) {
    const tense = tenseOf(source, stay.fromJdUt, stay.toJdUt);
    if (tense === 'past') return stayedLine(fact, stay, writing);
    const text = isMet(effect)
      ? say(oneOf(mostlyMet[effect], turn), words)
      : say(oneOf(gochara[graha][house], turn), words);
    return [text, staySentence(stay, tense === 'future', writing)]
      .filter((part) => part !== null)
      .join(' ');
  }
  if (!isMet(effect) || vedhaHouse === null) {
    return say(oneOf(gochara[graha][house], turn), words);
  }
  return say(met[graha][effect], {
    ...words,
    by: grahaList(by, language),
    house: housesMessages[language][vedhaHouse],
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
  const { turn, when, source } = writing;
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
  const variants = stayed[isMet(fact.effect) ? 'met' : fact.effect];
  return say(oneOf(variants, turn), { ...placeWords(fact, writing), when: opening });
}

function staySentence(stay: StayOfFact, isToCome: boolean, writing: Writing): string | null {
  const { stays } = writing.texts.gochara;
  const { from, to } = endsOf(stay, writing);
  if (from === null) return to === null ? null : stays.until({ to });
  if (to === null) return (isToCome ? stays.from : stays.since)({ from });
  return stays.between({ from, to });
}

function aspectLine(fact: AspectFact, writing: Writing): string {
  const { texts, turn, language } = writing;
  const { area, benefic, house } = fact;
  return say(oneOf(texts.areas.aspects[area][benefic ? 'kind' : 'strict'], turn), {
    ...placeWords(fact, writing),
    house: housesMessages[language][house],
  });
}

function outlookLine(fact: OutlookFact, writing: Writing): string {
  const { texts, turn, source, language } = writing;
  const { area, outlook } = fact;
  const span = spanWords(writing);
  const own = texts.areas.outlooks[area];
  const sides = sidesOf(fact);
  if (sides === null) {
    return say(isOver(source) ? own.past[outlook] : oneOf(own[outlook], turn), { span });
  }
  const [helps, slows] = sides;
  return say(isOver(source) ? own.past.balanced : oneOf(own.balanced, turn), {
    span,
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
    house: housesMessages[language][house],
  });
}

function eventLine({ event, house }: EventFact, writing: Writing): string {
  const { texts, language, when, turn, source } = writing;
  const values = {
    when: when.opening(event.jdUt),
    house: housesMessages[language][house],
    matters: texts.areas.matters[house],
    sign: 'sign' in event ? signName(event.sign, language) : '',
    graha: 'body' in event && event.body !== 'uranus' ? grahaName(event.body, language) : '',
  };
  const isPast = tenseOf(source, event.jdUt, event.jdUt) === 'past';
  const { events } = texts;
  const { past } = events;
  switch (event.kind) {
    case 'sign_ingress': {
      // Two grahas that enter the same house in one horoscope get different words.
      const variants = Object.values(isPast ? past.ingress : events.ingress[house]);
      const place = GRAHA_IDS.findIndex((graha) => graha === event.body);
      return say(variants[place % variants.length]!, values);
    }
    case 'station':
      return say(
        isPast ? past[event.motion] : events.stations[event.body as TurningGraha][event.motion],
        values,
      );
    case 'lunation': {
      const phase = event.phase === 'new' ? 'newMoon' : 'fullMoon';
      return say(isPast ? oneOf(past[phase], turn) : events[phase][house], values);
    }
    case 'solar_eclipse':
      return say((isPast ? past : events).solarEclipse, values);
    case 'lunar_eclipse':
      return say((isPast ? past : events).lunarEclipse, values);
    case 'combustion':
      return say((isPast ? past : events).combustion[event.change], values);
    case 'nakshatra_ingress':
      return '';
  }
}

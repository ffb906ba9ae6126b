import type { HoroscopeDocument } from '@jyoti/contract';
import { civilFromJulianDay, type ForecastPeriod } from '@jyoti/jyotish';
import type { Language } from '@jyoti/language';
import {
  eventFacts,
  horoscopeHeadline,
  isOver,
  weightOfEvent,
  type EventFact,
  type HoroscopeSource,
} from '@jyoti/readings';
import { dayAndMonth, monthAndYear, weekdayName } from '@jyoti/ui/data';
import { ordinalHouse } from '../kundli/ordinal-house.ts';
import { commonMessages } from '../messages.generated/common.ts';
import { horoscopeMessages } from '../messages.generated/horoscope.ts';
import { eventInWords } from './because-words.ts';
import type { HoroscopeDocumentSource } from './source.ts';

/** Minimum weight of an event that a step names: all but the Moon's, then ingresses and lunations, then the slow grahas. */
const LEAST_WEIGHT: Readonly<Record<ForecastPeriod, number>> = {
  daily: 2,
  weekly: 2,
  monthly: 4,
  yearly: 7,
};

/** The first month in which the next year is offered. */
const NEXT_YEAR_FROM = 10;

type Steps = NonNullable<HoroscopeDocument['steps']>;

function labelOf({ forecast, civil }: HoroscopeSource, language: Language): string {
  const { firstDate, lastDate } = civil;
  if (forecast.period === 'daily')
    return `${weekdayName(language, firstDate)}, ${dayAndMonth(language, firstDate)}`;
  if (forecast.period === 'monthly') return monthAndYear(language, firstDate);
  return [firstDate, lastDate].map((date) => dayAndMonth(language, date, 'short')).join(' – ');
}

function eventInStep({ event, house }: EventFact, timezone: string, language: Language): string {
  if (event.kind === 'nakshatra_ingress') throw new Error('No step tells of a nakshatra entered.');
  return horoscopeMessages[language].steps.event({
    day: dayAndMonth(language, civilFromJulianDay(event.jdUt, timezone).date, 'short'),
    event: eventInWords(event, language),
    ordinal: ordinalHouse(house, commonMessages[language]),
  });
}

/** A week by its days, a month by its weeks, a year by its months, in order of time; `null` for a day. */
export function stepsOf(
  source: HoroscopeDocumentSource,
  language: Language,
): HoroscopeDocument['steps'] {
  const { period } = source.forecast;
  if (period === 'daily') return null;
  const words = horoscopeMessages[language].steps;
  const all = source.steps.map((step): Steps['ahead'][number] => {
    const { mood, text } = horoscopeHeadline(step, language);
    const events = eventFacts(step)
      .filter(({ event }) => weightOfEvent(event) >= LEAST_WEIGHT[period])
      .toSorted((a, b) => a.event.jdUt - b.event.jdUt);
    return {
      from: step.civil.firstDate,
      label: labelOf(step, language),
      outlook: mood,
      text,
      events: events.map((one) => eventInStep(one, step.timezone, language)),
    };
  });
  const isPast = (_: unknown, index: number) =>
    source.steps[index]!.civil.toJdUt <= source.todayJdUt;
  const ahead = isOver(source) ? all : all.filter((step, index) => !isPast(step, index));
  const [year = 0, month = 0] = civilFromJulianDay(source.todayJdUt + 0.5, source.timezone)
    .date.split('-')
    .map(Number);
  const isOffered =
    period === 'yearly' && month >= NEXT_YEAR_FROM && source.civil.firstDate.startsWith(`${year}-`);
  return {
    title: words.titles[period],
    ahead,
    past: isOver(source) ? [] : all.filter(isPast),
    earlier: words.earlier[period],
    next: isOffered
      ? { label: words.next({ year: String(year + 1) }), date: `${year + 1}-01-01` }
      : null,
  };
}

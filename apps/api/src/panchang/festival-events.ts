import { civilFromJulianDay, julianDayFromIso } from '@jyoti/jyotish';
import type { EclipseRow, FestivalRow, Language } from '@jyoti/contract';
import type { CalendarEvent } from './calendar-file.ts';
import { calendarWordsEn, type CalendarWords } from './calendar-words.en.ts';
import { calendarWordsHi } from './calendar-words.hi.ts';

const catalogue: Readonly<Record<Language, CalendarWords>> = {
  en: calendarWordsEn,
  hi: calendarWordsHi,
};

export const calendarWords = (language: Language) => catalogue[language];

/** Reminders, minutes before: of a whole day at six the evening before. */
const EVENING_BEFORE = 6 * 60;
const HALF_AN_HOUR = 30;
const A_QUARTER = 15;
const AN_HOUR = 60;

/** Where a calendar is for, and in which words. */
export interface CalendarOf {
  place: string;
  latitude: number;
  longitude: number;
  /** Whose clocks the times are by. */
  timezone: string;
  language: Language;
}

/** The entries of a calendar of festivals, fasts and eclipses. */
export class FestivalEvents {
  readonly #of: CalendarOf;
  readonly #words: CalendarWords;

  constructor(of: CalendarOf) {
    this.#of = of;
    this.#words = calendarWords(of.language);
  }

  /** A festival as a whole day; beside it the hour of a great one, and the breaking of a fast. */
  ofFestival(row: FestivalRow): CalendarEvent[] {
    const words = this.#words;
    const { id, date, title, about, puja, parana, region_name: region, rank } = row;
    const isEntry = row.start === row.end;
    const hour = puja && words.hour(puja.label, this.#span(puja));
    const day = this.#event(`${id}-${date}`, title, [
      about,
      isEntry ? words.enters(this.#time(row.start)) : null,
      hour,
      parana && words.hour(words.breakFast, this.#span(parana)),
      words.keptIn(region),
    ]);
    const events: CalendarEvent[] = [{ ...day, when: { date }, reminders: [EVENING_BEFORE] }];
    if (rank === 'major' && puja && puja.start !== puja.end) {
      const { start, end } = puja;
      events.push({
        ...this.#event(`${id}-${date}-puja`, words.hourOf(title, puja.label), [about]),
        when: { start, end },
        reminders: [HALF_AN_HOUR],
      });
    }
    if (parana) {
      events.push({
        ...this.#event(`${id}-${date}-parana`, words.breakFastOf(title), [about]),
        when: parana,
        reminders: [A_QUARTER],
      });
    }
    return events;
  }

  /** An eclipse while it is seen, with its sutak; one that is not seen as a whole day. */
  ofEclipse({ kind, date, title, type, seen, sutak }: EclipseRow): CalendarEvent[] {
    const words = this.#words;
    const id = `${kind}-${date}`;
    if (!seen || !sutak) {
      const why = type === 'penumbral' ? words.penumbral : words.noSutak;
      return [{ ...this.#event(id, words.notSeen(title), [why]), when: { date } }];
    }
    const sutakLine = words.sutak(this.#time(sutak.start), this.#time(sutak.gentle_start));
    return [
      {
        ...this.#event(id, title, [words.seen(this.#span(seen)), sutakLine]),
        when: seen,
        reminders: [AN_HOUR],
      },
      {
        ...this.#event(`${id}-sutak`, words.sutakOf(title), [sutakLine]),
        when: { start: sutak.start, end: sutak.end },
        reminders: [HALF_AN_HOUR],
      },
    ];
  }

  #event(id: string, title: string, lines: readonly (string | null)[]) {
    const { latitude, longitude, place } = this.#of;
    return {
      uid: `${id}-${latitude}-${longitude}@panchang.jyoti`,
      title,
      description: lines.filter((line) => line !== null).join('\n'),
      location: place,
    };
  }

  #time(instant: string): string {
    // To the nearest minute: the engine answers seconds.
    const jdUt = julianDayFromIso(instant) + 30 / 86_400;
    const [hour = 0, minute = '00'] = civilFromJulianDay(jdUt, this.#of.timezone)
      .time.split(':')
      .map((part, at) => (at === 0 ? Number(part) : part));
    const { am, pm } = this.#words;
    return `${Number(hour) % 12 || 12}:${minute} ${Number(hour) < 12 ? am : pm}`;
  }

  #span({ start, end }: { start: string; end: string }): string {
    return start === end ? this.#time(start) : this.#words.span(this.#time(start), this.#time(end));
  }
}

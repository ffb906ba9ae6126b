import { civilFromJulianDay, julianDayFromIso } from '@jyoti/jyotish';
import {
  isPartialHere,
  type CalendarEvent,
  type EclipseRow,
  type FestivalRow,
  type Language,
} from '@jyoti/contract';
import { formatClock, formatDate } from '@jyoti/language';
import { calendarMessages, type CalendarMessages } from '../../messages.generated/calendar.ts';

/** Reminder of an all-day entry, in minutes before midnight: six the evening before. */
const EVENING_BEFORE = 6 * 60;
const HALF_AN_HOUR = 30;
const A_QUARTER = 15;
const AN_HOUR = 60;

/** Place and language of a calendar. */
export interface CalendarOf {
  place: string;
  latitude: number;
  longitude: number;
  /** The time zone in which times are written. */
  timeZone: string;
  language: Language;
}

/** Creates the entries of a calendar of festivals, fasts and eclipses. */
export class FestivalEvents {
  readonly #of: CalendarOf;
  readonly #words: CalendarMessages;

  constructor(of: CalendarOf) {
    this.#of = of;
    this.#words = calendarMessages[of.language];
  }

  /**
   * A festival as an all-day entry, with further entries for the hour of a major festival and for breaking a
   * fast where that has a last moment.
   */
  ofFestival(row: FestivalRow): CalendarEvent[] {
    const words = this.#words;
    const {
      id,
      date,
      title,
      about,
      puja,
      parana,
      region_name: region,
      rank,
      night_pujas: night,
    } = row;
    const isEntry = row.start === row.end;
    const hour =
      puja &&
      parana?.kind !== 'moonrise' &&
      words.hour({ what: puja.label, when: this.#span(puja, date) });
    const day = this.#event(`${id}-${date}`, title, [
      about,
      isEntry ? words.enters({ when: this.#time(row.start, date) }) : null,
      hour || null,
      ...night.map((each) => words.hour({ what: each.label, when: this.#span(each, date) })),
      parana && this.#fastEnd(parana, date),
      words.observedIn({ region }),
    ]);
    const events: CalendarEvent[] = [{ ...day, when: { date }, alarms: [EVENING_BEFORE] }];
    if (rank === 'major' && puja && puja.start !== puja.end) {
      const { start, end } = puja;
      events.push({
        ...this.#event(`${id}-${date}-puja`, words.hourOf({ festival: title, what: puja.label }), [
          about,
        ]),
        when: { start, end },
        alarms: [HALF_AN_HOUR],
      });
    }
    const paranaEnd = parana?.kind === 'time' ? parana.end : null;
    if (parana && paranaEnd !== null) {
      events.push({
        ...this.#event(`${id}-${date}-parana`, words.breakFastOf({ fast: title }), [about]),
        when: { start: parana.start, end: paranaEnd },
        alarms: [A_QUARTER],
      });
    }
    return events;
  }

  /** An eclipse as its visible time, with its sutak; an eclipse that is not visible as an all-day entry. */
  ofEclipse(eclipse: EclipseRow): CalendarEvent[] {
    const { kind, date, title, type, seen, sutak } = eclipse;
    const words = this.#words;
    const id = `${kind}-${date}`;
    if (!seen || !sutak) {
      const why = type === 'penumbral' ? words.penumbral : words.noSutak;
      return [{ ...this.#event(id, words.notSeen({ eclipse: title }), [why]), when: { date } }];
    }
    const sutakLine = words.sutak({
      from: this.#time(sutak.start, date),
      gentle: this.#time(sutak.gentle_start, date),
    });
    return [
      {
        ...this.#event(id, title, [
          words.seen({ when: this.#span(seen, date) }),
          ...(isPartialHere(eclipse) ? [words.partialHere] : []),
          sutakLine,
        ]),
        when: seen,
        alarms: [AN_HOUR],
      },
      {
        ...this.#event(`${id}-sutak`, words.sutakOf({ eclipse: title }), [sutakLine]),
        when: { start: sutak.start, end: sutak.end },
        alarms: [HALF_AN_HOUR],
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

  /**
   * A clock time without seconds, as on the pages, with its date if that differs from the date of the entry.
   */
  #time(instant: string, day: string): string {
    // Half a second, so that floating-point error does not turn a whole minute into the one before.
    const jdUt = julianDayFromIso(instant) + 0.5 / 86_400;
    const { language, timeZone } = this.#of;
    const { date, time } = civilFromJulianDay(jdUt, timeZone);
    const clock = formatClock(time, language);
    if (date === day) return clock;
    return this.#words.on({ clock, date: formatDate('day', date, language) });
  }

  #fastEnd({ kind, start, end, latest }: NonNullable<FestivalRow['parana']>, day: string): string {
    const words = this.#words;
    if (kind === 'puja') return words.fastEndsAfterPuja;
    if (kind === 'moonrise')
      return words.hour({ what: words.fastEndsAtMoonrise, when: this.#time(start, day) });
    const when =
      end === null
        ? words.from({ start: this.#time(start, day) })
        : this.#span({ start, end }, day);
    const whole =
      latest === null || latest === end
        ? when
        : words.breakFastBy({ preferred: when, latest: this.#time(latest, day) });
    return words.hour({ what: words.breakFast, when: whole });
  }

  #span({ start, end }: { start: string; end: string }, day: string): string {
    const from = this.#time(start, day);
    return start === end ? from : this.#words.span({ start: from, end: this.#time(end, day) });
  }
}

import { isoFromJulianDay, type BirthDay, type JulianDay } from '@jyoti/jyotish';
import { formatList } from '@jyoti/language';
import { grahaInSignReading } from '@jyoti/readings';
import {
  type Reading,
  readings,
  type ReportBlock,
  sentences,
  table,
  text,
  timeOfDay,
} from '@jyoti/ui/data';
import { clockOf, degreesAndMinutes } from '../format/format.ts';
import { dayOfJulianDay } from '../format/julian-days.ts';
import { sadeSatiSummary } from '../kundli/sade-sati.ts';
import type { DayTabKey } from '../kundli/tabs.ts';
import type { DayWords } from '../report-words.ts';
import type { BirthDaySource } from './birth-day-document.ts';

/** What the parts are written from. */
export interface BirthDaySubject {
  readonly source: BirthDaySource;
  readonly day: BirthDay;
  readonly words: DayWords;
}

/** Names of values of which one applies. */
export const eitherOf = (names: readonly string[], { terms }: DayWords): string =>
  formatList(names, terms.language, 'disjunction');

/** The positions of the nine grahas from the first to the last minute of a day. */
function sky({ day, words }: BirthDaySubject): ReportBlock {
  const { kundli: own, terms } = words;
  const rows = day.grahas.map((of) => [
    { text: terms.graha(of.graha), graha: of.graha },
    eitherOf(of.signs.map(terms.signWithSanskrit), words),
    of.longitudes.map((degree) => degreesAndMinutes(degree % 30)).join(' – '),
    eitherOf(of.nakshatras.map(terms.nakshatra), words),
    of.houseFromMoon ?? words.changes,
    of.retrograde ? own.yes : own.no,
  ]);
  const columns = [
    own.graha,
    own.sign,
    { header: own.degree, numeric: true },
    own.nakshatra,
    { header: own.house, numeric: true },
    own.retrograde,
  ];
  return table(own.caption, columns, rows);
}

/** Readings of each graha that does not change its sign on that day. */
function signReadings({ day, words, source: { language } }: BirthDaySubject): ReportBlock {
  const { general, terms } = words;
  const items = day.grahas.flatMap(({ graha, signs: [sign, other] }): Reading[] => {
    if (sign === undefined || other !== undefined) return [];
    return [
      {
        title: general.inSign({ graha: terms.graha(graha), sign: terms.sign(sign) }),
        pieces: [{ text: grahaInSignReading({ graha, sign, neechaBhanga: [] }, language).text }],
      },
    ];
  });
  return readings(items);
}

/** The mahadashas for each nakshatra of the Moon on that day, from the earliest to the latest date. */
function dashas({ day, words: { dashas: words, terms }, source }: BirthDaySubject): ReportBlock[] {
  const { timezone } = source.settings;
  const clock = (jdUt: JulianDay) =>
    timeOfDay(terms.times, clockOf(isoFromJulianDay(jdUt), timezone).slice(0, 5));
  const range = (bounds: readonly [JulianDay, JulianDay]) => {
    const [early, late] = bounds.map((jdUt) => dayOfJulianDay(jdUt, timezone, source.language));
    return words.between({ early: early!, late: late! });
  };
  const { startJdUt: first, endJdUt: last } = day.moon;
  // The last part of the day ends at midnight, which belongs to the next day.
  const spanOf = (nakshatra: string, start: JulianDay, end: JulianDay) => {
    if (end === last) {
      return start === first
        ? words.whole({ nakshatra })
        : words.after({ nakshatra, start: clock(start) });
    }
    return start === first
      ? words.before({ nakshatra, end: clock(end) })
      : words.from({ nakshatra, start: clock(start), end: clock(end) });
  };
  return day.dashas.flatMap(({ mahadashas, startJdUt, endJdUt, ...part }): ReportBlock[] => {
    const nakshatra = terms.nakshatra(part.nakshatra);
    return [
      text(spanOf(nakshatra, startJdUt, endJdUt)),
      table(
        words.caption({ nakshatra }),
        [words.lord, words.starts, words.ends],
        mahadashas.map(({ lord, start, end }) => [
          { text: terms.graha(lord), graha: lord },
          range(start),
          range(end),
        ]),
      ),
    ];
  });
}

function mangalSentences({ mangal }: BirthDay, { doshas: words }: DayWords): string[] {
  if (!mangal) return [words.changes];
  const { house, isDoshaHouse } = mangal;
  return [
    isDoshaHouse ? words.mangalFound({ house }) : words.mangalNot({ house }),
    words.mangalRest,
  ];
}

function kaalSarpSentences({ kaalSarp }: BirthDay, { doshas: words }: DayWords): string[] {
  if (!kaalSarp) return [words.changes];
  if (kaalSarp.isPresent) return [words.kaalsarpFound, words.kaalsarpRest];
  return kaalSarp.isPartial ? [words.kaalsarpPartial, words.kaalsarpRest] : [words.kaalsarpNot];
}

/** The doshas that need no ascendant. */
function doshas({ day, words, source }: BirthDaySubject): ReportBlock[] {
  const own = words.doshas;
  const items = [
    sentences(own.mangal, mangalSentences(day, words)),
    sentences(own.kaalsarp, kaalSarpSentences(day, words)),
  ];
  return day.moon.signs.length === 1
    ? [readings(items), ...sadeSatiSummary(source).blocks]
    : [readings([...items, sentences(own.sadesati, [own.changes])])];
}

/** The content of each main tab without a time of birth: only what is true for the whole day. */
export const birthDayParts: Readonly<
  Record<DayTabKey, (subject: BirthDaySubject) => readonly ReportBlock[]>
> = {
  kundli: (subject) => [sky(subject)],
  general: (subject) => [signReadings(subject)],
  dashas,
  doshas,
};

import type { MoonChart } from '@jyoti/contract';
import { formatList } from '@jyoti/language';
import { grahaId } from '../format/chart-data.ts';
import { clockOf, dayOf, degreesAndMinutes } from '../format/format.ts';
import {
  type Reading,
  readings,
  type ReportBlock,
  type ReportTable,
  sentences,
  table,
  text,
  timeOfDay,
} from '@jyoti/ui/data';
import { sadeSati, type SadeSatiSetting } from '../kundli/published/sade-sati-part.ts';
import type { DayTabKey } from '../kundli/tabs.ts';
import { kaalsarpSentences, mangalSentences } from './dosha-sentences.ts';
import type { DayWords } from '../report-words.ts';

/** The positions of the nine grahas from the first to the last minute of a day. */
function sky({ grahas }: MoonChart, words: DayWords): ReportTable {
  const { kundli: own, names } = words;
  const eitherOf = (all: readonly string[]) => formatList(all, names.language, 'disjunction');
  return table(
    own.caption,
    [
      own.graha,
      own.sign,
      { header: own.degree, numeric: true },
      own.nakshatra,
      { header: own.house, numeric: true },
      own.retrograde,
    ],
    grahas.map(({ graha, zodiac, global_degree, nakshatra, house_from_moon, retro }) => [
      { text: names.graha(graha), graha: grahaId(graha) },
      eitherOf(zodiac.map(names.signWithSanskrit)),
      global_degree.map((degree) => degreesAndMinutes(degree % 30)).join(' – '),
      eitherOf(nakshatra.map((name) => names.term(name))),
      house_from_moon ?? words.changes,
      retro ? own.yes : own.no,
    ]),
  );
}

/** Readings of each graha that does not change its sign on that day. */
const signReadings = ({ grahas }: MoonChart, { general, names }: DayWords): Reading[] =>
  grahas.flatMap(({ graha, zodiac: [sign = ''], prediction }) =>
    prediction
      ? [
          {
            title: general.inSign({ graha: names.graha(graha), sign: names.sign(sign) }),
            pieces: [{ text: prediction }],
          },
        ]
      : [],
  );

/** The mahadashas for each nakshatra of the Moon on that day, from the earliest to the latest date. */
function dashas(
  { dashas: found, day }: MoonChart,
  { dashas: words, names }: DayWords,
  timezone: string,
): ReportBlock[] {
  const clock = (instant: string) => timeOfDay(names.times, clockOf(instant, timezone).slice(0, 5));
  const range = ([early, late]: readonly [string, string]) =>
    words.between({
      early: dayOf(early, timezone, names.language),
      late: dayOf(late, timezone, names.language),
    });
  // The last part of the day ends at midnight, which belongs to the next day.
  const spanOf = (nakshatra: string, start: string, end: string) => {
    if (end === day.end) {
      return start === day.start
        ? words.whole({ nakshatra })
        : words.after({ nakshatra, start: clock(start) });
    }
    return start === day.start
      ? words.before({ nakshatra, end: clock(end) })
      : words.from({ nakshatra, start: clock(start), end: clock(end) });
  };
  return found.flatMap(({ nakshatra, start, end, mahadasha }): ReportBlock[] => [
    text(spanOf(names.term(nakshatra), start, end)),
    table(
      words.caption({ nakshatra: names.term(nakshatra) }),
      [words.lord, words.starts, words.ends],
      mahadasha.map((period) => [
        { text: names.graha(period.planet), graha: grahaId(period.planet) },
        range(period.start),
        range(period.end),
      ]),
    ),
  ]);
}

/** The doshas that need no ascendant. */
function doshas(
  { doshas: found }: MoonChart,
  { doshas: words }: DayWords,
  setting: SadeSatiSetting,
): ReportBlock[] {
  const items = [
    sentences(words.mangal, mangalSentences(found, words)),
    sentences(words.kaalsarp, kaalsarpSentences(found, words)),
  ];
  if (found.sadesati) return [readings(items), sadeSati(found.sadesati, setting)];
  return [readings([...items, sentences(words.sadesati, [words.changes])])];
}

/** The signs and nakshatras that the Moon has on the day, in a sentence. */
export const moonSummary = ({ moon }: MoonChart, words: DayWords): string => {
  const { names } = words;
  const eitherOf = (all: readonly string[]) => formatList(all, names.language, 'disjunction');
  return words.summary({
    signs: eitherOf(moon.signs.map(({ zodiac }) => names.sign(zodiac))),
    nakshatras: eitherOf(moon.nakshatras.map(({ nakshatra }) => names.term(nakshatra))),
  });
};

/** The content of each main tab without a time of birth: only what is true for the whole day. */
export function dayPart(
  tab: DayTabKey,
  chart: MoonChart,
  words: DayWords,
  setting: SadeSatiSetting,
): ReportBlock[] {
  switch (tab) {
    case 'kundli':
      return [sky(chart, words)];
    case 'general':
      return [readings(signReadings(chart, words))];
    case 'dashas':
      return dashas(chart, words, setting.timezone);
    case 'doshas':
      return doshas(chart, words, setting);
  }
}

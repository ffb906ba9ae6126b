import type { PanchangMoreDocument } from '@jyoti/contract';
import {
  anandadiYogasOf,
  gowriOf,
  isoFromJulianDay,
  lagnasBetween,
  moonPanchakaOf,
  nallaNeramOf,
  panchakasOf,
  regionalDatesOf,
  specialYogasOf,
  type AlmanacSky,
  type AnandadiYoga,
  type DayPanchang,
  type GowriPart,
  type PanchakaSpan,
} from '@jyoti/jyotish';
import type { Language } from '@jyoti/language';
import { regionalMessages } from '@jyoti/language/terms/regional';
import {
  table,
  text,
  type ReportBlock,
  type ReportCell,
  type ReportColumn,
  type ReportTable,
  type TimeWords,
} from '@jyoti/ui/data';
import { dayTimes } from '../almanac/day-times.ts';
import { isoOrNull, isoSpan } from '../almanac/instants.ts';
import { terms } from '../format/terms.ts';
import { panchangMessages } from '../messages.generated/panchang.ts';
import {
  panchangMoreMessages,
  type PanchangMoreMessages,
} from '../messages.generated/panchang-more.ts';
import { spansInWords } from './day-windows.ts';
import { regionalDateInWords } from './regional-dates.ts';
import type { AlmanacSetting } from './requested-day.ts';

/** Input of the document of a day's further timings. */
export interface PanchangMoreSource extends Pick<PanchangMoreDocument, 'settings' | 'notices'> {
  /** The panchang of the day. */
  day: DayPanchang;
  /** Where and how it is calculated. */
  setting: AlmanacSetting;
  /** Of the place; shared with the day. */
  sky: AlmanacSky;
}

/** A ghatika, days. */
const GHATIKA = 24 / 1440;

const DHAKA = 'Asia/Dhaka';

interface Words {
  words: PanchangMoreMessages;
  times: Pick<TimeWords, 'at' | 'span'>;
  language: Language;
}

type Part = Omit<PanchangMoreDocument['parts'][number], 'blocks'> & {
  blocks: readonly ReportBlock[];
};
type Span = Parameters<typeof isoSpan>[0];

/** A sentence for print, which has no notes to press. */
const onPaper = (sentences: readonly string[]): ReportBlock => ({
  type: 'slot',
  name: '',
  onPaper: [text(sentences.join(' '))],
});

/** Spans of a day by name and time; a page marks the one that runs. */
function spansTable<Row extends Span>(
  caption: string,
  [name, time, ...more]: readonly ReportColumn[],
  rows: readonly Row[],
  cells: (row: Row) => readonly [name: ReportCell, ...more: ReportCell[]],
  { times }: Words,
  options?: Pick<ReportTable, 'marked' | 'captionShown'>,
): ReportTable {
  const spans = spansInWords(rows, times);
  return {
    ...table(
      caption,
      [name!, time!, ...more],
      rows.map((row, index) => {
        const [own, ...others] = cells(row);
        return [own, spans[index]!.text, ...others];
      }),
      options,
    ),
    spans: spans.map(({ start, end }) => ({ start, end })),
  };
}

function calendarsPart(
  day: DayPanchang,
  { place, timeZone }: AlmanacSetting,
  sky: AlmanacSky,
  { words, language }: Words,
): Part {
  const { calendars } = words;
  const bengali = timeZone === DHAKA ? 'bangladesh' : 'almanac';
  const dates = regionalDatesOf(day, place, timeZone, { bengali }, sky);
  const rows = dates.map((one) => {
    const { date, year } = regionalDateInWords(one, day.weekday, language);
    const { calendar } = one;
    return [{ text: calendars.names[calendar], meaning: calendars.about[calendar] }, date, year];
  });
  const skips = dates.some(({ basis }) => basis.kind === 'tithi' && basis.skipped !== null);
  return {
    key: 'calendars',
    title: calendars.title,
    intro: calendars.text,
    blocks: [
      table(calendars.title, [calendars.calendar, calendars.date, calendars.year], rows, {
        captionShown: false,
      }),
      ...(skips ? [text(calendars.skipped, 'small')] : []),
    ],
  };
}

function specialPart(day: DayPanchang, sky: AlmanacSky, { words, times }: Words): Part {
  const { special, item } = words;
  const kinds = [...Map.groupBy(specialYogasOf(day, sky), ({ yoga }) => yoga)];
  if (kinds.length === 0) {
    return {
      key: 'special',
      title: special.title,
      intro: '',
      blocks: [text(special.none, 'quiet')],
    };
  }
  return {
    key: 'special',
    intro: '',
    blocks: [
      {
        type: 'dayWindows',
        props: {
          title: special.title,
          headingLevel: 3,
          columns: [words.name, words.time],
          times: kinds.map(([yoga, spans]) => ({
            id: yoga,
            name: special.names[yoga],
            meaning: special.meanings[yoga],
            spans: spansInWords(spans, times),
          })),
        },
      },
      onPaper(
        kinds.map(([yoga]) => item({ name: special.names[yoga], meaning: special.meanings[yoga] })),
      ),
    ],
  };
}

function anandadiPart(day: DayPanchang, sky: AlmanacSky, own: Words): Part {
  const { words, times, language } = own;
  const { anandadi, name, time, good } = words;
  const names: Readonly<Record<number, string>> = regionalMessages[language].anandadi;
  const quality = ({ good: isGood, avoidedGhatikas, startJdUt, endJdUt }: AnandadiYoga) => {
    if (isGood) return { text: good, tone: 'success' as const };
    const until = startJdUt + avoidedGhatikas * GHATIKA;
    return {
      text:
        until >= endJdUt
          ? anandadi.avoidAll
          : anandadi.avoidUntil({ until: times.span(undefined, isoFromJulianDay(until)) }),
      tone: 'danger' as const,
    };
  };
  const columns: readonly ReportColumn[] = [
    { header: name },
    { header: time, stacked: 'detail' },
    { header: anandadi.quality, stacked: 'end' },
  ];
  return {
    key: 'anandadi',
    title: anandadi.title,
    intro: anandadi.text,
    blocks: [
      spansTable(
        anandadi.title,
        columns,
        anandadiYogasOf(day, sky),
        (yoga) => [names[yoga.number] ?? yoga.name, { text: '', badges: [quality(yoga)] }],
        own,
        { captionShown: false },
      ),
    ],
  };
}

function gowriPart(day: NonNullable<DayPanchang['vedicDay']>, own: Words): Part {
  const { words, times } = own;
  const { gowri, name, time, good, avoid } = words;
  const parts = gowriOf(day);
  const columns: readonly ReportColumn[] = [
    { header: name },
    { header: time, stacked: 'detail' },
    { header: good, stacked: 'end', pageOnly: true },
  ];
  const half = (caption: string, spans: readonly GowriPart[]) =>
    spansTable(
      caption,
      columns,
      spans,
      (part) => [
        { text: gowri.names[part.name], meaning: gowri.meanings[part.name] },
        {
          text: '',
          badges: [part.good ? { text: good, tone: 'success' } : { text: avoid, tone: 'danger' }],
        },
      ],
      own,
      { marked: [...spans.keys()].filter((index) => spans[index]?.good) },
    );
  return {
    key: 'gowri',
    title: gowri.title,
    intro: gowri.text,
    blocks: [
      {
        type: 'dayWindows',
        props: {
          title: gowri.nalla,
          headingLevel: 4,
          columns: [name, time],
          text: gowri.nallaText,
          times: nallaNeramOf(day).map((part) => ({
            id: part.name,
            name: gowri.names[part.name],
            spans: spansInWords([part], times),
          })),
        },
      },
      {
        type: 'columns',
        columns: [[half(gowri.day, parts.day)], [half(gowri.night, parts.night)]],
      },
    ],
  };
}

/** Neighbours of the same kind are one. */
function joined(spans: readonly PanchakaSpan[]): PanchakaSpan[] {
  const rows: PanchakaSpan[] = [];
  for (const span of spans) {
    const last = rows.at(-1);
    if (last?.kind === span.kind) rows[rows.length - 1] = { ...last, endJdUt: span.endJdUt };
    else rows.push(span);
  }
  return rows;
}

/** The rising signs and the five panchakas, which depend on them. */
function risingParts({ day, setting, sky }: PanchangMoreSource, own: Words): Part[] {
  const { words, times, language } = own;
  const { lagna, panchaka, time, meaning } = words;
  const { place, timeZone } = setting;
  const { startJdUt, endJdUt } = day.span;
  const lagnas = lagnasBetween(startJdUt, endJdUt, place, day.settings.ayanamsa) ?? [];
  const panchakas = joined(panchakasOf(day, lagnas));
  const ofMoon = moonPanchakaOf(day, place, timeZone, sky);
  const moonSentences = ofMoon
    ? [
        panchaka.moon({ from: times.at(isoSpan(ofMoon).start), to: times.at(isoSpan(ofMoon).end) }),
        ofMoon.kind === null
          ? panchaka.moonHarmless
          : panchaka.moonOf({ kind: panchaka.names[ofMoon.kind] }),
      ]
    : [];
  const meanings = [...new Set(panchakas.map(({ kind }) => kind))].map((kind) =>
    // Most meanings have a colon.
    (kind === null
      ? [panchaka.free, panchaka.freeMeaning]
      : [panchaka.names[kind], panchaka.meanings[kind]]
    ).join(' – '),
  );
  const sentences = [...meanings, ...moonSentences];
  return [
    {
      key: 'lagna',
      title: lagna.title,
      intro: lagna.text,
      blocks: [
        lagnas.length === 0
          ? text(lagna.none, 'quiet')
          : spansTable(
              lagna.title,
              [{ header: lagna.sign }, { header: time, stacked: 'end' }],
              lagnas,
              ({ sign }) => [terms[language].sign(sign)],
              own,
              { captionShown: false },
            ),
      ],
    },
    {
      key: 'panchaka',
      title: panchaka.title,
      intro: panchaka.text,
      blocks: [
        { type: 'text', text: moonSentences.join(' '), pageOnly: true },
        ...(panchakas.length > 0
          ? [
              spansTable(
                panchaka.title,
                [
                  { header: panchaka.kind },
                  { header: time, stacked: 'end' },
                  { header: meaning, stacked: 'note', pageOnly: true },
                ],
                panchakas,
                ({ kind }) =>
                  kind === null
                    ? [panchaka.free, '']
                    : [panchaka.names[kind], panchaka.meanings[kind]],
                own,
                { captionShown: false },
              ),
            ]
          : []),
        ...(sentences.length > 0 ? [onPaper(sentences)] : []),
      ],
    },
  ];
}

/** What else the almanac of a day has; parts that need a sunrise are missing where there is none. */
export function panchangMoreDocument(
  source: PanchangMoreSource,
  language: Language,
): PanchangMoreDocument {
  const { day, setting, sky, settings, notices } = source;
  const { place, timeZone } = setting;
  const { date } = day.civilDay;
  const nextSunrise = isoOrNull(day.nextSunriseJdUt);
  const times = dayTimes({ timeZone, date, nextSunrise }, language);
  const own: Words = { words: panchangMoreMessages[language], times, language };
  const { noSun } = panchangMessages[language];
  return {
    settings,
    notices,
    texts_languages: [language],
    place,
    date,
    nextSunrise,
    parts: [
      calendarsPart(day, setting, sky, own),
      ...(day.vedicDay === null
        ? [{ key: 'noSun' as const, intro: noSun, blocks: [] }]
        : [specialPart(day, sky, own), anandadiPart(day, sky, own), gowriPart(day.vedicDay, own)]),
      ...risingParts(source, own),
    ],
  };
}

import type { Language, Panchang, PanchangMore } from '@jyoti/contract';
import type { PdfBlock, PdfPart, PdfTable } from '@jyoti/pdf';
import { names as namesIn } from '@jyoti/reports/format';
import { regionalDates } from '../more/regional-dates.ts';
import { sheetTimes, type SheetTimes } from './sheet-times.ts';
import type { PanchangMoreMessages } from '../../../../messages.generated/panchang-more.ts';
import { regionalByEnglishMessages } from '@jyoti/language/terms/regional-by-english';
import { panchangMessages } from '../../../../messages.generated/panchang.ts';

/** The rest of a day's panchang, with the words of its tab. */
export interface MoreOfSheet {
  more: PanchangMore;
  words: PanchangMoreMessages;
}

interface MorePart extends MoreOfSheet {
  day: Panchang;
  language: Language;
}

type Row = readonly string[];

const paragraph = (text: string): PdfBlock => ({ type: 'paragraph', text });

const table = (
  caption: string,
  headers: readonly string[],
  rows: readonly Row[],
  more: Pick<PdfTable, 'headersShown' | 'marked'> = {},
): PdfTable => ({
  type: 'table',
  caption,
  columns: headers.map((header) => ({ header })),
  rows,
  ...more,
});

/** The date in regional calendars, next to the special yogas of the day if there are any. */
function calendarBlocks(part: MorePart, times: SheetTimes): PdfBlock[] {
  const { more, day, words, language } = part;
  const { calendars, special } = words;
  const names = namesIn[language];
  const rows = regionalDates(more.regional, day.tithis, language, names);
  const kinds = [...Map.groupBy(more.special_yogas, ({ yoga }) => yoga)];
  const dates = table(
    calendars.title,
    [calendars.calendar, calendars.date, calendars.year],
    rows.map(({ calendar, date, year }) => [calendars.names[calendar], date, year]),
    { headersShown: false },
  );
  const yogas = table(
    special.title,
    [words.name, words.time],
    kinds.map(([yoga, spans]) => [special.names[yoga], spans.map(times.span).join(', ')]),
    { headersShown: false },
  );
  return [
    ...(kinds.length === 0
      ? [dates]
      : [
          { type: 'tables' as const, perRow: 2 as const, shares: [62, 38], tables: [dates, yogas] },
        ]),
    ...(more.regional.some(({ skipped }) => skipped !== null)
      ? [paragraph(calendars.skipped)]
      : []),
    ...(kinds.length > 0
      ? [
          paragraph(
            kinds
              .map(([yoga]) =>
                words.item({ name: special.names[yoga], meaning: special.meanings[yoga] }),
              )
              .join(' '),
          ),
        ]
      : more.gowri.day.length > 0
        ? [paragraph(special.none)]
        : []),
  ];
}

function anandadiTable({ more, words, language }: MorePart, times: SheetTimes): PdfTable {
  const { anandadi } = words;
  const { anandadi: yogaNames } = regionalByEnglishMessages[language];
  const qualityOf = ({ avoided, end }: PanchangMore['anandadi'][number]) => {
    if (avoided === null) return words.good;
    return avoided.end === end
      ? anandadi.avoidAll
      : anandadi.avoidUntil({ until: times.until(avoided.end) });
  };
  return table(
    anandadi.title,
    [words.name, words.time, anandadi.quality],
    more.anandadi.map((yoga) => [
      yogaNames[yoga.name] ?? yoga.name,
      times.span(yoga),
      qualityOf(yoga),
    ]),
    { headersShown: false },
  );
}

/** Day and night next to each other, the good parts marked, and Nalla Neram. */
function gowriBlocks({ more, words }: MorePart, times: SheetTimes): PdfBlock[] {
  const { gowri } = words;
  const of = (caption: string, spans: PanchangMore['nalla_neram'], isMarked: boolean) =>
    table(
      caption,
      [words.name, words.time],
      spans.map((span) => [gowri.names[span.name], times.span(span)]),
      {
        headersShown: false,
        marked: isMarked ? [...spans.keys()].filter((index) => spans[index]?.good) : [],
      },
    );
  return [
    {
      type: 'tables',
      perRow: 3,
      tables: [
        of(gowri.sheetDay, more.gowri.day, true),
        of(gowri.sheetNight, more.gowri.night, true),
        ...(more.nalla_neram.length > 0 ? [of(gowri.nalla, more.nalla_neram, false)] : []),
      ],
    },
  ];
}

function risingBlocks({ more, words, language }: MorePart, times: SheetTimes): PdfBlock[] {
  const { lagna, panchaka } = words;
  const names = namesIn[language];
  const signs = table(
    lagna.title,
    [lagna.sign, words.time],
    more.lagna.map(({ sign, ...span }) => [names.sign(sign), times.span(span)]),
    { headersShown: false },
  );
  const panchakas = table(
    panchaka.title,
    [panchaka.kind, words.time],
    more.panchakas.map(({ kind, ...span }) => [
      kind === null ? panchaka.free : panchaka.names[kind],
      times.span(span),
    ]),
    { headersShown: false },
  );
  const { moon_panchaka: ofMoon } = more;
  const meanings = [
    ...[...new Set(more.panchakas.map(({ kind }) => kind))].map((kind) =>
      // Most meanings have a colon.
      (kind === null
        ? [panchaka.free, panchaka.freeMeaning]
        : [panchaka.names[kind], panchaka.meanings[kind]]
      ).join(' – '),
    ),
    ...(ofMoon
      ? [
          panchaka.moon({ from: times.at(ofMoon.start), to: times.at(ofMoon.end) }),
          ofMoon.kind === null
            ? panchaka.moonHarmless
            : panchaka.moonOf({ kind: panchaka.names[ofMoon.kind] }),
        ]
      : []),
  ];
  return [
    ...(more.lagna.length === 0 ? [paragraph(lagna.none)] : []),
    {
      type: 'tables',
      perRow: 2,
      tables: [signs, panchakas].filter(({ rows }) => rows.length > 0),
    },
    ...(meanings.length > 0 ? [paragraph(meanings.join(' '))] : []),
  ];
}

/** What the tab "More timings" shows, as a part of a document. */
export function morePart(part: MorePart): PdfPart {
  const { more, language } = part;
  const words = panchangMessages[language];
  const times = sheetTimes({ ...part, words });
  return {
    title: words.tabs.more,
    level: 1,
    blocks: [
      ...calendarBlocks(part, times),
      ...(more.gowri.day.length === 0
        ? [paragraph(words.noSun)]
        : [anandadiTable(part, times), ...gowriBlocks(part, times)]),
      ...risingBlocks(part, times),
    ],
  };
}

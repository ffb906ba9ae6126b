import type { Kundli, MoonChart } from '@jyoti/contract';
import type { PdfSetting } from '../../../pdf/pdf-button.tsx';
import type { PdfBlock, PdfDocument } from '@jyoti/pdf';
import type { ReportSettings } from '../../../kundli/settings-in-url.ts';
import { rashiName } from '../../../kundli/chart-data.ts';
import { clockOf, dayOf, degreesAndMinutes } from '../../../kundli/format.ts';
import { reportTabs, type TabKey } from '../report-tabs.ts';
import { kaalsarpSentences, mangalSentences } from '../unknown-time/dosha-sentences.ts';
import { useUnknownTimeWords, type UnknownTimeWords } from '../unknown-time/words.ts';
import { sadeSatiBlocks } from './doshas-part.ts';
import { heading, paragraph, signs } from '../../../kundli/pdf/blocks.ts';
import { reading, sentences, type ReportSetting } from './report-blocks.ts';
import { birthFacts, settingsFacts } from './report-document.ts';
import { wordsOfReport } from './words.ts';

interface DayDocument {
  kundli: Kundli;
  chart: MoonChart;
  settings: ReportSettings;
  /** ISO 8601. */
  now: string;
}

function skyOfDay({ grahas }: MoonChart, words: UnknownTimeWords): PdfBlock {
  const { kundli: own } = words;
  return {
    type: 'table',
    caption: own.caption,
    columns: [
      { header: own.graha },
      { header: own.sign },
      { header: own.degree, numeric: true },
      { header: own.nakshatra },
      { header: own.house, numeric: true },
      { header: own.retrograde },
    ],
    rows: grahas.map(({ graha, zodiac, global_degree, nakshatra, house_from_moon, retro }) => [
      graha,
      words.or(zodiac.map(signs)),
      global_degree.map((degree) => degreesAndMinutes(degree % 30)).join(' – '),
      words.or(nakshatra),
      String(house_from_moon ?? words.changes),
      retro ? own.yes : own.no,
    ]),
  };
}

function dashasOfDay({ dashas }: MoonChart, words: UnknownTimeWords, timezone: string): PdfBlock[] {
  const { dashas: own } = words;
  const clock = (instant: string) => clockOf(instant, timezone).slice(0, 5);
  const range = ([early, late]: readonly [string, string]) =>
    own.between(dayOf(early, timezone), dayOf(late, timezone));
  return dashas.flatMap(({ nakshatra, start, end, mahadasha }) => [
    ...paragraph(own.from(nakshatra, clock(start), clock(end))),
    {
      type: 'table',
      caption: own.caption(nakshatra),
      columns: [{ header: own.lord }, { header: own.starts }, { header: own.ends }],
      rows: mahadasha.map((period) => [period.planet, range(period.start), range(period.end)]),
    } as const,
  ]);
}

function doshasOfDay(
  { doshas }: MoonChart,
  words: UnknownTimeWords,
  setting: ReportSetting,
): PdfBlock[] {
  const { doshas: own } = words;
  return [
    ...sentences(own.mangal, mangalSentences(doshas, own)),
    ...sentences(own.kaalsarp, kaalsarpSentences(doshas, own)),
    ...(doshas.sadesati
      ? [heading(own.sadesati), ...sadeSatiBlocks(doshas.sadesati, setting)]
      : sentences(own.sadesati, [own.changes])),
  ];
}

/** The report of a birth whose time is not known, as a document: what holds for its whole day, and what is left out. */
export function dayDocument(
  { kundli, chart, settings, now }: DayDocument,
  { author, language, missing, contents }: PdfSetting,
): PdfDocument {
  const report = wordsOfReport(language);
  const words = useUnknownTimeWords.of(language);
  const { timezone } = kundli.settings;
  const setting: ReportSetting = { words: report, timezone, now, chartStyle: 'north', language };
  const blocks: Record<TabKey, PdfBlock[]> = {
    kundli: [skyOfDay(chart, words)],
    general: chart.grahas.flatMap(({ graha, zodiac: [sign = ''], prediction }) =>
      prediction
        ? reading(
            words.general.inSign(graha, rashiName(sign)),
            paragraph(prediction),
            words.general.inSign(graha, signs(sign)),
            setting,
          )
        : [],
    ),
    dashas: dashasOfDay(chart, words, timezone),
    doshas: doshasOfDay(chart, words, setting),
  };
  return {
    title: report.report.printName(kundli.birth.name),
    author,
    language,
    missing,
    contents,
    opening: [
      ...paragraph(
        words.summary(
          words.or(chart.moon.signs.map(({ zodiac }) => rashiName(zodiac))),
          words.or(chart.moon.nakshatras.map(({ nakshatra }) => nakshatra)),
        ),
        'lead',
      ),
      heading(report.pdf.born),
      birthFacts(kundli, report.pdf.notKnown, setting),
      ...kundli.notices.flatMap((notice) => paragraph(notice)),
      heading(report.pdf.settings),
      settingsFacts(kundli, settings, setting),
      ...paragraph(words.basis, 'quiet'),
    ],
    parts: reportTabs.map(({ key, label }) => ({
      title: label,
      level: 1,
      blocks: [
        ...paragraph(words[key].intro, 'quiet'),
        ...blocks[key],
        ...paragraph(words[key].leftOut, 'quiet'),
      ],
    })),
  };
}

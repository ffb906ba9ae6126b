import { ayanamsaName } from '@jyoti/language';
import type {
  Kundli,
  KundliOpening,
  KundliPartKey,
  Language,
  ReportSettings,
} from '@jyoti/contract';
import type { TabKey } from '@jyoti/reports';
import type { PdfSetting } from '../../../documents/pdf/pdf-button.tsx';
import type { PdfBlock, PdfDocument } from '@jyoti/pdf';
import type { KundliChartData, KundliChartStyle } from '@jyoti/ui/kundli-chart';
import { isRunning } from '@jyoti/ui/periods-table';
import { zonedTime, timeSpanMessages } from '@jyoti/ui/time-span';
import {
  civilDay,
  clockName,
  coordinates,
  dayOf,
  degreesMinutesSeconds,
  offsetText,
} from '@jyoti/reports/format';
import { chart, facts, heading, paragraph, type Setting } from '../../../documents/pdf/blocks.ts';
import { pdfPart } from '../../../documents/pdf/pdf-blocks.ts';
import type { ReportPart } from '@jyoti/ui/report-view';
import { timeOfDay } from '@jyoti/ui/time-span';
import { chosenPairs } from '../../tabs/chosen-schools.ts';
import type { ReportData } from '../../document-of.ts';
import { chosenParts, lastParts } from '../report-tabs.ts';
import { wordsOfReport, type WordsOfReport } from './words.ts';
import { ayanamsasMessages } from '@jyoti/language/terms/ayanamsas';
import { grahasName } from '@jyoti/language/terms/sky.grahasName';

/** Input of the blocks of a report's document. */
export interface ReportSetting extends Setting {
  words: WordsOfReport;
}

interface ReportDocument {
  kundli: ReportData;
  opening: KundliOpening;
  settings: ReportSettings;
  chartStyle: KundliChartStyle;
  /** ISO 8601. */
  now: string;
}

/** Name, place and date of the birth: the same with and without its time. */
export function birthFacts(
  { birth, settings }: Kundli,
  time: string,
  setting: ReportSetting,
): PdfBlock {
  const { pdf, basic, names } = setting.words;
  const { place } = birth;
  return facts(
    [
      [basic.name, birth.name],
      [basic.date, civilDay(birth.date, setting.language)],
      [pdf.time, time],
      [basic.place, place.name],
      [basic.coordinates, coordinates(place.latitude, place.longitude, names)],
      [pdf.zone, clockName(settings, names)],
      [pdf.offset, pdf.utc({ offset: offsetText(settings.utc_offset_minutes) })],
      [pdf.madeOn, dayOf(setting.now, settings.timezone, setting.language)],
    ],
    setting,
  );
}

type FactPair = Parameters<typeof facts>[0][number];

/** Settings of the calculation. */
function settingsPairs(
  { settings: used }: Kundli,
  settings: ReportSettings,
  { words: { pdf, settings: settingsWords, schools }, language }: ReportSetting,
): FactPair[] {
  const { sunrise, ashtakvarga_school: school, year_days: yearDays } = settings;
  const { names, choices } = settingsWords;
  return [
    [
      names.ayanamsa,
      pdf.ayanamsaOf({
        name: ayanamsaName(used.ayanamsa, ayanamsasMessages[language].ayanamsas),
        degrees: degreesMinutesSeconds(used.ayanamsa_degrees),
      }),
    ],
    [names.node, choices.node[used.node]],
    [pdf.houses, pdf.wholeSign],
    [names.year_days, choices.year_days[`${yearDays}`]],
    [names.sunrise, choices.sunrise[sunrise]],
    [names.ashtakvarga_school, choices.ashtakvarga_school[school]],
    ...chosenPairs(settings, schools),
  ];
}

export const settingsFacts = (
  kundli: Kundli,
  settings: ReportSettings,
  setting: ReportSetting,
): PdfBlock => facts(settingsPairs(kundli, settings, setting), setting);

/** Place, time zone and settings: the rest of the first page. */
function calculationFacts(
  kundli: Kundli,
  settings: ReportSettings,
  setting: ReportSetting,
): PdfBlock {
  const { pdf, basic, names } = setting.words;
  const { birth, settings: used } = kundli;
  return facts(
    [
      [basic.coordinates, coordinates(birth.place.latitude, birth.place.longitude, names)],
      [pdf.zone, clockName(used, names)],
      [pdf.offset, pdf.utc({ offset: offsetText(used.utc_offset_minutes) })],
      [pdf.madeOn, dayOf(setting.now, used.timezone, setting.language)],
      ...settingsPairs(kundli, settings, setting),
    ],
    setting,
  );
}

/** Date, time and place of a birth in one line. */
const birthLine = ({ birth }: Kundli, language: Language) =>
  `${civilDay(birth.date, language)}, ${timeOfDay(timeSpanMessages[language], birth.time)} · ${birth.place.name}`;

/** The nine mahadashas on one scale from birth on, with the current instant. */
function lifeScale(
  { birth, periods }: KundliOpening['life'],
  { words, now, timezone, language }: ReportSetting,
): PdfBlock {
  const from = Date.parse(birth);
  const whole = Date.parse(periods.at(-1)?.end ?? birth) - from;
  const since = (instant: string) => Math.max(0, Date.parse(instant) - from) / whole;
  const isWithin = since(now) > 0 && since(now) < 1;
  return {
    type: 'scale',
    title: `${words.report.periods.title}: ${words.report.periods.note}`,
    periods: periods.map(({ graha, start, end }) => ({
      name: grahasName[language][graha],
      begins: zonedTime(Date.parse(start) < from ? birth : start, timezone).date.slice(0, 4),
      share: since(end) - since(start),
      marked: isRunning({ start, end }, now),
    })),
    now: isWithin ? { share: since(now), label: dayOf(now, timezone, language) } : null,
  };
}

/** The navamsa of the part with all vargas. */
const navamsaOf = ({ parts }: ReportData) =>
  parts['divisional-chart']?.blocks.flatMap((block) =>
    block.type === 'charts' ? block.charts.slice(1) : [],
  ) ?? [];

function firstPage(
  { kundli, opening, settings }: ReportDocument,
  setting: ReportSetting,
): PdfBlock[] {
  const { pdf, report, common } = setting.words;
  const name = report.chartTitle({ name: kundli.birth.name });
  return [
    ...paragraph(birthLine(kundli, setting.language), 'quiet'),
    ...paragraph(opening.summary, 'lead'),
    {
      type: 'charts',
      perRow: 2,
      charts: [
        chart(name, opening.chart as KundliChartData, setting, { middle: 'D1' }),
        ...navamsaOf(kundli).map(({ label, title = label, data, middle }) =>
          chart(title, data, setting, { middle }),
        ),
      ],
    },
    facts(
      opening.facts.map(({ label, value, detail }) => [
        label,
        [value.text, detail].filter(Boolean).join(' · '),
      ]),
      setting,
    ),
    lifeScale(opening.life, setting),
    heading(pdf.settings),
    calculationFacts(kundli, settings, setting),
    ...kundli.notices.flatMap((notice) => paragraph(notice, 'quiet')),
    ...paragraph(`${pdf.legend} ${report.basis.uncertain} ${common.tradition}`, 'quiet'),
  ];
}

/**
 * A sub-tab as data. Sade Sati, which the page shows below each sub-tab of Doshas, is in the last
 * one.
 */
function partOf(
  tab: TabKey,
  key: KundliPartKey,
  isLast: boolean,
  { parts }: ReportData,
): ReportPart | null {
  const part = parts[key] ?? null;
  const sadeSati = parts['sade-sati-summary'];
  return part && sadeSati && isLast && tab === 'doshas'
    ? { ...part, blocks: [...part.blocks, ...sadeSati.blocks] }
    : part;
}

/** Minimum number of parts for a table of contents. */
const LISTED_FROM = 9;

/**
 * A report as a document: the tabs of the page and their sub-tabs.
 * @param parts keys of the sub-tabs to include, in their order. @default all, in the order of the page
 */
export function reportDocument(
  source: ReportDocument,
  { author, language, missing, contents }: PdfSetting,
  parts?: ReadonlySet<string>,
): PdfDocument {
  const { kundli, now, chartStyle } = source;
  const words = wordsOfReport(language);
  const { timezone } = kundli.settings;
  const setting: ReportSetting = { words, timezone, now, chartStyle, language };
  const tabs = chosenParts(parts);
  const last = lastParts(tabs);
  const chosen = tabs.flatMap(({ subTabs }) => subTabs);
  return {
    title: words.report.printName({ name: kundli.birth.name }),
    author,
    language,
    missing,
    ...(chosen.length >= LISTED_FROM && { contents }),
    opening: firstPage(source, setting),
    parts: tabs.flatMap(({ key, subTabs }) => [
      { title: words.tabs[key], level: 1 as const, blocks: [] },
      ...subTabs.map((sub) => ({
        title: words.tabs[sub.key],
        level: 2 as const,
        blocks: pdfPart(partOf(key, sub.key as KundliPartKey, last.has(sub), kundli), setting),
      })),
    ]),
  };
}

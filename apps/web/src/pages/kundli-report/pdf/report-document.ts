import type { Kundli, ReportSettings } from '@jyoti/contract';
import {
  dashasPart,
  type DoshaSetting,
  doshasPart,
  generalPart,
  kundliPart,
  type ReportSource,
  reportTabs,
  sadeSati,
  type SubTabKey,
  type TabKey,
} from '@jyoti/reports';
import type { PdfSetting } from '../../../pdf/pdf-button.tsx';
import type { PdfBlock, PdfDocument } from '@jyoti/pdf';
import type { KundliChartStyle } from '@jyoti/ui/kundli-chart';
import {
  birthChart,
  civilDay,
  clockName,
  coordinates,
  dayOf,
  degreesAndMinutes,
  degreesMinutesSeconds,
  offsetText,
  signNames,
  vargaChart,
} from '@jyoti/reports/format';
import { chart, facts, heading, paragraph, type Setting } from '../../../report/pdf/blocks.ts';
import { pdfPart } from '../../../report/pdf/pdf-blocks.ts';
import type { ReportPart } from '@jyoti/ui/report-view';
import { wordsOfReport, type WordsOfReport } from './words.ts';

/** What the blocks of a report's document are written from. */
export interface ReportSetting extends Setting {
  words: WordsOfReport;
}

interface ReportDocument extends ReportSource {
  settings: ReportSettings;
  chartStyle: KundliChartStyle;
  /** ISO 8601. */
  now: string;
}

/** Whose birth it is, and where and when: the same for a birth with its time and without. */
export function birthFacts(
  { birth, settings }: Kundli,
  time: string,
  setting: ReportSetting,
): PdfBlock {
  const { pdf, basic } = setting.words;
  const { place } = birth;
  return facts(
    [
      [basic.name, birth.name],
      [basic.date, civilDay(birth.date)],
      [pdf.time, time],
      [basic.place, place.name],
      [basic.coordinates, coordinates(place.latitude, place.longitude)],
      [pdf.zone, clockName(settings)],
      [pdf.offset, pdf.utc(offsetText(settings.utc_offset_minutes))],
      [pdf.madeOn, dayOf(setting.now, settings.timezone)],
    ],
    setting,
  );
}

/** How the report was reckoned. */
export function settingsFacts(
  { settings: used }: Kundli,
  { sunrise, ashtakvarga_school: school, year_days: yearDays }: ReportSettings,
  setting: ReportSetting,
): PdfBlock {
  const { pdf, report } = setting.words;
  const { names, choices } = report.settings;
  return facts(
    [
      [
        names.ayanamsa,
        pdf.ayanamsaOf(
          choices.ayanamsa[used.ayanamsa],
          degreesMinutesSeconds(used.ayanamsa_degrees),
        ),
      ],
      [names.node, choices.node[used.node]],
      [pdf.houses, pdf.wholeSign],
      [names.year_days, choices.year_days[`${yearDays}`]],
      [names.sunrise, choices.sunrise[sunrise]],
      [names.ashtakvarga_school, choices.ashtakvarga_school[school]],
    ],
    setting,
  );
}

function opening(
  { kundli, planets, settings }: ReportDocument,
  setting: ReportSetting,
): PdfBlock[] {
  const { words } = setting;
  const { pdf, report } = words;
  const [lagna, moon] = [planets[0], planets[2]];
  const current = kundli.dashas?.vimshottari.current;
  const place = (body: typeof lagna) =>
    `${signNames(body.zodiac)} ${degreesAndMinutes(body.local_degree)}`;
  const { facts: own } = report;
  const { navamsa } = words.kundli.vargas;
  const { divisional } = kundli;
  return [
    ...paragraph(kundli.summary, 'lead'),
    heading(pdf.born),
    birthFacts(kundli, kundli.birth.time, setting),
    heading(pdf.inShort),
    facts(
      [
        [own.lagna, place(lagna)],
        [own.rashi, place(moon)],
        [own.nakshatra, `${planets.nakshatra}, ${own.pada(planets.nakshatra_pada)}`],
        [
          own.dasha,
          current
            ? `${current.mahadasha.name}; ${own.until(current.antardasha.name, dayOf(current.antardasha.end, setting.timezone))}`
            : own.noDasha,
        ],
      ],
      setting,
    ),
    {
      type: 'charts',
      perRow: 2,
      charts: [
        chart(report.chartTitle(kundli.birth.name), birthChart(planets), setting, { middle: 'D1' }),
        ...(divisional
          ? [chart(navamsa, vargaChart(divisional.D9), setting, { middle: navamsa })]
          : []),
      ],
    },
    ...paragraph(pdf.legend, 'quiet'),
    heading(pdf.settings),
    settingsFacts(kundli, settings, setting),
    ...kundli.notices.flatMap((notice) => paragraph(notice, 'quiet')),
    ...paragraph(report.basis.uncertain, 'quiet'),
    ...paragraph(words.common.tradition, 'quiet'),
  ];
}

/** A sub-tab as data. Sade Sati, which the page has below each sub-tab of Doshas, is in the last. */
function partOf(
  tab: TabKey,
  key: string,
  source: ReportSource,
  words: WordsOfReport,
  setting: DoshaSetting,
): ReportPart | null {
  switch (tab) {
    case 'kundli':
      return kundliPart(key as SubTabKey<'kundli'>, source, words);
    case 'general':
      return generalPart(key as SubTabKey<'general'>, source, words.general);
    case 'dashas':
      return dashasPart(key as SubTabKey<'dashas'>, source, { ...setting, dashas: words.dashas });
    case 'doshas': {
      const { doshas } = source.kundli;
      const part = doshasPart(key as SubTabKey<'doshas'>, source.kundli, words.doshas);
      return part && doshas && key === 'papasamaya'
        ? { ...part, blocks: [...part.blocks, sadeSati(doshas.sadesati, setting)] }
        : part;
    }
  }
}

/** The whole report as a document: what the page shows in four tabs and their sub-tabs, one after another. */
export function reportDocument(
  source: ReportDocument,
  { author, language, missing, contents }: PdfSetting,
): PdfDocument {
  const { kundli, now, chartStyle } = source;
  const words = wordsOfReport(language);
  const { timezone } = kundli.settings;
  const setting: ReportSetting = { words, timezone, now, chartStyle, language };
  const periods = { periods: words.periods, doshas: words.doshas, timezone, now };
  return {
    title: words.report.printName(kundli.birth.name),
    author,
    language,
    missing,
    contents,
    opening: opening(source, setting),
    parts: reportTabs.flatMap(({ key, label, subTabs }) => [
      { title: label, level: 1 as const, blocks: [] },
      ...subTabs.map((sub) => ({
        title: sub.label,
        level: 2 as const,
        blocks: pdfPart(partOf(key, sub.key, source, words, periods), setting),
      })),
    ]),
  };
}

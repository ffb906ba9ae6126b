import type { Kundli, PlanetDetails } from '@jyoti/contract';
import type { PdfSetting } from '../../../pdf/pdf-button.tsx';
import type { PdfBlock, PdfDocument } from '@jyoti/pdf';
import type { ReportSettings } from '../../../kundli/settings-in-url.ts';
import type { KundliChartStyle } from '@jyoti/ui/kundli-chart';
import { birthChart, vargaChart } from '../../../kundli/chart-data.ts';
import {
  civilDay,
  coordinates,
  dayOf,
  degreesAndMinutes,
  degreesMinutesSeconds,
  offsetText,
} from '../../../kundli/format.ts';
import { reportTabs } from '../report-tabs.ts';
import { dashasPart } from './dashas-part.ts';
import { doshasPart } from './doshas-part.ts';
import { generalPart } from './general-part.ts';
import { kundliPart } from './kundli-part.ts';
import { chart, facts, heading, paragraph, signs } from '../../../kundli/pdf/blocks.ts';
import type { ReportSetting } from './report-blocks.ts';
import { wordsOfReport } from './words.ts';

interface ReportDocument {
  /** With all its sections. */
  kundli: Kundli;
  planets: PlanetDetails;
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
      [pdf.zone, settings.timezone],
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
    `${signs(body.zodiac)} ${degreesAndMinutes(body.local_degree)}`;
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
  ];
}

/** The whole report as a document: what the page shows in four tabs and their sub-tabs, one after another. */
export function reportDocument(
  source: ReportDocument,
  { author, language, missing, contents }: PdfSetting,
): PdfDocument {
  const { kundli, planets, now, chartStyle } = source;
  const words = wordsOfReport(language);
  const { timezone } = kundli.settings;
  const setting: ReportSetting = { words, timezone, now, chartStyle, language };
  const blocks: Record<string, Record<string, PdfBlock[]>> = {
    kundli: kundliPart(kundli, planets, setting),
    general: generalPart(kundli, planets, setting),
    dashas: dashasPart(kundli, planets, setting),
    doshas: doshasPart(kundli, setting),
  };
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
        blocks: blocks[key]?.[sub.key] ?? [],
      })),
    ]),
  };
}

import { bodyKeys, type Planet } from '@jyoti/contract';
import type { KootaRow } from '@jyoti/ui/koota-table';
import type { KundliChartStyle } from '@jyoti/ui/kundli-chart';
import type { PdfSetting } from '../../../pdf/pdf-button.tsx';
import type { PdfBlock, PdfDocument, PdfTable } from '../../../pdf/pdf-document.ts';
import { partners, type Partner } from '../../../matching/pair-in-url.ts';
import { birthChart } from '../../../kundli/chart-data.ts';
import {
  civilDay,
  coordinates,
  dayOf,
  degreesAndMinutes,
  degreesMinutesSeconds,
  offsetText,
} from '../../../kundli/format.ts';
import {
  chart,
  facts,
  heading,
  paragraph,
  signs,
  type Setting,
} from '../../../kundli/pdf/blocks.ts';
import { papaTable } from '../../../kundli/pdf/papa-table.ts';
import { useKundliPdfWords } from '../../../kundli/pdf/words.ts';
import { formulaRows } from '../formula-rows.ts';
import { doshaRows } from '../dosha-rows.ts';
import { ashtakootOrder, dashakootOrder, tableRow } from '../koota-rows.ts';
import type { MatchProps } from '../match-props.ts';
import { matchingTabs, type MatchingTab } from '../matching-tabs.ts';
import { plain, twoDecimals } from '../numbers.ts';
import { useMatchingWords, type MatchingWords } from '../words.ts';
import { useMatchingPdfWords } from './words.ts';

interface MatchingDocument extends MatchProps {
  chartStyle: KundliChartStyle;
  /** ISO 8601. */
  now: string;
}

type PdfWords = ReturnType<typeof useMatchingPdfWords.of>;
type Part = Readonly<{ source: MatchProps; words: MatchingWords; pdf: PdfWords; setting: Setting }>;

const isAscendant = ({ name }: Planet) => name === 'As';

function aggregatePart({ source, words, pdf }: Part): PdfBlock[] {
  const { aggregate, ashtakoot, dashakoot } = source.match;
  const { aggregate: own, percent, outOf } = words;
  return [
    {
      type: 'figures',
      items: [
        { label: own.overall, value: percent(plain(aggregate.score)) },
        {
          label: own.ashtakoot,
          value: outOf(plain(aggregate.ashtakoot_score), plain(ashtakoot.full_score)),
        },
        {
          label: own.dashakoot,
          value: outOf(plain(aggregate.dashkoot_score), plain(dashakoot.full_score)),
        },
      ],
    },
    ...paragraph(aggregate.bot_response),
    heading(own.doshas),
    ...paragraph(own.doshasNote, 'quiet'),
    {
      type: 'table',
      caption: own.doshas,
      captionShown: false,
      columns: [{ header: pdf.dosha }, { header: pdf.found }, { header: pdf.meaning }],
      rows: doshaRows(source, words).map(({ name, found, text }) => [
        name,
        found.map(({ says }) => says).join('\n'),
        text ?? '',
      ]),
    },
    heading(own.extended),
    ...paragraph(aggregate.extended_response),
    heading(own.formula),
    ...paragraph(own.formulaIntro),
    formulaTable(aggregate, words),
  ];
}

function formulaTable(aggregate: MatchProps['match']['aggregate'], words: MatchingWords): PdfTable {
  const { aggregate: own, percent } = words;
  const rows = formulaRows(aggregate, words);
  return {
    type: 'table',
    caption: own.formula,
    captionShown: false,
    columns: [
      { header: own.part },
      { header: own.rule },
      { header: own.reached, numeric: true },
      { header: own.weight, numeric: true },
      { header: own.points, numeric: true },
    ],
    rows: [
      ...rows.map(({ name, rule, reached, weight, points }) => [
        name,
        rule,
        reached,
        weight,
        points,
      ]),
      [own.sum, '', '', '', percent(twoDecimals(aggregate.score))],
    ],
    marked: [rows.length],
  };
}

function kootaTable(
  caption: string,
  rows: readonly KootaRow[],
  total: string,
  { source, words, pdf }: Part,
): PdfTable {
  return {
    type: 'table',
    caption,
    columns: [
      { header: pdf.koota },
      { header: source.names.boy },
      { header: source.names.girl },
      { header: pdf.score, numeric: true },
      { header: pdf.meaning },
    ],
    rows: [
      ...rows.map(({ name, boy, girl, score, fullScore, description, exception }) => [
        name,
        boy,
        girl,
        words.outOf(plain(score), plain(fullScore)),
        exception ? `${description}\n${pdf.exception(exception)}` : description,
      ]),
      [pdf.total, '', '', total, ''],
    ],
    marked: [rows.length],
  };
}

function ashtakootPart(part: Part): PdfBlock[] {
  const { source, words, setting } = part;
  const { ashtakoot } = source.match;
  const { ashtakoot: own, outOf } = words;
  const total = outOf(plain(ashtakoot.score), plain(ashtakoot.full_score));
  const details = { boy: ashtakoot.boy_astro_details, girl: ashtakoot.girl_astro_details };
  return [
    { type: 'figures', items: [{ label: own.score, value: total }] },
    ...paragraph(ashtakoot.bot_response),
    kootaTable(
      own.caption,
      ashtakootOrder.map((key) => tableRow(key, ashtakoot[key])),
      total,
      part,
    ),
    ...paragraph(own.exceptions, 'quiet'),
    heading(own.astro),
    ...partners.flatMap((partner) => {
      const { gana, yoni, rasi, nakshatra, nakshatra_pada } = details[partner];
      return [
        ...paragraph(source.names[partner], 'strong'),
        facts(
          [
            [own.gana, gana],
            [own.yoni, yoni],
            [own.rasi, signs(rasi)],
            [own.nakshatra, `${nakshatra} ${nakshatra_pada}`],
          ],
          setting,
        ),
      ];
    }),
  ];
}

function dashakootPart(part: Part): PdfBlock[] {
  const { dashakoot } = part.source.match;
  const { dashakoot: own, outOf } = part.words;
  const total = outOf(plain(dashakoot.score), plain(dashakoot.full_score));
  return [
    { type: 'figures', items: [{ label: own.score, value: total }] },
    ...paragraph(dashakoot.bot_response),
    kootaTable(
      own.caption,
      dashakootOrder.map((key) => tableRow(key, dashakoot[key])),
      total,
      part,
    ),
    ...paragraph(own.note, 'quiet'),
  ];
}

function rajjuVedhaPart({ source, words, setting }: Part): PdfBlock[] {
  const { rajju, vedha } = source.match.rajju_vedha;
  const { rajjuVedha: own, aggregate } = words;
  const { names } = source;
  const verdict = (isPresent: boolean, sentence: string): PdfBlock => ({
    type: 'paragraph',
    text: `${isPresent ? aggregate.present : aggregate.notPresent}. ${sentence}`,
    look: 'lead',
  });
  return [
    heading(own.rajju),
    verdict(rajju.is_dosha_present, rajju.is_dosha_present ? own.rajjuPresent : own.rajjuAbsent),
    ...paragraph(rajju.rajju_description),
    facts(
      [
        [own.part, rajju.rajju_part ?? own.noPart],
        [own.partOf(names.boy), rajju.boy_part],
        [own.partOf(names.girl), rajju.girl_part],
      ],
      setting,
      1,
    ),
    ...paragraph(own.rajjuText, 'quiet'),
    heading(own.vedha),
    verdict(vedha.is_dosha_present, vedha.is_dosha_present ? own.vedhaPresent : own.vedhaAbsent),
    ...paragraph(vedha.description),
    facts(
      [
        [own.nakshatraOf(names.boy), vedha.boy_nakshatra],
        [own.nakshatraOf(names.girl), vedha.girl_nakshatra],
      ],
      setting,
      1,
    ),
    ...paragraph(own.vedhaText, 'quiet'),
  ];
}

function papaPart({ source, words, setting }: Part): PdfBlock[] {
  const { papasamaya: papa } = source.match;
  const { papa: own, percent } = words;
  const { pdf } = setting.words;
  const { names } = source;
  return [
    { type: 'figures', items: [{ label: own.score, value: percent(twoDecimals(papa.score)) }] },
    ...paragraph(`${own.intro} ${own.rule}`, 'quiet'),
    ...paragraph(papa.bot_response),
    papaTable(
      own.caption,
      [
        { name: names.boy, papa: papa.boy_papa, total: papa.boy_total, points: papa.boy_points },
        {
          name: names.girl,
          papa: papa.girl_papa,
          total: papa.girl_total,
          points: papa.girl_points,
        },
      ],
      pdf,
    ),
    ...paragraph(pdf.papa.note, 'quiet'),
    ...paragraph(own.formula, 'quiet'),
  ];
}

/** The planets and birth details of the two, which the page folds below their charts. */
function chartsPart({ source: { match, names }, words, setting }: Part): PdfBlock[] {
  const { charts: own } = words;
  const { ashtakoot } = match;
  const planets = {
    boy: ashtakoot.boy_planetary_details,
    girl: ashtakoot.girl_planetary_details,
  };
  const details = { boy: ashtakoot.boy_astro_details, girl: ashtakoot.girl_astro_details };
  const keys = Object.entries(own.facts) as [keyof typeof own.facts, string][];
  const state = (body: Planet) =>
    [body.retro && own.retrograde, body.is_combust && own.combust].filter(Boolean).join(', ');
  return partners.flatMap((partner: Partner): PdfBlock[] => [
    {
      type: 'table',
      caption: own.planets(names[partner]),
      columns: [
        { header: own.planet },
        { header: own.zodiac },
        { header: own.degree, numeric: true },
        { header: own.house, numeric: true },
        { header: own.nakshatra },
        { header: own.nakshatraLord },
        { header: own.signLord },
        { header: own.state },
      ],
      rows: bodyKeys.map((key) => {
        const body = planets[partner][key];
        return [
          body.full_name,
          signs(body.zodiac),
          degreesAndMinutes(body.local_degree),
          String(body.house),
          `${body.nakshatra} ${body.nakshatra_pada}`,
          body.nakshatra_lord,
          body.zodiac_lord,
          isAscendant(body) ? '' : state(body),
        ];
      }),
    },
    ...paragraph(own.details(names[partner]), 'strong'),
    facts(
      keys.map(([key, label]) => {
        const value = details[partner][key];
        return [label, Array.isArray(value) ? value.join(', ') : value] as const;
      }),
      setting,
    ),
  ]);
}

function opening({ source, words, pdf, setting }: Part): PdfBlock[] {
  const { match, names } = source;
  const { ashtakoot, aggregate } = match;
  const { pdf: common } = setting.words;
  const planets = {
    boy: ashtakoot.boy_planetary_details,
    girl: ashtakoot.girl_planetary_details,
  };
  return [
    ...paragraph(words.sentence(plain(ashtakoot.score), plain(aggregate.score)), 'lead'),
    {
      type: 'figures',
      items: [
        {
          label: words.dial,
          value: words.outOf(plain(ashtakoot.score), plain(ashtakoot.full_score)),
        },
        { label: words.aggregate.overall, value: words.percent(plain(aggregate.score)) },
      ],
    },
    heading(pdf.births),
    ...partners.flatMap((partner) => {
      const { date, time, place } = match[partner];
      const used = match.settings[partner];
      return [
        ...paragraph(names[partner], 'strong'),
        facts(
          [
            [pdf.date, civilDay(date)],
            [common.time, time],
            [pdf.place, place.name],
            [pdf.coordinates, coordinates(place.latitude, place.longitude)],
            [common.zone, used.timezone],
            [common.offset, common.utc(offsetText(used.utc_offset_minutes))],
            [pdf.ayanamsa, degreesMinutesSeconds(used.ayanamsa_degrees)],
            [common.madeOn, dayOf(setting.now, used.timezone)],
          ],
          setting,
        ),
      ];
    }),
    {
      type: 'charts',
      perRow: 2,
      charts: partners.map((partner) =>
        chart(words.charts.chart(names[partner]), birthChart(planets[partner]), setting, {
          middle: 'D1',
        }),
      ),
    },
    ...paragraph(common.legend, 'quiet'),
    ...match.notices.flatMap((notice) => paragraph(notice, 'quiet')),
    ...paragraph(words.basis.line, 'quiet'),
    ...paragraph(words.basis.uncertain, 'quiet'),
  ];
}

const parts: Readonly<Record<MatchingTab, (part: Part) => PdfBlock[]>> = {
  aggregate: aggregatePart,
  ashtakoot: ashtakootPart,
  dashakoot: dashakootPart,
  'rajju-vedha': rajjuVedhaPart,
  'papa-samaya': papaPart,
};

/** The whole match as a document: both charts side by side, then what the page shows in five tabs, then the details. */
export function matchingDocument(
  { match, names, chartStyle, now }: MatchingDocument,
  { author, language, missing, contents }: PdfSetting,
): PdfDocument {
  const words = useMatchingWords.of(language);
  const setting: Setting = {
    words: { pdf: useKundliPdfWords.of(language) },
    timezone: match.settings.boy.timezone,
    now,
    chartStyle,
    language,
  };
  const pdf = useMatchingPdfWords.of(language);
  const part: Part = { source: { match, names }, words, pdf, setting };
  return {
    title: words.printName(names.boy, names.girl),
    author,
    language,
    missing,
    contents,
    opening: opening(part),
    parts: [
      ...matchingTabs.map((tab) => ({
        title: words.tabs[tab],
        level: 1 as const,
        blocks: parts[tab](part),
      })),
      { title: words.charts.heading, level: 1, blocks: chartsPart(part) },
    ],
  };
}

import {
  bhinnaKinds,
  vargas,
  type PairKind,
  type PanePartKey,
  type TransitKind,
} from '@jyoti/contract';
import { bhavaChart, type BhavaSystem } from '@jyoti/jyotish';
import { readings, type ReportBlock, type ReportChart, type ReportPart } from '@jyoti/ui/data';
import { grahaTable } from '../../format/graha-table.ts';
import { astrologerMessages } from '../../messages.generated/astrologer.ts';
import { kpMessages } from '../../messages.generated/kp.ts';
import { kundliMessages } from '../../messages.generated/kundli.ts';
import { reportWords, type AstrologerWords } from '../../report-words.ts';
import { degreeTable, drishtiTable, friendshipTable, rashiTable } from '../astrologer/aspects.ts';
import { lagnaSpanTable } from '../astrologer/birth-time.ts';
import { bhavaTable, chalitChart, movedGrahas } from '../astrologer/houses.ts';
import { arudhaTable, avasthaTable, karakaTable } from '../astrologer/jaimini.ts';
import { kpOfBirth } from '../astrologer/kp.ts';
import { chartFrom, runningLord } from '../astrologer/more-charts.ts';
import { argalaTable, specialLagnaTable, upagrahaTable } from '../astrologer/points.ts';
import {
  bhavaBalaTable,
  partsTable,
  pindaTable,
  shadbalaIn,
  shadbalaTable,
  shodhanaTables,
  vimsopakaTable,
} from '../astrologer/strengths.ts';
import { sudarshanaDashaBlocks, sudarshanaTable } from '../astrologer/sudarshana.ts';
import { ashtakvarga, binnashtakvarga } from '../ashtakavarga.ts';
import { panchangOfBirth } from '../basic-details.ts';
import { charMain, yoginiMain } from '../cycle-dashas.ts';
import { vargaOf } from '../divisional-charts.ts';
import type { KundliSource, PairedChart } from '../kundli-source.ts';
import {
  contactsOf,
  dashasOn,
  kakshyaTable,
  transitReadings,
  transitsIn,
  transitsOverChart,
  transitsTable,
} from '../transits-part.ts';
import { inPane } from './in-pane.ts';
import { overlayChart, pairTable } from './pair-pane.ts';

/** The blocks of a pane; none if no dasha runs, or no second birth was given. */
type Pane = (source: KundliSource, words: AstrologerWords) => readonly ReportBlock[];

const chartBlock = (chart: ReportChart): ReportBlock[] => [
  { type: 'charts', perRow: 1, charts: [chart] },
];

/** A table of the tab More for astrologers. */
const tablePane =
  (block: (source: KundliSource, words: AstrologerWords) => ReportBlock): Pane =>
  (source, words) =>
    inPane([block(source, words)]);

const lordPane =
  (level: 'mahadasha' | 'antardasha'): Pane =>
  (source, words) => {
    const lord = runningLord(level, source);
    if (lord === undefined) return [];
    const title = words.charts[level]({ lord: words.terms.graha(lord) });
    return chartBlock(chartFrom(lord, title, source, words));
  };

const chalitPane =
  (system: BhavaSystem): Pane =>
  (source, words) =>
    chartBlock(chalitChart(bhavaChart(source.chart, system), source, words));

/** The cusps and grahas of a division, and which grahas it moves. */
const housesPane =
  (system: BhavaSystem): Pane =>
  (source, words) => {
    const chart = bhavaChart(source.chart, system);
    return inPane([bhavaTable(chart, words), ...movedGrahas(chart, source, words)]);
  };

/** A block of the KP part, by its place. */
const kpPane =
  (place: number): Pane =>
  (source) =>
    inPane(kpOfBirth(source, reportWords(kpMessages, source.language)).slice(place, place + 1));

const transitPane =
  (blocks: (rows: ReturnType<typeof transitsIn>, source: KundliSource) => ReportBlock[]): Pane =>
  (source) =>
    blocks(transitsIn(source), source);

const pairPane =
  (
    blocks: (first: PairedChart, second: PairedChart, source: KundliSource) => ReportBlock[],
  ): Pane =>
  (source) =>
    source.second ? blocks(source, source.second, source) : [];

const transits: Readonly<Record<`transits:${TransitKind}`, Pane>> = {
  'transits:chart': transitPane((rows, source) => chartBlock(transitsOverChart(rows, source))),
  'transits:positions': transitPane((rows, source) => inPane([transitsTable(rows, source)])),
  'transits:kakshyas': (source) => inPane([kakshyaTable(source)]),
  'transits:contacts': transitPane((rows, source) => [readings([contactsOf(rows, source)])]),
  'transits:effects': transitPane((rows, source) => [transitReadings(rows, source)]),
  'transits:dashas': (source) => inPane([dashasOn(source)]),
};

const pairs: Readonly<Record<`pair:${PairKind}`, Pane>> = {
  'pair:table': pairPane((first, second, source) => inPane([pairTable(first, second, source)])),
  'pair:second-in-first': pairPane((first, second, source) =>
    chartBlock(overlayChart(second, first, source)),
  ),
  'pair:first-in-second': pairPane((first, second, source) =>
    chartBlock(overlayChart(first, second, source)),
  ),
};

type VargaPane = `pane:${(typeof vargas)[number]}`;
type BhinnaPane = `pane:${(typeof bhinnaKinds)[number]}`;

const ofVargas = Object.fromEntries(
  vargas.map((varga): [VargaPane, Pane] => [
    `pane:${varga}`,
    (source) => chartBlock(vargaOf(varga, source)),
  ]),
) as Record<VargaPane, Pane>;

/** The grids of the report are in the order of the kinds. */
const ofBodies = Object.fromEntries(
  bhinnaKinds.map((kind, place): [BhinnaPane, Pane] => [
    `pane:${kind}`,
    (source) => binnashtakvarga(source).blocks.slice(place, place + 1),
  ]),
) as Record<BhinnaPane, Pane>;

const panes: Readonly<Record<PanePartKey, Pane>> = {
  ...ofVargas,
  ...ofBodies,
  ...transits,
  ...pairs,
  'pane:chandra': (source, words) =>
    chartBlock(chartFrom('moon', words.charts.chandra, source, words)),
  'pane:surya': (source, words) => chartBlock(chartFrom('sun', words.charts.surya, source, words)),
  'pane:mahadasha-lord': lordPane('mahadasha'),
  'pane:antardasha-lord': lordPane('antardasha'),
  'pane:sudarshana': tablePane(sudarshanaTable),
  'pane:chalit': chalitPane('sripati'),
  'pane:chalit-placidus': chalitPane('placidus'),
  'pane:chalit-equal': chalitPane('equal'),
  'pane:houses': housesPane('sripati'),
  'pane:houses-placidus': housesPane('placidus'),
  'pane:houses-equal': housesPane('equal'),
  'pane:planets': ({ chart, language }) => {
    const words = reportWords(kundliMessages, language);
    const { caption } = words.planets;
    return inPane([grahaTable({ caption, shortSigns: true }, chart, words)]);
  },
  'pane:avasthas': tablePane(avasthaTable),
  'pane:friendships': tablePane(friendshipTable),
  'pane:aspects': tablePane(drishtiTable),
  'pane:aspects-by-degree': tablePane(degreeTable),
  'pane:rashi-drishti': tablePane(rashiTable),
  'pane:shadbala': tablePane((source, words) => shadbalaTable(shadbalaIn(source), words)),
  'pane:shadbala-parts': tablePane((source, words) => partsTable(shadbalaIn(source), words)),
  'pane:vimsopaka': tablePane(vimsopakaTable),
  'pane:bhava-bala': tablePane(bhavaBalaTable),
  'pane:ashtakvarga': (source) => ashtakvarga(source).blocks,
  'pane:shodhana': shodhanaTables,
  'pane:shodhya-pinda': tablePane(pindaTable),
  'pane:char': (source) => inPane(charMain(source).blocks),
  'pane:yogini': (source) => inPane(yoginiMain(source).blocks),
  'pane:sudarshana-dasha': (source, words) => inPane(sudarshanaDashaBlocks(source, words)),
  'pane:karakas': tablePane((source, words) => karakaTable(source, 'seven', words)),
  'pane:karakas-of-eight': tablePane((source, words) => karakaTable(source, 'eight', words)),
  'pane:arudhas': tablePane(arudhaTable),
  'pane:lagna-spans': tablePane(lagnaSpanTable),
  'pane:argala': tablePane(argalaTable),
  'pane:special-lagnas': tablePane(specialLagnaTable),
  'pane:upagrahas': tablePane(upagrahaTable),
  'pane:kp-cusps': kpPane(1),
  'pane:kp-planets': kpPane(2),
  'pane:kp-significators': kpPane(3),
  'pane:kp-houses': kpPane(4),
  'pane:kp-ruling': kpPane(5),
  'pane:panchang': (source) => inPane([panchangOfBirth(source)]),
};

/** The content of a pane of the workspace, from the blocks of the report. */
export const panePart = (key: PanePartKey, source: KundliSource): ReportPart => ({
  intro: '',
  blocks: panes[key](source, reportWords(astrologerMessages, source.language)),
});

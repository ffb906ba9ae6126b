import {
  ashtakavarga,
  ashtakavargaSigns,
  bhavaBala,
  PLANET_IDS,
  reduceAshtakavarga,
  shadbala,
  vimsopaka,
  VIMSOPAKA_SCHEMES,
  type PlanetId,
  type PlanetShadbala,
  type Shadbala,
} from '@jyoti/jyotish';
import {
  type ReportBlock,
  reportPart,
  type ReportPart,
  section,
  table,
  text,
} from '@jyoti/ui/data';
import { bodyName } from '../../format/graha-table.ts';
import type { AstrologerWords } from '../../report-words.ts';
import { strengthOptions, type KundliSource } from '../kundli-source.ts';

const one = (value: number) => value.toFixed(1).replace('-', '−');
const two = (value: number) => value.toFixed(2).replace('-', '−');

const numeric = (header: string) => ({ header, numeric: true });

/** The six strengths of the seven planets, by the choices of a kundli. */
export const shadbalaIn = (source: KundliSource): Shadbala =>
  shadbala(source.chart, strengthOptions(source.choices));

const byRank = ({ planets }: Shadbala): PlanetId[] =>
  PLANET_IDS.toSorted((planet, other) => planets[planet].rank - planets[other].rank);

/** Shadbala of the seven planets, the strongest first. */
export function shadbalaTable(
  found: Shadbala,
  { strengths: words, terms }: AstrologerWords,
): ReportBlock {
  return table(
    words.shadbala,
    [
      words.graha,
      numeric(words.rupas),
      numeric(words.required),
      numeric(words.ratio),
      numeric(words.rank),
      numeric(words.ishta),
      numeric(words.kashta),
    ],
    byRank(found).map((planet) => {
      const { rupas, requiredRupas, ratio, rank, ishta, kashta } = found.planets[planet];
      return [
        {
          ...bodyName(planet, terms),
          badges: [
            ratio >= 1
              ? { text: words.strong, tone: 'success' as const }
              : { text: words.weak, tone: 'warning' as const },
          ],
        },
        two(rupas),
        one(requiredRupas),
        two(ratio),
        rank,
        one(ishta),
        one(kashta),
      ];
    }),
    { keepsGrid: true },
  );
}

/** The six strengths, and the parts of two of them. */
export function partsTable(
  { planets }: Shadbala,
  { strengths: words, terms }: AstrologerWords,
): ReportBlock {
  const { parts } = words;
  const rows: readonly (readonly [string, (planet: PlanetShadbala) => number])[] = [
    [parts.uchcha, ({ sthana }) => sthana.uchcha],
    [parts.saptavargaja, ({ sthana }) => sthana.saptavargaja],
    [parts.ojha_yugma, ({ sthana }) => sthana.ojhaYugma],
    [parts.kendradi, ({ sthana }) => sthana.kendradi],
    [parts.drekkana, ({ sthana }) => sthana.drekkana],
    [parts.sthana, ({ sthana }) => sthana.total],
    [parts.dig, ({ dig }) => dig],
    [parts.nathonnatha, ({ kala }) => kala.nathonnatha],
    [parts.paksha, ({ kala }) => kala.paksha],
    [parts.tribhaga, ({ kala }) => kala.tribhaga],
    [parts.abda, ({ kala }) => kala.abda],
    [parts.masa, ({ kala }) => kala.masa],
    [parts.vara, ({ kala }) => kala.vara],
    [parts.hora, ({ kala }) => kala.hora],
    [parts.ayana, ({ kala }) => kala.ayana],
    [parts.yuddha, ({ kala }) => kala.yuddha],
    [parts.kala, ({ kala }) => kala.total],
    [parts.cheshta, ({ cheshta }) => cheshta],
    [parts.naisargika, ({ naisargika }) => naisargika],
    [parts.drik, ({ drik }) => drik],
    [parts.total, ({ virupas }) => virupas],
  ];
  const sums = [parts.sthana, parts.kala, parts.total];
  return table(
    words.partsCaption,
    [words.part, ...PLANET_IDS.map((planet) => numeric(terms.graha(planet)))],
    rows.map(([label, value]) => [
      label,
      ...PLANET_IDS.map((planet) => one(value(planets[planet]))),
    ]),
    {
      keepsGrid: true,
      display: 'scroll',
      marked: rows.flatMap(([label], index) => (sums.includes(label) ? [index] : [])),
    },
  );
}

/** Bhava bala of the twelve houses. */
export function bhavaBalaTable(
  source: KundliSource,
  { strengths: words, terms }: AstrologerWords,
): ReportBlock {
  return table(
    words.bhavaBala,
    [
      numeric(words.house),
      words.lord,
      numeric(words.rupas),
      numeric(words.ofLord),
      numeric(words.ofSign),
      numeric(words.ofAspects),
      numeric(words.rank),
    ],
    bhavaBala(source.chart, strengthOptions(source.choices)).map((found) => [
      found.house,
      terms.graha(found.lord),
      two(found.rupas),
      one(found.adhipati),
      one(found.dig),
      one(found.drishti),
      found.rank,
    ]),
    { keepsGrid: true },
  );
}

/** Vimsopaka bala by four groups of vargas. */
export function vimsopakaTable(
  { chart, choices }: KundliSource,
  { strengths: words, terms }: AstrologerWords,
): ReportBlock {
  const found = vimsopaka(chart, { exaltation: choices.vimsopaka_exaltation });
  return table(
    words.vimsopaka,
    [words.graha, ...VIMSOPAKA_SCHEMES.map((scheme) => numeric(words.schemes[scheme]))],
    PLANET_IDS.map((planet) => [
      bodyName(planet, terms),
      // A score is a multiple of a twentieth: what floats make of it may be less, and would be rounded down.
      ...VIMSOPAKA_SCHEMES.map((scheme) => one(found[planet][scheme] + 1e-9)),
    ]),
    { keepsGrid: true },
  );
}

/** The ashtakavarga of a chart with its reductions. */
export function reducedIn({ chart, choices }: KundliSource) {
  const signs = ashtakavargaSigns(chart);
  const found = ashtakavarga(signs, choices.ashtakvarga_school);
  return { ...found, reduced: reduceAshtakavarga(found, signs) };
}

/** The ashtakavarga of the seven planets before and after each reduction. */
export function shodhanaTables(
  source: KundliSource,
  { strengths: words }: AstrologerWords,
): ReportBlock[] {
  const { bhinna, reduced } = reducedIn(source);
  const stages = {
    bindus: (planet: PlanetId) => bhinna[planet].points,
    trikona: (planet: PlanetId) => reduced[planet].trikona,
    ekadhipatya: (planet: PlanetId) => reduced[planet].ekadhipatya,
  };
  return (['bindus', 'trikona', 'ekadhipatya'] as const).map((stage): ReportBlock => {
    const rows = PLANET_IDS.map((body) => ({ body, points: stages[stage](body) }));
    const [first] = rows;
    return {
      type: 'ashtakavarga',
      props: {
        caption: words.shodhana[stage],
        lagna: source.chart.ascendant.sign,
        rows,
        sarva: (first?.points ?? []).map((_, sign) =>
          rows.reduce((sum, { points }) => sum + (points[sign] ?? 0), 0),
        ),
        afterShodhana: stage !== 'bindus',
      },
    };
  });
}

/** Shodhya pinda of the seven planets. */
export function pindaTable(
  source: KundliSource,
  { strengths: words, terms }: AstrologerWords,
): ReportBlock {
  const { reduced } = reducedIn(source);
  return table(
    words.pinda,
    [words.graha, numeric(words.rasiPinda), numeric(words.grahaPinda), numeric(words.sodhyaPinda)],
    PLANET_IDS.map((planet) => {
      const { rasi, graha, sodhya } = reduced[planet].pinda;
      return [bodyName(planet, terms), rasi, graha, sodhya];
    }),
    { keepsGrid: true },
  );
}

/** Shadbala with its parts, bhava bala, vimsopaka bala, the reductions of ashtakavarga and shodhya pinda. */
export function strengthsPart(source: KundliSource, catalogue: AstrologerWords): ReportPart {
  const { strengths: words, terms } = catalogue;
  const found = shadbalaIn(source);
  const [first] = byRank(found);
  const strong = PLANET_IDS.filter((planet) => found.planets[planet].ratio >= 1).length;
  return reportPart(words.intro, [
    text(first && words.summary({ strongest: terms.graha(first), strong }), 'strong'),
    shadbalaTable(found, catalogue),
    {
      type: 'disclosure',
      label: words.partsTitle,
      blocks: [text(words.partsNote[source.choices.shadbala_school]), partsTable(found, catalogue)],
    },
    section(words.bhavaTitle, [text(words.bhavaNote), bhavaBalaTable(source, catalogue)]),
    section(words.vimsopakaTitle, [text(words.vimsopakaNote), vimsopakaTable(source, catalogue)]),
    section(words.pindaTitle, [
      text(words.pindaNote),
      pindaTable(source, catalogue),
      {
        type: 'disclosure',
        label: words.shodhanaTitle,
        blocks: [text(words.shodhanaNote), ...shodhanaTables(source, catalogue)],
      },
    ]),
  ]);
}

import {
  zodiacSigns,
  type PlanetDetails,
  type PlanetStrength,
  type Strengths,
} from '@jyoti/contract';
import {
  type RashiNumber,
  type ReportBlock,
  reportPart,
  type ReportPart,
  section,
  table,
  text,
} from '@jyoti/ui/data';
import { grahaId } from '../../format/chart-data.ts';
import type { Names } from '../../format/names.ts';
import { ashtakavargaBody } from '../published/ashtakavarga.ts';
import type { ReportSource } from '../source.ts';
import type { AstrologerWords } from '../../report-words.ts';

const one = (value: number) => value.toFixed(1).replace('-', '−');
const two = (value: number) => value.toFixed(2).replace('-', '−');

const numeric = (header: string) => ({ header, numeric: true });

const grahaCell = ({ graha }: PlanetStrength, names: Names) => ({
  text: names.graha(graha),
  graha: grahaId(graha),
});

/** Shadbala of the seven planets, the strongest first. */
export function shadbalaTable(
  { planets }: Strengths,
  { strengths: words, names }: AstrologerWords,
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
    planets
      .toSorted((first, other) => first.rank - other.rank)
      .map((planet) => [
        {
          ...grahaCell(planet, names),
          badges: [
            planet.is_strong
              ? { text: words.strong, tone: 'success' as const }
              : { text: words.weak, tone: 'warning' as const },
          ],
        },
        two(planet.rupas),
        one(planet.required_rupas),
        two(planet.ratio),
        planet.rank,
        one(planet.ishta),
        one(planet.kashta),
      ]),
    { keepsGrid: true },
  );
}

/** The six strengths, and the parts of two of them. */
export function partsTable(
  { planets }: Strengths,
  { strengths: words, names }: AstrologerWords,
): ReportBlock {
  const { parts } = words;
  const rows: readonly (readonly [string, (planet: PlanetStrength) => number])[] = [
    [parts.uchcha, ({ sthana }) => sthana.uchcha],
    [parts.saptavargaja, ({ sthana }) => sthana.saptavargaja],
    [parts.ojha_yugma, ({ sthana }) => sthana.ojha_yugma],
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
    [parts.total, ({ total }) => total],
  ];
  const sums = [parts.sthana, parts.kala, parts.total];
  return table(
    words.partsCaption,
    [words.part, ...planets.map(({ graha }) => numeric(names.graha(graha)))],
    rows.map(([label, value]) => [label, ...planets.map((planet) => one(value(planet)))]),
    {
      keepsGrid: true,
      display: 'scroll',
      marked: rows.flatMap(([label], index) => (sums.includes(label) ? [index] : [])),
    },
  );
}

/** Bhava bala of the twelve houses. */
export function bhavaBalaTable(
  { houses }: Strengths,
  { strengths: words, names }: AstrologerWords,
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
    houses.map(({ house, lord, rupas, adhipati, dig, drishti, rank }) => [
      house,
      names.graha(lord),
      two(rupas),
      one(adhipati),
      one(dig),
      one(drishti),
      rank,
    ]),
    { keepsGrid: true },
  );
}

/** Vimsopaka bala by four groups of vargas. */
export function vimsopakaTable(
  { planets }: Strengths,
  { strengths: words, names }: AstrologerWords,
): ReportBlock {
  return table(
    words.vimsopaka,
    [
      words.graha,
      numeric(words.schemes.shadvarga),
      numeric(words.schemes.saptavarga),
      numeric(words.schemes.dashavarga),
      numeric(words.schemes.shodashavarga),
    ],
    planets.map((planet) => [
      grahaCell(planet, names),
      one(planet.vimsopaka.shadvarga),
      one(planet.vimsopaka.saptavarga),
      one(planet.vimsopaka.dashavarga),
      one(planet.vimsopaka.shodashavarga),
    ]),
    { keepsGrid: true },
  );
}

const shodhanaStages = ['bindus', 'trikona', 'ekadhipatya'] as const;

/** The ashtakavarga of the seven planets before and after each reduction; none if the report lacks it. */
export function shodhanaTables(
  { strengths, planets: { 0: ascendant } }: { strengths: Strengths; planets: PlanetDetails },
  { strengths: words }: AstrologerWords,
): ReportBlock[] {
  const { planets } = strengths;
  if (planets.some(({ shodhana }) => !shodhana)) return [];
  return shodhanaStages.map((stage): ReportBlock => {
    const rows = planets.map(({ graha, shodhana }) => ({
      body: ashtakavargaBody(graha),
      points: shodhana?.[stage] ?? [],
    }));
    return {
      type: 'ashtakavarga',
      props: {
        caption: words.shodhana[stage],
        lagna: ascendant.rasi_no as RashiNumber,
        rows,
        sarva: zodiacSigns.map((_, sign) =>
          rows.reduce((sum, { points }) => sum + (points[sign] ?? 0), 0),
        ),
        afterShodhana: stage !== 'bindus',
      },
    };
  });
}

/** Shodhya pinda of the seven planets. */
export function pindaTable(
  { planets }: Strengths,
  { strengths: words, names }: AstrologerWords,
): ReportBlock {
  return table(
    words.pinda,
    [words.graha, numeric(words.rasiPinda), numeric(words.grahaPinda), numeric(words.sodhyaPinda)],
    planets.map((planet) => [
      grahaCell(planet, names),
      planet.pinda.rasi,
      planet.pinda.graha,
      planet.pinda.sodhya,
    ]),
    { keepsGrid: true },
  );
}

/** Shadbala with its parts, bhava bala, vimsopaka bala, the reductions of ashtakavarga and shodhya pinda. */
export function strengthsPart(
  { kundli: { strengths }, planets }: ReportSource,
  catalogue: AstrologerWords,
): ReportPart | null {
  if (!strengths) return null;
  const { strengths: words, names } = catalogue;
  const [first] = strengths.planets.toSorted((one_, other) => one_.rank - other.rank);
  const reduced = shodhanaTables({ strengths, planets }, catalogue);
  const strong = strengths.planets.filter(({ is_strong: isStrong }) => isStrong).length;
  return reportPart(words.intro, [
    text(first && words.summary({ strongest: names.graha(first.graha), strong }), 'strong'),
    shadbalaTable(strengths, catalogue),
    {
      type: 'disclosure',
      label: words.partsTitle,
      blocks: [text(words.partsNote[strengths.school]), partsTable(strengths, catalogue)],
    },
    section(words.bhavaTitle, [text(words.bhavaNote), bhavaBalaTable(strengths, catalogue)]),
    section(words.vimsopakaTitle, [
      text(words.vimsopakaNote),
      vimsopakaTable(strengths, catalogue),
    ]),
    section(words.pindaTitle, [
      text(words.pindaNote),
      pindaTable(strengths, catalogue),
      ...(reduced.length > 0
        ? [
            {
              type: 'disclosure',
              label: words.shodhanaTitle,
              blocks: [text(words.shodhanaNote), ...reduced],
            } as const,
          ]
        : []),
    ]),
  ]);
}

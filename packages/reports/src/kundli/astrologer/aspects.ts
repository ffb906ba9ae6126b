import {
  BODY_IDS,
  compoundFriendship,
  drishtiVirupas,
  GRAHA_IDS,
  grahaDrishti,
  grahaRashiDrishti,
  naturalFriendship,
  PLANET_IDS,
  temporalFriendship,
  type GrahaId,
} from '@jyoti/jyotish';
import {
  type ReportBlock,
  type ReportPart,
  reportPart,
  section,
  table,
  text,
} from '@jyoti/ui/data';
import { bodyName } from '../../format/graha-table.ts';
import type { Terms } from '../../format/terms.ts';
import type { AstrologerWords } from '../../report-words.ts';
import type { KundliSource } from '../kundli-source.ts';

const namesOf = (grahas: readonly GrahaId[], terms: Terms): string | null =>
  grahas.map(terms.graha).join(', ') || null;

/** The aspects of the grahas by sign. */
export function drishtiTable(
  { chart, choices }: KundliSource,
  { aspects: words, terms }: AstrologerWords,
): ReportBlock {
  const drishti = grahaDrishti(chart, choices.node_aspects);
  return table(
    words.drishti,
    [words.graha, words.houses, words.aspected],
    GRAHA_IDS.map((graha) => [
      bodyName(graha, terms),
      drishti[graha]
        .map(({ house, sign }) => words.house({ house, sign: terms.sign(sign) }))
        .join(', '),
      namesOf(
        drishti[graha].flatMap(({ grahas }) => grahas),
        terms,
      ),
    ]),
    { keepsGrid: true },
  );
}

/** The aspects of signs. */
export function rashiTable(
  { chart }: KundliSource,
  { aspects: words, terms }: AstrologerWords,
): ReportBlock {
  const drishti = grahaRashiDrishti(chart);
  return table(
    words.rashi,
    [words.graha, words.sign, words.signs, words.aspected],
    GRAHA_IDS.map((graha) => [
      bodyName(graha, terms),
      terms.sign(chart.grahas[graha].sign),
      drishti[graha].signs.map(terms.sign).join(', '),
      namesOf(drishti[graha].grahas, terms),
    ]),
    { keepsGrid: true },
  );
}

/** Aspects by degree, virupas. */
export function degreeTable(
  { chart: { ascendant, grahas } }: KundliSource,
  { aspects: words, terms }: AstrologerWords,
): ReportBlock {
  return table(
    words.byDegree,
    [words.graha, ...BODY_IDS.map((body) => ({ header: terms.graha(body), numeric: true }))],
    PLANET_IDS.map((planet) => [
      bodyName(planet, terms),
      ...BODY_IDS.map((body) => {
        if (body === planet) return null;
        const { longitude } = body === 'ascendant' ? ascendant : grahas[body];
        return Math.round(drishtiVirupas(planet, grahas[planet].longitude, longitude));
      }),
    ]),
    { keepsGrid: true },
  );
}

/** Compound friendships of the seven planets. */
export function friendshipTable(
  { chart: { grahas } }: KundliSource,
  { aspects: words, terms }: AstrologerWords,
): ReportBlock {
  return table(
    words.friendship,
    [words.graha, ...PLANET_IDS.map(terms.graha)],
    PLANET_IDS.map((planet) => [
      bodyName(planet, terms),
      ...PLANET_IDS.map((other) => {
        if (other === planet) return null;
        const temporal = temporalFriendship(grahas[planet].sign, grahas[other].sign);
        return words.compound[compoundFriendship(naturalFriendship(planet, other), temporal)];
      }),
    ]),
    { keepsGrid: true },
  );
}

/** Aspects by sign and by degree, aspects of signs, and friendships. */
export function aspectsPart(source: KundliSource, catalogue: AstrologerWords): ReportPart {
  const { aspects: words } = catalogue;
  return reportPart(words.intro, [
    drishtiTable(source, catalogue),
    section(words.friendshipTitle, [
      text(words.friendshipNote),
      friendshipTable(source, catalogue),
    ]),
    {
      type: 'disclosure',
      label: words.byDegreeTitle,
      blocks: [text(words.byDegreeNote), degreeTable(source, catalogue)],
    },
    {
      type: 'disclosure',
      label: words.rashiTitle,
      blocks: [text(words.rashiNote), rashiTable(source, catalogue)],
    },
  ]);
}

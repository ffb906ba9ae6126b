import { sevenPlanets, type Aspects, type Kundli } from '@jyoti/contract';
import {
  type ReportBlock,
  type ReportPart,
  reportPart,
  section,
  table,
  text,
} from '@jyoti/ui/data';
import { grahaId } from '../../format/chart-data.ts';
import type { Names } from '../../format/names.ts';
import type { AstrologerWords } from '../../report-words.ts';

const grahaCell = (name: string, names: Names) => ({
  text: names.graha(name),
  graha: grahaId(name),
});

const namesOf = (grahas: readonly string[], names: Names): string | null =>
  grahas.map((graha) => names.graha(graha)).join(', ') || null;

/** The aspects of the grahas by sign. */
export function drishtiTable(
  aspects: Aspects,
  { aspects: words, names }: AstrologerWords,
): ReportBlock {
  return table(
    words.drishti,
    [words.graha, words.houses, words.aspected],
    aspects.graha_drishti.map(({ graha, aspects: seen }) => [
      grahaCell(graha, names),
      seen.map(({ house, zodiac }) => words.house({ house, sign: names.sign(zodiac) })).join(', '),
      namesOf(
        seen.flatMap(({ grahas }) => grahas),
        names,
      ),
    ]),
    { keepsGrid: true },
  );
}

/** The aspects of signs. */
export function rashiTable(
  aspects: Aspects,
  { aspects: words, names }: AstrologerWords,
): ReportBlock {
  return table(
    words.rashi,
    [words.graha, words.sign, words.signs, words.aspected],
    aspects.rashi_drishti.map(({ graha, zodiac, signs, grahas }) => [
      grahaCell(graha, names),
      names.sign(zodiac),
      signs.map((sign) => names.sign(sign)).join(', '),
      namesOf(grahas, names),
    ]),
    { keepsGrid: true },
  );
}

/** Aspects by degree, virupas. */
export function degreeTable(
  aspects: Aspects,
  { aspects: words, names }: AstrologerWords,
): ReportBlock {
  const bodies = ['Ascendant', ...sevenPlanets, 'Rahu', 'Ketu'];
  return table(
    words.byDegree,
    [words.graha, ...bodies.map((body) => ({ header: names.graha(body), numeric: true }))],
    aspects.by_degree.map(({ graha, on }) => [
      grahaCell(graha, names),
      ...bodies.map((body) => {
        const virupas = on.find((one) => one.body === body)?.virupas;
        return virupas === undefined ? null : Math.round(virupas);
      }),
    ]),
    { keepsGrid: true },
  );
}

/** Compound friendships of the seven planets. */
export function friendshipTable(
  aspects: Aspects,
  { aspects: words, names }: AstrologerWords,
): ReportBlock {
  return table(
    words.friendship,
    [words.graha, ...sevenPlanets.map((planet) => names.graha(planet))],
    aspects.friendships.map(({ graha, towards }) => [
      grahaCell(graha, names),
      ...sevenPlanets.map((planet) => {
        const found = towards.find((one) => one.graha === planet);
        return found ? words.compound[found.compound] : null;
      }),
    ]),
    { keepsGrid: true },
  );
}

/** Aspects by sign and by degree, aspects of signs, and friendships. */
export function aspectsPart({ aspects }: Kundli, catalogue: AstrologerWords): ReportPart | null {
  if (!aspects) return null;
  const { aspects: words } = catalogue;
  return reportPart(words.intro, [
    drishtiTable(aspects, catalogue),
    section(words.friendshipTitle, [
      text(words.friendshipNote),
      friendshipTable(aspects, catalogue),
    ]),
    {
      type: 'disclosure',
      label: words.byDegreeTitle,
      blocks: [text(words.byDegreeNote), degreeTable(aspects, catalogue)],
    },
    {
      type: 'disclosure',
      label: words.rashiTitle,
      blocks: [text(words.rashiNote), rashiTable(aspects, catalogue)],
    },
  ]);
}

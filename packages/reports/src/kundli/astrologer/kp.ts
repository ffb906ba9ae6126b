import type { Graha, Kp } from '@jyoti/contract';
import {
  castChart,
  degreeInSign,
  GRAHA_IDS,
  isMarkedRetrograde,
  KP_SETTINGS,
  kpChartOf,
  kpSignificators,
  rulingPlanetsOf,
  signOf,
  type Chart,
  type GrahaId,
  type KpChart,
  type KpLords,
  type KpNodes,
} from '@jyoti/jyotish';
import { formatList } from '@jyoti/language';
import {
  facts,
  reportPart,
  section,
  table,
  text,
  type ReportBlock,
  type ReportPart,
  type ReportValue,
} from '@jyoti/ui/data';
import { grahaId, rashiOf } from '../../format/chart-data.ts';
import { degreesAndMinutes, degreesMinutesSeconds } from '../../format/format.ts';
import { bodyName } from '../../format/graha-table.ts';
import type { KpWords } from '../../report-words.ts';
import type { KundliSource } from '../kundli-source.ts';

type Lords = Pick<Kp['cusps'][number], 'sign_lord' | 'star_lord' | 'sub_lord' | 'sub_sub_lord'>;
type Point = Kp['cusps'][number] | Kp['planets'][number];

/** The four lords of a point, as cells. */
const lordsOf = (point: Lords, { names }: KpWords) =>
  [point.sign_lord, point.star_lord, point.sub_lord, point.sub_sub_lord].map(names.graha);

const lordHeaders = (words: KpWords) => [
  words.signLord,
  words.starLord,
  words.subLord,
  words.subSubLord,
];

const placeOf = ({ zodiac, local_degree }: Point, { at, names }: KpWords): ReportValue => ({
  text: at({ sign: names.sign(zodiac), degree: degreesAndMinutes(local_degree) }),
  sign: rashiOf(zodiac),
});

const planetOf = (planet: Graha, { names }: KpWords): ReportValue => ({
  text: names.graha(planet),
  graha: grahaId(planet),
});

/** The twelve cusps with their four lords. */
function kpCusps({ cusps: rows }: Kp, words: KpWords): ReportBlock {
  const { title, purpose, caption } = words.cusps;
  return section(title, [
    text(purpose),
    table(
      caption,
      [words.house, words.place, ...lordHeaders(words)],
      rows.map((cusp) => [
        words.houseNo({ house: cusp.house }),
        placeOf(cusp, words),
        ...lordsOf(cusp, words),
      ]),
      { captionShown: false, keepsGrid: true },
    ),
  ]);
}

/** Rahu and Ketu always move backwards by the mean node: a badge on them would say nothing. */
const isBadged = ({ planet, retro }: Kp['planets'][number]) =>
  retro && planet !== 'Rahu' && planet !== 'Ketu';

/** The nine grahas with their four lords. */
function kpPlanets({ planets: rows }: Kp, words: KpWords): ReportBlock {
  const { title, purpose, caption } = words.planets;
  return section(title, [
    text(purpose),
    table(
      caption,
      [words.planet, words.place, { header: words.house, numeric: true }, ...lordHeaders(words)],
      rows.map((planet) => [
        {
          ...planetOf(planet.planet, words),
          badges: isBadged(planet) ? [{ text: words.retrograde }] : [],
        },
        placeOf(planet, words),
        planet.house,
        ...lordsOf(planet, words),
      ]),
      { captionShown: false, keepsGrid: true },
    ),
  ]);
}

/** The four levels of significators, in every language. */
const LEVELS = ['A', 'B', 'C', 'D'] as const;

/** The significators of each house in four levels. */
function kpHouseSignificators({ house_significators: rows }: Kp, words: KpWords): ReportBlock {
  const { title, purpose, levels, caption } = words.houseSignificators;
  const { names, none } = words;
  const listed = (grahas: readonly Graha[]) => grahas.map(names.graha).join(', ') || none;
  return section(title, [
    text(purpose),
    text(levels, 'small'),
    table(
      caption,
      [words.house, ...LEVELS],
      rows.map((row) => [
        words.houseNo({ house: row.house }),
        listed(row.in_star_of_occupant),
        listed(row.occupants),
        listed(row.in_star_of_owner),
        listed(row.owners),
      ]),
      { captionShown: false, keepsGrid: true },
    ),
  ]);
}

/** The houses that each graha signifies in four levels. */
function kpPlanetSignifications({ planet_significations: rows }: Kp, words: KpWords): ReportBlock {
  const { title, purpose, levels, caption } = words.planetSignifications;
  const { none } = words;
  const listed = (houses: readonly number[]) => houses.join(', ') || none;
  return section(title, [
    text(purpose),
    text(levels, 'small'),
    table(
      caption,
      [words.planet, ...LEVELS],
      rows.map((row) => [
        planetOf(row.planet, words),
        listed(row.star_occupies),
        listed(row.occupies),
        listed(row.star_owns),
        listed(row.owns),
      ]),
      { captionShown: false, keepsGrid: true },
    ),
  ]);
}

/** The ruling planets of the moment of birth. */
function kpRulingPlanets({ ruling_planets: ruling }: Kp, words: KpWords): ReportBlock {
  const { names, ruling: sentences } = words;
  const { ascendant, moon, day_lord, ruling: order, nodes } = ruling;
  const listed = (grahas: readonly Graha[]) => formatList(grahas.map(names.graha), names.language);
  return section(sentences.title, [
    text(sentences.purpose),
    facts({ columns: 2 }, [
      [sentences.ascendantStar, planetOf(ascendant.star_lord, words)],
      [sentences.ascendantSign, planetOf(ascendant.sign_lord, words)],
      [sentences.moonStar, planetOf(moon.star_lord, words)],
      [sentences.moonSign, planetOf(moon.sign_lord, words)],
      [sentences.day, planetOf(day_lord, words)],
      [sentences.ascendantSub, planetOf(ascendant.sub_lord, words)],
      [sentences.moonSub, planetOf(moon.sub_lord, words)],
    ]),
    text(sentences.order({ planets: listed(order) }), 'strong'),
    text(
      nodes.length > 0 ? sentences.nodes({ count: nodes.length, nodes: listed(nodes) }) : undefined,
      'quiet',
    ),
  ]);
}

/** The blocks of a KP chart, of a birth or of a question. */
export function kpBlocks(kp: Kp, words: KpWords): ReportBlock[] {
  return [
    text(
      `${words.ayanamsa({ degrees: degreesMinutesSeconds(kp.ayanamsa_degrees) })} ${words.houses[kp.house_system]}`,
      'small',
    ),
    kpCusps(kp, words),
    kpPlanets(kp, words),
    kpHouseSignificators(kp, words),
    kpPlanetSignifications(kp, words),
    kpRulingPlanets(kp, words),
  ];
}

/** What the tables of a KP chart are written from. */
export interface KpSource {
  /** The chart of the moment: its ayanamsa, and the ruling planets. */
  readonly cast: Chart;
  /** Cusps and houses, of the moment or of a horary number. */
  readonly kp: KpChart;
  /** What Rahu and Ketu signify. */
  readonly nodes: KpNodes;
}

/** A longitude as a place in its sign. */
export const kpPlace = (longitude: number, { at, terms }: Pick<KpWords, 'at' | 'terms'>) => ({
  text: at({
    sign: terms.sign(signOf(longitude)),
    degree: degreesAndMinutes(degreeInSign(longitude)),
  }),
  sign: signOf(longitude),
});

/** The blocks of a KP chart, of a birth or of a question. */
export function kpBlocksFromEngine({ cast, kp, nodes }: KpSource, words: KpWords): ReportBlock[] {
  const { terms, none } = words;
  const { settings } = cast;
  const significators = kpSignificators(kp, nodes);
  const ruling = rulingPlanetsOf(cast);
  const graha = (id: GrahaId) => bodyName(id, terms);
  const lords = ({ sign, star, sub, subSub }: KpLords) =>
    [sign, star, sub, subSub].map(terms.graha);
  const listed = (items: readonly (GrahaId | number)[]) =>
    items.map((item) => (typeof item === 'number' ? item : terms.graha(item))).join(', ') || none;
  const inWords = (grahas: readonly GrahaId[]) =>
    formatList(grahas.map(terms.graha), terms.language);
  const grid = { captionShown: false, keepsGrid: true };
  const { cusps, planets, houseSignificators, planetSignifications, ruling: rulingWords } = words;
  return [
    text(
      `${words.ayanamsa({ degrees: degreesMinutesSeconds(settings.ayanamsaDegrees) })} ${words.houses[kp.system === 'placidus' ? 'placidus' : 'whole_sign']}`,
      'small',
    ),
    section(cusps.title, [
      text(cusps.purpose),
      table(
        cusps.caption,
        [words.house, words.place, ...lordHeaders(words)],
        kp.cusps.map((cusp) => [
          words.houseNo({ house: cusp.house }),
          kpPlace(cusp.longitude, words),
          ...lords(cusp),
        ]),
        grid,
      ),
    ]),
    section(planets.title, [
      text(planets.purpose),
      table(
        planets.caption,
        [words.planet, words.place, { header: words.house, numeric: true }, ...lordHeaders(words)],
        GRAHA_IDS.map((id) => {
          const planet = kp.planets[id];
          const isMarked = isMarkedRetrograde(planet, settings);
          return [
            { ...graha(id), badges: isMarked ? [{ text: words.retrograde }] : [] },
            kpPlace(planet.longitude, words),
            planet.house,
            ...lords(planet),
          ];
        }),
        grid,
      ),
    ]),
    section(houseSignificators.title, [
      text(houseSignificators.purpose),
      text(houseSignificators.levels, 'small'),
      table(
        houseSignificators.caption,
        [words.house, ...LEVELS],
        significators.houses.map((row) => [
          words.houseNo({ house: row.house }),
          listed(row.inStarOfOccupant),
          listed(row.occupants),
          listed(row.inStarOfOwner),
          listed(row.owners),
        ]),
        grid,
      ),
    ]),
    section(planetSignifications.title, [
      text(planetSignifications.purpose),
      text(planetSignifications.levels, 'small'),
      table(
        planetSignifications.caption,
        [words.planet, ...LEVELS],
        GRAHA_IDS.map((id) => {
          const row = significators.grahas[id];
          return [
            graha(id),
            listed(row.starOccupies),
            listed(row.occupies),
            listed(row.starOwns),
            listed(row.owns),
          ];
        }),
        grid,
      ),
    ]),
    section(rulingWords.title, [
      text(rulingWords.purpose),
      facts({ columns: 2 }, [
        [rulingWords.ascendantStar, graha(ruling.ascendant.star)],
        [rulingWords.ascendantSign, graha(ruling.ascendant.sign)],
        [rulingWords.moonStar, graha(ruling.moon.star)],
        [rulingWords.moonSign, graha(ruling.moon.sign)],
        [rulingWords.day, graha(ruling.day)],
        [rulingWords.ascendantSub, graha(ruling.ascendant.sub)],
        [rulingWords.moonSub, graha(ruling.moon.sub)],
      ]),
      text(rulingWords.order({ planets: inWords(ruling.ruling) }), 'strong'),
      text(
        ruling.nodes.length > 0
          ? rulingWords.nodes({ count: ruling.nodes.length, nodes: inWords(ruling.nodes) })
          : undefined,
        'quiet',
      ),
    ]),
  ];
}

/** The KP chart of a birth, in Krishnamurti's own ayanamsa, its other settings kept. */
export function kpIn({ chart, choices }: KundliSource): KpSource {
  const { node, sunrise, yearDays, nodeDignity } = chart.settings;
  const cast = castChart(chart.birth, { node, sunrise, yearDays, nodeDignity, ...KP_SETTINGS });
  return { cast, kp: kpChartOf(cast), nodes: choices.kp_nodes };
}

/** Its blocks. */
export const kpOfBirth = (source: KundliSource, words: KpWords): ReportBlock[] =>
  kpBlocksFromEngine(kpIn(source), words);

/** The Krishnamurti Paddhati: cusps, planets, significators and ruling planets. */
export const kpPart = (source: KundliSource, words: KpWords): ReportPart =>
  reportPart(words.intro, kpOfBirth(source, words));

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
} from '@jyoti/ui/data';
import { degreesAndMinutes, degreesMinutesSeconds } from '../../format/format.ts';
import { bodyName } from '../../format/graha-table.ts';
import type { KpWords } from '../../report-words.ts';
import type { KundliSource } from '../kundli-source.ts';

const lordHeaders = (words: KpWords) => [
  words.signLord,
  words.starLord,
  words.subLord,
  words.subSubLord,
];

/** The four levels of significators, in every language. */
const LEVELS = ['A', 'B', 'C', 'D'] as const;

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
export function kpBlocks({ cast, kp, nodes }: KpSource, words: KpWords): ReportBlock[] {
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
  kpBlocks(kpIn(source), words);

/** The Krishnamurti Paddhati: cusps, planets, significators and ruling planets. */
export const kpPart = (source: KundliSource, words: KpWords): ReportPart =>
  reportPart(words.intro, kpOfBirth(source, words));

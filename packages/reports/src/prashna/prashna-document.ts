import type { PrashnaDocument } from '@jyoti/contract';
import {
  degreeInSign,
  isoFromJulianDay,
  kpChartOf,
  kpHoraryOf,
  kpSignificators,
  rulingPlanetsOf,
  signOf,
  type Chart,
  type KpChart,
  type KpCusp,
  type KpLords,
  type KpNodes,
  type KpSub,
} from '@jyoti/jyotish';
import { kundliChartProps } from '@jyoti/jyotish/to-kit';
import { formatList, type Language } from '@jyoti/language';
import { dayAndTime, section, text, type ReportBlock, type ReportTile } from '@jyoti/ui/data';
import { clockName, degreesMinutesSeconds, offsetText } from '../format/format.ts';
import { bodyName, grahaTable } from '../format/graha-table.ts';
import { kpBlocks, kpPlace } from '../kundli/astrologer/kp.ts';
import { kpMessages } from '../messages.generated/kp.ts';
import { prashnaMessages } from '../messages.generated/prashna.ts';
import { reportWords, type PrashnaWords } from '../report-words.ts';

/** Input of the document. */
export interface PrashnaSource extends Pick<PrashnaDocument, 'settings' | 'notices'> {
  /** Of the moment and place of judgment. */
  chart: Chart;
  /** 1 to 249; undefined for the chart of the moment itself. */
  number: number | undefined;
  /** What Rahu and Ketu signify. */
  nodes: KpNodes;
}

type Point = KpLords & { readonly longitude: number };

const pointOf = ({ longitude, sign, star, sub }: Point): PrashnaDocument['moon'] => ({
  sign: signOf(longitude),
  degree: degreeInSign(longitude),
  sign_lord: sign,
  star_lord: star,
  sub_lord: sub,
});

function numberOf({ number, start, end }: KpSub): PrashnaDocument['number'] {
  const from = degreeInSign(start);
  return { number, sign: signOf(start), from_degree: from, to_degree: from + end - start };
}

const tile = (label: string, point: Point, words: PrashnaWords): ReportTile => ({
  label,
  value: kpPlace(point.longitude, words),
  detail: words.lords({
    star: words.terms.graha(point.star),
    sub: words.terms.graha(point.sub),
  }),
});

/** Houses that help a wish in KP, and those that hold it back (K. S. Krishnamurti, KP Reader 4: fulfilment by cusp 11). */
const HELPING: ReadonlySet<number> = new Set([2, 6, 10, 11]);
const OBSTRUCTING: ReadonlySet<number> = new Set([5, 8, 12]);

/** What is on the mind, and what the cusp of wishes says; no answer yes or no. */
function inBrief(kp: KpChart, nodes: KpNodes, words: PrashnaWords): ReportBlock {
  const { brief, terms } = words;
  const { house } = kp.planets.moon;
  const sub = kp.cusps[10]!.sub;
  const { graha, ...levels } = kpSignificators(kp, nodes).grahas[sub];
  const houses = [...new Set(Object.values(levels).flat())].toSorted((a, b) => a - b);
  const among = (those: ReadonlySet<number>) => houses.filter((one) => those.has(one));
  const list = (those: readonly number[]) => formatList(those.map(String), terms.language);
  const [helping, obstructing] = [among(HELPING), among(OBSTRUCTING)];
  return section(brief.title, [
    text(brief.moon({ house, matter: brief.matters[house] }), 'lead'),
    text(
      [
        brief.wish({ sub: terms.graha(graha), count: houses.length, houses: list(houses) }),
        helping.length > 0 && brief.for({ houses: list(helping) }),
        obstructing.length > 0 && brief.against({ houses: list(obstructing) }),
        brief.note,
      ]
        .filter(Boolean)
        .join(' '),
    ),
  ]);
}

/**
 * The chart of a question: what rises, the Moon and the lord of the day, the chart, its KP tables and the grahas by sign. It has
 * no answer to the question.
 * @throws JyotishError `out_of_range` for a number that is none
 */
export function prashnaDocument(
  { chart: cast, number, nodes, settings, notices }: PrashnaSource,
  language: Language,
): PrashnaDocument {
  const words = reportWords(prashnaMessages, language);
  const kpWords = reportWords(kpMessages, language);
  const { terms } = words;
  const { date, time, latitude, longitude } = cast.birth;
  const horary = number === undefined ? null : kpHoraryOf(cast, number);
  const kp = horary ?? kpChartOf(cast);
  const chart = { ...cast, ...horary?.placements };
  const [ascendant] = kp.cusps as [KpCusp, ...KpCusp[]];
  const { moon } = kp.planets;
  const ruling = horary?.rulingPlanets ?? rulingPlanetsOf(cast);
  const sub = horary && numberOf(horary.sub);
  const at = isoFromJulianDay(cast.time.jdUt);
  const moment = dayAndTime(at, settings.timezone, language, terms.times);
  const blocks: ReportBlock[] = [
    inBrief(kp, nodes, words),
    text(
      sub &&
        words.sub({
          number: sub.number,
          sign: terms.sign(signOf(horary.sub.start)),
          from: degreesMinutesSeconds(sub.from_degree),
          to: degreesMinutesSeconds(sub.to_degree),
        }),
    ),
    {
      type: 'tiles',
      items: [
        tile(sub ? words.risesByNumber({ number: sub.number }) : words.rises, ascendant, words),
        tile(words.moon, moon, words),
        { label: words.day, value: bodyName(ruling.day, terms), detail: '' },
      ],
    },
    {
      type: 'charts',
      perRow: 1,
      charts: [
        {
          label: words.chartOf({ moment }),
          title: words.chart,
          middle: words.chart,
          ...kundliChartProps(chart),
        },
      ],
    },
    ...kpBlocks(
      { cast, kp, nodes },
      { ...kpWords, ayanamsa: words.ayanamsa, ruling: { ...kpWords.ruling, ...words.ruling } },
    ),
    section(words.planets.title, [
      text(words.planets.purpose),
      grahaTable({ caption: words.planets.caption, captionShown: false }, chart, words),
    ]),
  ];
  return {
    settings,
    notices,
    texts_languages: [language],
    date,
    time,
    place: { latitude, longitude },
    at,
    number: sub,
    ascendant: pointOf(ascendant),
    moon: pointOf(moon),
    day_lord: ruling.day,
    title: sub ? words.titleOfNumber({ number: sub.number }) : words.title,
    sheet: words.sheet({ moment }),
    moment,
    basis: [
      words.clock({
        zone: clockName(settings, terms),
        offset: offsetText(settings.utc_offset_minutes),
      }),
    ],
    parts: [{ key: 'chart', title: words.method, intro: words.intro, blocks }],
  };
}

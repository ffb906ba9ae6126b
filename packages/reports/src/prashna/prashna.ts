import type { Graha, Kp, Prashna } from '@jyoti/contract';
import { dayAndTime, reportPart, type ReportPart, section, text } from '@jyoti/ui/data';
import { birthChart, grahaId, rashiOf } from '../format/chart-data.ts';
import { degreesAndMinutes, degreesMinutesSeconds } from '../format/format.ts';
import { planetTable } from '../format/planet-table.ts';
import { kpBlocks } from '../kundli/astrologer/kp.ts';
import type { KpWords, PrashnaWords } from '../report-words.ts';

type Point = Kp['cusps'][number] | Kp['planets'][number];

const pointTile = (label: string, point: Point, { at, lords, names }: PrashnaWords) => ({
  label,
  value: {
    text: at({ sign: names.sign(point.zodiac), degree: degreesAndMinutes(point.local_degree) }),
    sign: rashiOf(point.zodiac),
  },
  detail: lords({ star: names.graha(point.star_lord), sub: names.graha(point.sub_lord) }),
});

/** What rises, the Moon, and the lord of the day. */
function opening({ number, kp }: Prashna, words: PrashnaWords) {
  const { names } = words;
  const [ascendant] = kp.cusps;
  const moon = kp.planets.find(({ planet }) => planet === 'Moon');
  const day: Graha = kp.ruling_planets.day_lord;
  return {
    type: 'tiles',
    items: [
      ...(ascendant
        ? [
            pointTile(
              number ? words.risesByNumber({ number: number.number }) : words.rises,
              ascendant,
              words,
            ),
          ]
        : []),
      ...(moon ? [pointTile(words.moon, moon, words)] : []),
      { label: words.day, value: { text: names.graha(day), graha: grahaId(day) }, detail: '' },
    ],
  } as const;
}

/** The chart of a question, what rises, and the KP part of it. */
export function prashnaPart(
  prashna: Prashna,
  { prashna: words, kp: kpWords }: { prashna: PrashnaWords; kp: KpWords },
): ReportPart {
  const { number, chart, kp, at, settings } = prashna;
  const { names } = words;
  const moment = dayAndTime(at, settings.timezone, names.language, names.times);
  return reportPart(words.intro, [
    text(
      number &&
        words.sub({
          number: number.number,
          sign: names.sign(number.zodiac),
          from: degreesMinutesSeconds(number.from_degree),
          to: degreesMinutesSeconds(number.to_degree),
        }),
    ),
    opening(prashna, words),
    {
      type: 'charts',
      perRow: 1,
      charts: [
        {
          label: words.chartOf({ moment }),
          title: words.chart,
          middle: words.chart,
          data: birthChart(chart),
        },
      ],
    },
    ...kpBlocks(kp, {
      ...kpWords,
      ayanamsa: words.ayanamsa,
      ruling: { ...kpWords.ruling, ...words.ruling },
    }),
    section(words.planets.title, [
      text(words.planets.purpose),
      planetTable({ caption: words.planets.caption, captionShown: false }, chart, words),
    ]),
  ]);
}

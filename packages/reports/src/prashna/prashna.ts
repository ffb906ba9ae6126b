import type { Graha, Kp, Prashna } from '@jyoti/contract';
import { reportPart, section, text, type ReportPart } from '@jyoti/ui/report-view';
import { dayAndTime } from '@jyoti/ui/time-span';
import { birthChart, grahaId, rashiOf } from '../format/chart-data.ts';
import { degreesAndMinutes, degreesMinutesSeconds } from '../format/format.ts';
import { planetTable } from '../format/planet-table.ts';
import { kpBlocks } from '../kundli/astrologer/kp.ts';
import type { PrashnaPartWords } from './prashna-words.en.ts';

type Point = Kp['cusps'][number] | Kp['planets'][number];

const pointTile = (
  label: string,
  point: Point,
  { at, lords, kp: { names } }: PrashnaPartWords,
) => ({
  label,
  value: {
    text: at(names.sign(point.zodiac), degreesAndMinutes(point.local_degree)),
    sign: rashiOf(point.zodiac),
  },
  detail: lords(names.graha(point.star_lord), names.graha(point.sub_lord)),
});

/** What rises, the Moon, and the lord of the day. */
function opening({ number, kp }: Prashna, words: PrashnaPartWords) {
  const { names } = words.kp;
  const [ascendant] = kp.cusps;
  const moon = kp.planets.find(({ planet }) => planet === 'Moon');
  const day: Graha = kp.ruling_planets.day_lord;
  return {
    type: 'tiles',
    items: [
      ...(ascendant
        ? [pointTile(number ? words.risesByNumber(number.number) : words.rises, ascendant, words)]
        : []),
      ...(moon ? [pointTile(words.moon, moon, words)] : []),
      { label: words.day, value: { text: names.graha(day), graha: grahaId(day) }, detail: '' },
    ],
  } as const;
}

/** The chart of a question, what rises, and the KP part of it. */
export function prashnaPart(prashna: Prashna, words: PrashnaPartWords): ReportPart {
  const { number, chart, kp, at, settings } = prashna;
  const { names } = words.kp;
  const moment = dayAndTime(at, settings.timezone, names.language, names.times);
  return reportPart(words.kp.intro, [
    text(
      number &&
        words.sub(
          number.number,
          names.sign(number.zodiac),
          degreesMinutesSeconds(number.from_degree),
          degreesMinutesSeconds(number.to_degree),
        ),
    ),
    opening(prashna, words),
    {
      type: 'charts',
      perRow: 1,
      charts: [
        {
          label: words.chartOf(moment),
          title: words.chart,
          middle: words.chart,
          data: birthChart(chart),
        },
      ],
    },
    ...kpBlocks(kp, words.kp),
    section(words.planets.title, [
      text(words.planets.purpose),
      planetTable(
        { caption: words.planets.caption, captionShown: false },
        chart,
        words.planets,
        names,
      ),
    ]),
  ]);
}

import {
  degreeInSign,
  isoFromJulianDay,
  kpChartOf,
  kpHoraryOf,
  signOf,
  type Chart,
  type KpNodes,
  type KpSub,
} from '@jyoti/jyotish';
import type { Prashna } from '@jyoti/contract';
import { kpRows } from './kp.ts';
import { planetRows } from './planet-details.ts';
import { degrees, grahaName, signName } from './wire-names.ts';

function numberOf({ number, start, end, sign, star, sub }: KpSub): Prashna['number'] {
  const from = degreeInSign(start);
  return {
    number,
    zodiac: signName(signOf(start)),
    from_degree: degrees(from),
    to_degree: degrees(from + end - start),
    sign_lord: grahaName(sign),
    star_lord: grahaName(star),
    sub_lord: grahaName(sub),
  };
}

/**
 * The chart of a question.
 * @param chart of the moment and place of judgment
 * @param number 1 to 249; undefined for the chart of the moment itself
 * @param nodes what Rahu and Ketu signify
 */
export function prashna(
  chart: Chart,
  number: number | undefined,
  nodes: KpNodes,
): Omit<Prashna, 'settings' | 'notices'> {
  const { date, time, latitude, longitude } = chart.birth;
  const horary = number === undefined ? null : kpHoraryOf(chart, number);
  return {
    date,
    time,
    place: { latitude, longitude },
    at: isoFromJulianDay(chart.time.jdUt),
    number: horary && numberOf(horary.sub),
    chart: planetRows(horary ? horary.placements : chart),
    kp: kpRows(chart, horary ?? kpChartOf(chart), nodes),
  };
}

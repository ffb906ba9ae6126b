import { civilFromJulianDay, type Chart, type DashaPeriod } from '@jyoti/jyotish';
import { grahaInSignReading, mahadashaReading } from '@jyoti/readings';
import type { DashaPrediction } from '@jyoti/contract';
import type { Telling } from '../texts/telling.ts';
import { grahaName, signName } from './wire-names.ts';

/** What each mahadasha brings, and the place of its lord that this rests on. */
export function dashaPredictions(
  chart: Chart,
  mahadashas: readonly DashaPeriod[],
  telling: Telling,
): DashaPrediction[] {
  const yearOf = (jdUt: number) =>
    Number(civilFromJulianDay(jdUt, chart.birth.timezone).date.slice(0, 4));
  return mahadashas.map(({ lord, startJdUt, endJdUt }) => {
    const { sign, house } = chart.grahas[lord];
    return {
      dasha: grahaName(lord),
      dasha_start_year: yearOf(startJdUt),
      dasha_end_year: yearOf(endJdUt),
      prediction: telling.tell(mahadashaReading(lord, sign, telling.language)),
      planet_in_zodiac: telling.tell(grahaInSignReading(lord, sign, telling.language)),
      zodiac: signName(sign),
      house,
    };
  });
}

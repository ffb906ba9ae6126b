import { civilFromJulianDay, type Chart, type DashaPeriod } from '@jyoti/jyotish';
import { grahaInSignReading, mahadashaReading } from '@jyoti/readings';
import type { DashaPrediction, Language } from '@jyoti/contract';
import { grahaName, signName } from './wire-names.ts';

/** What each mahadasha brings, and the place of its lord that this rests on. */
export function dashaPredictions(
  chart: Chart,
  mahadashas: readonly DashaPeriod[],
  language: Language,
): DashaPrediction[] {
  const yearOf = (jdUt: number) =>
    Number(civilFromJulianDay(jdUt, chart.birth.timezone).date.slice(0, 4));
  return mahadashas.map(({ lord, startJdUt, endJdUt }) => {
    const { sign, house } = chart.grahas[lord];
    return {
      dasha: grahaName(lord),
      dasha_start_year: yearOf(startJdUt),
      dasha_end_year: yearOf(endJdUt),
      prediction: mahadashaReading(lord, sign, language).text,
      planet_in_zodiac: grahaInSignReading(lord, sign, language).text,
      zodiac: signName(sign),
      house,
    };
  });
}

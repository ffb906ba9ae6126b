import {
  BODY_IDS,
  BODY_NAMES,
  divisionalChart,
  VARGA_NUMBERS,
  type Chart,
  type VargaNumber,
} from '@jyoti/jyotish';
import type { Divisional, DivisionalChart } from '@jyoti/contract';
import { degrees } from '../../requests/instants.ts';
import { signName } from '../wire-names.ts';

function vargaOf(chart: Chart, number: VargaNumber): DivisionalChart {
  const varga = divisionalChart(chart, number);
  const rows = BODY_IDS.map((body) => {
    const placement = body === 'ascendant' ? varga.ascendant : varga.grahas[body];
    return {
      name: BODY_NAMES[body].abbreviation,
      full_name: BODY_NAMES[body].english,
      zodiac: signName(placement.sign),
      rasi_no: placement.sign,
      house: placement.house,
      retro: placement.retrograde,
      local_degree: degrees(placement.degreeInSign),
    };
  });
  return {
    ...(Object.fromEntries(rows.entries()) as unknown as DivisionalChart),
    chart: `D${number}`,
    chart_name: varga.name,
  };
}

/** Section `divisional`: the sixteen vargas of a chart. */
export function divisional(chart: Chart): Divisional {
  return Object.fromEntries(
    VARGA_NUMBERS.map((number) => [`D${number}`, vargaOf(chart, number)]),
  ) as Divisional;
}

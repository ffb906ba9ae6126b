import {
  bhavaChart,
  GRAHA_IDS,
  signOf,
  type BhavaChart as EngineBhavaChart,
  type Chart,
} from '@jyoti/jyotish';
import type { BhavaChart, Houses } from '@jyoti/contract';
import { degrees, grahaName, signName } from './wire-names.ts';

function bhavaChartOf(
  chart: Chart,
  { system: used, bhavas, houseOf }: EngineBhavaChart,
): BhavaChart {
  return {
    system: used,
    bhavas: bhavas.map(({ house, start, middle, end }) => ({
      house,
      zodiac: signName(signOf(middle)),
      start: degrees(start),
      middle: degrees(middle),
      end: degrees(end),
      grahas: GRAHA_IDS.filter((graha) => houseOf[graha] === house).map(grahaName),
    })),
    moved: GRAHA_IDS.filter((graha) => houseOf[graha] !== chart.grahas[graha].house).map(
      (graha) => ({
        graha: grahaName(graha),
        from: chart.grahas[graha].house,
        to: houseOf[graha],
      }),
    ),
  };
}

/** Section `houses`: the bhava chart by each division. */
export function houses(chart: Chart): Houses {
  const sripati = bhavaChart(chart, 'sripati');
  return {
    midheaven: degrees(sripati.midheaven),
    sripati: bhavaChartOf(chart, sripati),
    placidus: bhavaChartOf(chart, bhavaChart(chart, 'placidus')),
    equal: bhavaChartOf(chart, bhavaChart(chart, 'equal')),
  };
}

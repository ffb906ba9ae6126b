import { bhavaChart, GRAHA_IDS, signOf, type Chart } from '@jyoti/jyotish';
import { bhavaSystems, type BhavaChart, type BhavaSystem, type Houses } from '@jyoti/contract';
import { degrees, grahaName, signName } from './wire-names.ts';

function bhavaChartOf(chart: Chart, system: BhavaSystem): BhavaChart {
  const { system: used, bhavas, houseOf } = bhavaChart(chart, system);
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
  const charts = Object.fromEntries(
    bhavaSystems.map((system) => [system, bhavaChartOf(chart, system)]),
  ) as Record<BhavaSystem, BhavaChart>;
  return { midheaven: degrees(bhavaChart(chart).midheaven), ...charts };
}

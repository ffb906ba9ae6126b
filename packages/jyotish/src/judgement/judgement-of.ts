import { bhavaChart, eachGraha, PLANET_IDS } from '../chart/index.ts';
import type { Chart, HouseNumber } from '../chart/index.ts';
import {
  ashtakavarga,
  ashtakavargaSigns,
  benefics,
  bhavaBalaOf,
  shadbalaFacts,
  shadbalaOf,
  shadbalaSettings,
} from '../strength/index.ts';
import type { AshtakavargaSchool, ShadbalaOptions } from '../strength/index.ts';
import { yogasOf } from '../yoga/index.ts';
import type { YogaOptions } from '../yoga/index.ts';
import { factsOfGraha } from './graha.ts';
import { judgedHouse } from './house.ts';
import { judged } from './judged.ts';
import type { Judgement } from './judgement.types.ts';
import { OF_NODES, OF_PLANETS } from './scale.ts';
import { judgedYoga } from './yoga.ts';

/** Where schools differ about what is weighed. */
export interface JudgementOptions extends YogaOptions {
  /** as for `shadbala`; also which grahas are benefic */
  readonly shadbala?: ShadbalaOptions;
  /** as for `ashtakavarga` */
  readonly ashtakavarga?: AshtakavargaSchool;
}

const HOUSES: readonly HouseNumber[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/**
 * Every graha, house and yoga of a birth chart, weighed once: how strong, because of which facts, against which. Every
 * verdict of a report starts from it. The weights and their sources are in `docs/rules/judgement.md`.
 * @param chart from `castChart`
 * @throws JyotishError `out_of_range` for an option that does not exist
 */
export function judgementOf(chart: Chart, options: JudgementOptions = {}): Judgement {
  const settings = shadbalaSettings(options.shadbala);
  const facts = shadbalaFacts(chart, settings);
  const strengths = shadbalaOf(facts, settings);
  const yogas = yogasOf(chart, options);
  const from = {
    chart,
    shadbala: strengths,
    chalit: bhavaChart(chart),
    ashtakavarga: ashtakavarga(ashtakavargaSigns(chart), options.ashtakavarga),
    benefics: benefics(facts.longitudes, settings),
    yogas: yogas.filter(({ cancellations }) => cancellations.length === 0),
  };
  const planets: readonly string[] = PLANET_IDS;
  const grahas = eachGraha((id) =>
    judged(factsOfGraha(id, from), planets.includes(id) ? OF_PLANETS : OF_NODES),
  );
  const bhavaBala = bhavaBalaOf(facts, strengths.planets, settings);
  return {
    grahas,
    houses: HOUSES.map((house) => judgedHouse(house, { ...from, grahas }, bhavaBala)),
    yogas: yogas
      .map((yoga) => judgedYoga(yoga, grahas))
      .toSorted((one, other) => other.score - one.score),
  };
}

import { eachGraha, SIGNS } from '../chart/index.ts';
import type { CharaKaraka, GrahaId, HouseNumber, PlanetId } from '../chart/index.ts';
import { factsOf, merge } from './condition.ts';
import type { Facts } from './condition.ts';
import { bitOf, houseOf } from './yoga-chart.ts';
import type { YogaChart } from './yoga-chart.ts';

/** A graha that a condition refers to, and how it was found. */
export interface Found {
  readonly graha: GrahaId;
  readonly facts: Facts;
}

/** A graha by name, or one that depends on the chart. */
export type Subject = GrahaId | ((chart: YogaChart) => Found);

/** The grahas as found by their names. */
const BY_NAME = eachGraha((graha): Found => ({ graha, facts: factsOf(bitOf(graha)) }));

/** Which graha a subject is in a chart. */
export const find = (subject: Subject, chart: YogaChart): Found =>
  typeof subject === 'function' ? subject(chart) : BY_NAME[subject];

/** The lord of a house. */
export const lord =
  (house: HouseNumber): Subject =>
  (chart) => {
    const graha = chart.lords[house]!;
    return { graha, facts: factsOf(bitOf(graha), 0, 1 << house) };
  };

const then =
  (subject: Subject, next: (chart: YogaChart, graha: GrahaId) => PlanetId): Subject =>
  (chart) => {
    const found = find(subject, chart);
    const graha = next(chart, found.graha);
    return { graha, facts: merge(found.facts, factsOf(bitOf(graha))) };
  };

/** The lord of the sign in which a graha is. */
export const dispositor = (subject: Subject): Subject =>
  then(subject, (chart, graha) => chart.lords[houseOf(chart, graha)]!);

/** The lord of the navamsa in which a graha is. */
export const navamsaLord = (subject: Subject): Subject =>
  then(subject, (chart, graha) => SIGNS[chart.navamsa[graha]].lord);

/** The holder of a chara karaka among the seven planets. */
export const karaka =
  (id: CharaKaraka): Subject =>
  (chart) => {
    const { graha } = chart.karakas.find((holder) => holder.karaka === id)!;
    return { graha, facts: factsOf(bitOf(graha)) };
  };

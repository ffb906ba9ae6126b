import type { GrahaSet, HouseSet, YogaChart } from './yoga-chart.ts';

/** What a condition that holds rests on. */
export interface Facts {
  readonly grahas: GrahaSet;
  /** houses named in addition to those of the grahas */
  readonly houses: HouseSet;
  /** houses whose lords are meant */
  readonly lords: HouseSet;
}

/** Asks one thing of a chart: the facts it rests on, or null where it does not hold. */
export type Condition = (chart: YogaChart) => Facts | null;

/** Holds, but names no graha. */
export const NO_FACTS: Facts = { grahas: 0, houses: 0, lords: 0 };

/** Facts of grahas. */
export const factsOf = (grahas: GrahaSet, houses: HouseSet = 0, lords: HouseSet = 0): Facts => ({
  grahas,
  houses,
  lords,
});

/** Facts taken together. */
export const merge = (a: Facts, b: Facts): Facts =>
  a === NO_FACTS ? b : factsOf(a.grahas | b.grahas, a.houses | b.houses, a.lords | b.lords);

/** Every condition holds. */
export const all =
  (...conditions: readonly Condition[]): Condition =>
  (chart) => {
    let facts = NO_FACTS;
    for (const condition of conditions) {
      const found = condition(chart);
      if (found === null) return null;
      facts = merge(facts, found);
    }
    return facts;
  };

/** At least this many of the conditions hold; the facts are those of all that do. */
export const atLeast =
  (least: number, ...conditions: readonly Condition[]): Condition =>
  (chart) => {
    let facts = NO_FACTS;
    let count = 0;
    for (const condition of conditions) {
      const found = condition(chart);
      if (found === null) continue;
      facts = merge(facts, found);
      count += 1;
    }
    return count < least ? null : facts;
  };

/** One of the conditions holds, or several. */
export const any = (...conditions: readonly Condition[]): Condition => atLeast(1, ...conditions);

/** The condition does not hold; it then names no graha. */
export const not =
  (condition: Condition): Condition =>
  (chart) =>
    condition(chart) === null ? NO_FACTS : null;

/** A plain test of the chart, which names no graha. */
export const test =
  (holds: (chart: YogaChart) => boolean): Condition =>
  (chart) =>
    holds(chart) ? NO_FACTS : null;

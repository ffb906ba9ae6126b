import type { Chart, HouseNumber } from '../chart/index.ts';
import type { JulianDay } from '../time/index.ts';
import type { JudgedHouse, Judgement } from './judgement.types.ts';

/** Each area of life with its house (Phaladeepika 15). */
const AREAS = [
  ['self', 1],
  ['money', 2],
  ['siblings', 3],
  ['home', 4],
  ['children', 5],
  ['learning', 5],
  ['health', 6],
  ['partner', 7],
  ['work', 10],
  ['faith', 9],
] as const satisfies readonly (readonly [string, HouseNumber])[];

/** An area of life. `learning` is the fifth house of a child, `children` that of an adult. */
export type LifeArea = (typeof AREAS)[number][0];

/** An area of life: the verdict on it is that on its house. */
export interface LifeAreaFacts extends JudgedHouse {
  /** which area of life */
  readonly area: LifeArea;
  /** the person is of an age for work and partnership */
  readonly isGrown: boolean;
}

const DAYS_PER_YEAR = 365.25;

/** Below this age there is no money, partner and work, and the fifth house is about a pupil. Our choice. */
const GROWN_AGE = 16;

const ONLY_GROWN: ReadonlySet<LifeArea> = new Set(['money', 'children', 'partner', 'work']);

/**
 * The areas of life that suit the age of the person, in the order of the report.
 * @param judgement from `judgementOf`, of the same chart
 * @param jdUt the instant of the age, Julian day UT
 */
export function lifeAreaFacts(
  judgement: Judgement,
  { time }: Pick<Chart, 'time'>,
  jdUt: JulianDay,
): readonly LifeAreaFacts[] {
  const isGrown = (jdUt - time.jdUt) / DAYS_PER_YEAR >= GROWN_AGE;
  return AREAS.filter(([area]) => (isGrown ? area !== 'learning' : !ONLY_GROWN.has(area))).map(
    ([area, house]) => ({ area, isGrown, ...judgement.houses[house - 1]! }),
  );
}

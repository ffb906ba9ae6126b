import type { Dignity, GrahaId, GrahaPlacement } from '../chart/index.ts';
import type { YogaNature, YogaStrength } from './rule.ts';
import type { YogaChart } from './yoga-chart.ts';

const DIGNITY_POINTS: Readonly<Record<Dignity, number>> = {
  exalted: 3,
  moolatrikona: 2,
  own: 2,
  great_friend: 1,
  friend: 1,
  neutral: 0,
  enemy: -1,
  great_enemy: -1,
  debilitated: -3,
};
/** Kendras and trikonas help, 6, 8 and 12 harm. */
const HOUSE_POINTS = [0, 1, 0, 0, 1, 1, -1, 1, -1, 1, 1, 0, -1];
const COMBUST = -2;
const RETROGRADE = 1;

function isNode(graha: GrahaId): boolean {
  return graha === 'rahu' || graha === 'ketu';
}

/**
 * How able a graha is, in points, -6 to 5: dignity, combustion, retrogression (chesta bala), house. A graha with 2 or
 * more is strong, one below 0 weak. Nodes are never combust and always retrograde, so only house and dignity count.
 */
export function pointsOf(placement: GrahaPlacement, withHouse = true): number {
  const { graha, dignity, combust, retrograde, house } = placement;
  return (
    (dignity === null ? 0 : DIGNITY_POINTS[dignity]) +
    (combust ? COMBUST : 0) +
    (retrograde && !isNode(graha) ? RETROGRADE : 0) +
    (withHouse ? HOUSE_POINTS[house]! : 0)
  );
}

/**
 * How much a yoga can do: the mean of the points of its grahas, strong from 1.5, weak below 0. What is bad is the
 * stronger the less its grahas are able to, so that its grades are the other way round.
 * @param withHouse false if the yoga itself requires a bad house
 */
export function strengthOf(
  { placements }: YogaChart,
  grahas: readonly GrahaId[],
  nature: YogaNature,
  withHouse: boolean,
): YogaStrength {
  const points = grahas.map((graha) => pointsOf(placements.grahas[graha], withHouse));
  const mean = points.reduce((sum, one) => sum + one, 0) / Math.max(points.length, 1);
  if (mean >= 1.5) return nature === 'bad' ? 'weak' : 'strong';
  if (mean < 0) return nature === 'bad' ? 'strong' : 'weak';
  return 'middling';
}

import type { ChartSettings } from '../chart/index.ts';
import type { TransitBodyId } from './bodies.ts';

/**
 * Days between two samples of a search. Between samples a body may turn once at most, and must move less than half the
 * circle; so each step is well under the shortest retrograde run of 1800–2200, measured: Mercury 19.8 days, Venus 40.9,
 * Mars 59.8, Jupiter 117, Saturn 134, Uranus 149. Sun, Moon and mean node never turn.
 */
const STEPS: Readonly<Record<TransitBodyId, number>> = {
  sun: 60,
  moon: 8,
  mars: 40,
  mercury: 10,
  jupiter: 80,
  venus: 25,
  saturn: 90,
  rahu: 365,
  ketu: 365,
  uranus: 100,
};

/** The true node swings several times a month; a shorter swing moves it by less than 1″. */
const TRUE_NODE_STEP = 1;

/** Days between two samples that cannot miss an ingress or a station. */
export function searchStep(body: TransitBodyId, { node }: ChartSettings): number {
  const isNode = body === 'rahu' || body === 'ketu';
  return isNode && node === 'true' ? TRUE_NODE_STEP : STEPS[body];
}

/** The true node never moves faster, degrees a day: 1800–2200, measured 0.26. */
const TRUE_NODE_SPEED = 0.3;

/**
 * Days in which a body cannot reach an edge of its sign. Only used to skip daily samples of the true node; 0 for the
 * others.
 * @param degree its degree in its sign
 */
export function quietDays(body: TransitBodyId, degree: number, { node }: ChartSettings): number {
  const isNode = body === 'rahu' || body === 'ketu';
  return isNode && node === 'true' ? Math.min(degree, 30 - degree) / TRUE_NODE_SPEED : 0;
}

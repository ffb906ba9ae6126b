import type { Couple } from './couple.ts';

/** Maximum points of the parts of the percentage: 100 in all. */
export const AGGREGATE_POINTS = {
  ashtakoota: 55,
  tenPorutham: 25,
  mangalBalance: 10,
  papaBalance: 5,
  kaalSarpBalance: 5,
} as const;

/** Deductions for a shared rajju and a vedha. */
export const AGGREGATE_DEDUCTIONS = { rajju: 10, vedha: 5 } as const;

/** A part of the percentage. */
export type AggregatePart = keyof typeof AGGREGATE_POINTS;

/** A reason for a deduction. */
export type AggregateDeduction = keyof typeof AGGREGATE_DEDUCTIONS;

/** One line of the sum. */
export interface AggregateTerm {
  /** which addend it is */
  readonly part: AggregatePart;
  /** how well the part does, 0 to 1 */
  readonly share: number;
  /** the most it can add */
  readonly fullPoints: number;
  /** share × full points */
  readonly points: number;
}

/** The percentage of a match and the sum that it is computed from. */
export interface Aggregate {
  /** 0 to 100, not rounded: terms less deductions, never below 0 */
  readonly percent: number;
  /** the five addends */
  readonly terms: readonly AggregateTerm[];
  /** what is taken off; empty if nothing is */
  readonly deductions: readonly {
    /** shared rajju, or vedha */
    readonly reason: AggregateDeduction;
    /** how much is taken off */
    readonly points: number;
  }[];
}

/** Addends of the percentage. */
export interface AggregateFacts {
  /** total of the eight kootas, 0 to 36 */
  readonly ashtakoota: number;
  /** total of the ten poruthams, 0 to 10 */
  readonly tenPorutham: number;
  /** mangal dosha after cancellation, percent as integers, as shown */
  readonly mangal: Couple<number>;
  /** balance of papasamya, 0 to 1 (`PapasamyaMatch`) */
  readonly papaBalance: number;
  /** whether each has the dosha */
  readonly kaalSarp: Couple<boolean>;
  /** both have one part of the body */
  readonly rajju: boolean;
  /** the nakshatras pierce each other */
  readonly vedha: boolean;
}

/**
 * One figure for a match. No published software documents its own; this formula is ours, and
 * is published with its terms: 55 for the kootas, 25 for the poruthams, 10 for how near the two are in
 * mangal dosha, 5 by papasamaya, 5 when both or neither have kaal sarp; 10 off for a
 * shared rajju, 5 for vedha.
 */
export function aggregateOf(facts: AggregateFacts): Aggregate {
  const { mangal, kaalSarp } = facts;
  const shares: Readonly<Record<AggregatePart, number>> = {
    ashtakoota: facts.ashtakoota / 36,
    tenPorutham: facts.tenPorutham / 10,
    mangalBalance: 1 - Math.abs(mangal.boy - mangal.girl) / 100,
    papaBalance: facts.papaBalance,
    kaalSarpBalance: kaalSarp.boy === kaalSarp.girl ? 1 : 0,
  };
  const parts = Object.keys(AGGREGATE_POINTS) as readonly AggregatePart[];
  const terms = parts.map((part): AggregateTerm => {
    const fullPoints = AGGREGATE_POINTS[part];
    return { part, share: shares[part], fullPoints, points: shares[part] * fullPoints };
  });
  const reasons = (['rajju', 'vedha'] as const).filter((reason) => facts[reason]);
  const deductions = reasons.map((reason) => ({ reason, points: AGGREGATE_DEDUCTIONS[reason] }));
  const sum = (lines: readonly { readonly points: number }[]): number =>
    lines.reduce((total, { points }) => total + points, 0);
  return { percent: Math.max(0, sum(terms) - sum(deductions)), terms, deductions };
}

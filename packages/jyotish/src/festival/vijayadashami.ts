import { nakshatraOf } from '../chart/index.ts';
import { dayOf } from './context.ts';
import type { Context } from './context.ts';
import { windowOf } from './day-parts.ts';
import type { FestivalDay } from './days.ts';
import { tithiBasis } from './found.ts';
import type { Found } from './found.ts';
import type { TithiSpan } from './spans.ts';

const APARAHNA = { at: 'aparahna', both: 'longer', neither: 'second' } as const;
const SHRAVANA = 22;

/**
 * Vijayadashami (Dharmasindhu 2, Ashvina): Dashami in the afternoon, of two such days the one with more
 * of it. But the second day wins when Shravana is current in its afternoon and not in that of the first, so
 * long as Dashami lasts over its first three muhurtas.
 */
export function dayOfVijayadashami(span: TithiSpan, { days, sky }: Context): Found | null {
  const chosen = dayOf(span, APARAHNA, days);
  const next = chosen && days.byNumber(chosen.candidate.day.number + 1);
  if (chosen === null || next === null) return null;
  const { day } = chosen.candidate;
  const hasShravana = (one: FestivalDay): boolean => {
    const { start, end } = windowOf(one, 'aparahna')!;
    const [first, last] = [start, end].map((jdUt) => nakshatraOf(sky.moon.at(jdUt)).number);
    return first === SHRAVANA || last === SHRAVANA;
  };
  const waits =
    span.end >= windowOf(next, 'trimuhurta')!.end && hasShravana(next) && !hasShravana(day);
  const observed = waits ? next : day;
  return {
    day: observed.number,
    basis: tithiBasis(span),
    window: { part: 'aparahna', ...windowOf(observed, 'aparahna')! },
    choice: waits ? 'with_shravana' : chosen.choice,
  };
}

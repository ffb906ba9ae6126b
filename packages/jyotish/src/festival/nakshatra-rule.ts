import { signOf } from '../chart/index.ts';
import { dayOf } from './context.ts';
import type { Context } from './context.ts';
import type { Found } from './found.ts';
import type { NakshatraRule } from './rule.ts';
import { nakshatraSpans } from './spans.ts';
import type { PartSpan } from './spans.ts';

/** The sidereal month, days: the Moon comes back to a nakshatra within a day of it. */
const SIDEREAL_MONTH = 27.32;

/** Whether this is the last time in the Sun's stay in the sign that the Moon enters the nakshatra. */
export function matchesNakshatra(rule: NakshatraRule, span: PartSpan, { sky }: Context): boolean {
  const sunSignAt = (jdUt: number): number => signOf(sky.sun.at(jdUt));
  if (span.number !== rule.nakshatra || sunSignAt(span.start) !== rule.sunIn) return false;
  // Only at the beginning of a sign's month can the nakshatra come again in it.
  if (sunSignAt(span.start + SIDEREAL_MONTH - 2) !== rule.sunIn) return true;
  const again = nakshatraSpans(
    span.start + SIDEREAL_MONTH - 2,
    span.start + SIDEREAL_MONTH + 2,
    sky,
  ).find(({ number }) => number === rule.nakshatra)!;
  return sunSignAt(again.start) !== rule.sunIn;
}

/** The day of a nakshatra by its rule; null where a sunrise is missing. */
export function dayOfNakshatra(
  rule: NakshatraRule,
  span: PartSpan,
  { days }: Context,
): Found | null {
  const chosen = dayOf(span, rule, days);
  if (chosen === null) return null;
  const { candidate, choice } = chosen;
  return {
    day: candidate.day.number,
    basis: {
      kind: 'nakshatra',
      nakshatra: span.number,
      span: { start: span.start, end: span.end },
    },
    window: candidate.window === null ? null : { part: rule.at, ...candidate.window },
    choice,
  };
}

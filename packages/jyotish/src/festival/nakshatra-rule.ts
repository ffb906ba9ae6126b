import { signOf } from '../chart/index.ts';
import { overlap } from './choose-day.ts';
import { dayOf, daysTouched } from './context.ts';
import type { Context } from './context.ts';
import { windowOf } from './day-parts.ts';
import type { FestivalDay } from './days.ts';
import type { Found } from './found.ts';
import type { NakshatraRule } from './rule.ts';
import { nakshatraSpans } from './spans.ts';
import type { PartSpan } from './spans.ts';

/** The sidereal month, days: the Moon returns to a nakshatra within a day of it. */
const SIDEREAL_MONTH = 27.32;

/** Whether this is the last time in the Sun's stay in the sign that the Moon enters the nakshatra. */
export function matchesNakshatra(rule: NakshatraRule, span: PartSpan, { sky }: Context): boolean {
  const sunSignAt = (jdUt: number): number => signOf(sky.sun.at(jdUt));
  if (span.number !== rule.nakshatra || sunSignAt(span.start) !== rule.sunIn) return false;
  // The nakshatra can occur twice only if the first time is at the beginning of the solar month.
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
  context: Context,
): Found | null {
  const { start, end, number } = span;
  const basis = { kind: 'nakshatra', nakshatra: number, span: { start, end } } as const;
  const joined = dayWithTithi(rule.withTithi, span, context);
  if (joined !== undefined) {
    return {
      day: joined.number,
      basis,
      window: { part: 'daylight', ...windowOf(joined, 'daylight')! },
      choice: 'with_tithi',
    };
  }
  const chosen = dayOf(span, rule, context.days);
  if (chosen === null) return null;
  const { candidate, choice } = chosen;
  return {
    day: candidate.day.number,
    basis,
    window: candidate.window === null ? null : { part: rule.at, ...candidate.window },
    choice,
  };
}

/** The day, of those whose daylight the nakshatra touches, that has a tithi at sunrise. */
function dayWithTithi(
  tithi: number | undefined,
  span: PartSpan,
  { days, sky }: Context,
): FestivalDay | undefined {
  return daysTouched(span, days).find(
    (day) =>
      Math.floor(sky.elongation.at(day.sunrise) / 12) + 1 === tithi &&
      overlap(span, windowOf(day, 'daylight')!) !== null,
  );
}

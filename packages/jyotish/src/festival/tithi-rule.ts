import { signOf } from '../chart/index.ts';
import { dayOf, followsItsAdhika, isMonth } from './context.ts';
import type { Context } from './context.ts';
import { tithiBasis } from './found.ts';
import type { Found } from './found.ts';
import type { TithiRule } from './rule.ts';
import type { TithiSpan } from './spans.ts';

/** The fields that identify a tithi. */
type TithiKey = Pick<TithiRule, 'month' | 'sunIn' | 'tithi' | 'adhika'>;

/** Whether a rule matches a tithi: its number, and its month or the Sun's sign. */
export function matchesTithi(rule: TithiKey, span: TithiSpan, { sky }: Context): boolean {
  if (span.number !== rule.tithi) return false;
  const { month } = span;
  if (rule.sunIn !== undefined) return signOf(sky.sun.at(span.start)) === rule.sunIn;
  if (rule.month === undefined) return true;
  if (!isMonth(month, rule.month)) return false;
  return rule.adhika === 'instead' ? !followsItsAdhika(month, sky) : !month.adhika;
}

/** The day of a tithi by its rule; null where a sunrise is missing. */
export function dayOfTithi(rule: TithiRule, span: TithiSpan, { days }: Context): Found | null {
  const chosen = dayOf(span, rule, days);
  if (chosen === null) return null;
  const { candidate, choice } = chosen;
  return {
    day: candidate.day.number,
    basis: tithiBasis(span),
    window: candidate.window === null ? null : { part: rule.at, ...candidate.window },
    choice,
  };
}

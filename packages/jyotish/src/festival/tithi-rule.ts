import { signOf } from '../chart/index.ts';
import { dayOf, followsItsAdhika, isMonth } from './context.ts';
import type { Context } from './context.ts';
import { GHATIKA } from './day-parts.ts';
import type { FestivalDays } from './days.ts';
import { tithiBasis } from './found.ts';
import type { Found } from './found.ts';
import type { TithiRule } from './rule.ts';
import type { TithiSpan } from './spans.ts';

/** What identifies a tithi. */
type TithiKey = Pick<TithiRule, 'month' | 'sunIn' | 'tithi' | 'adhika'>;

/** Whether a rule is for this tithi: its number, and its month or the Sun's sign. */
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
    otherDay: rule.at === 'pradosha' ? otherDayOf(rule, span, candidate.day.number, days) : null,
  };
}

/**
 * The day that almanacs with slightly other moments or sunsets have: where the tithi, begun or ended a ghatika sooner or later,
 * would be observed on another. Null where none of these changes the day.
 */
function otherDayOf(
  rule: TithiRule,
  { start, end }: TithiSpan,
  number: number,
  days: FestivalDays,
): number | null {
  const others = [-GHATIKA, GHATIKA].flatMap((by) =>
    [
      { start: start + by, end },
      { start, end: end + by },
    ].map((span) => dayOf(span, rule, days)?.candidate.day.number ?? number),
  );
  return others.find((other) => other !== number) ?? null;
}

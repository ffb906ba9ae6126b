import { crossingsOf } from '../sky/index.ts';
import { dayOf } from './context.ts';
import type { Context } from './context.ts';
import { windowOf } from './day-parts.ts';
import { tithiBasis } from './found.ts';
import type { Found } from './found.ts';
import type { TithiSpan } from './spans.ts';

const PRADOSHA = { at: 'pradosha', both: 'second', neither: 'second' } as const;

/** Three and a half of the four praharas of the day. */
const PRAHARAS = 3.5 / 4;

/** A little later than the beginning of a tithi, so that the search does not find that, days. */
const AFTER = 0.1;

/**
 * The evening of Holika's fire: Purnima in pradosha (both days: the second). Bhadra, the first half of Purnima, is
 * avoided: if it begins before the evening is over and lasts past midnight, and Purnima still covers three and a half
 * praharas of the next day, the fire is on that evening, although Purnima has ended by then (Dharmasindhu 2, Phalguna).
 * The text adds that Pratipada must be the longer tithi; the almanacs of 2023 did not require it, and neither does this
 * rule.
 */
export function dayOfHolika(span: TithiSpan, { days, sky }: Context): Found | null {
  const chosen = dayOf(span, PRADOSHA, days);
  if (chosen === null) return null;
  const { day } = chosen.candidate;
  const next = days.byNumber(day.number + 1);
  const bhadraEnd = crossingsOf(sky.elongation, 60, span.start + AFTER, span.end, 2)[0]!.jdUt;
  const waits =
    chosen.choice === 'only' &&
    next !== null &&
    bhadraEnd > (day.sunset + day.nextSunrise) / 2 &&
    span.end >= next.sunrise + (next.sunset - next.sunrise) * PRAHARAS;
  const observed = waits ? next : day;
  return {
    day: observed.number,
    basis: tithiBasis(span),
    window: { part: 'pradosha', ...windowOf(observed, 'pradosha')! },
    choice: waits ? 'clear_of_bhadra' : chosen.choice,
  };
}

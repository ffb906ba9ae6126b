import type { JulianDay } from '../time/index.ts';
import type { Span } from './choose-day.ts';
import type { Context } from './context.ts';
import { windowOf } from './day-parts.ts';
import type { FestivalDay } from './days.ts';
import type { Found } from './found.ts';
import type { FastEnd } from './observance.ts';
import type { FastEndRule } from './rule.ts';
import { nakshatraSpans } from './spans.ts';
import { FAST_ENDS } from './tables/fast-ends.ts';

const ROHINI = 4;

/**
 * When a fast ends.
 * @returns null if it is no fast, if the texts leave its end to custom, or if the day lacks it (no moonrise, no sunrise)
 */
export function fastEndOf(id: string, found: Found, context: Context): FastEnd | null {
  if (found.fast !== undefined) {
    const { from, until } = found.fast.parana;
    return { rule: 'after_hari_vasara', from, until };
  }
  const rule = FAST_ENDS[id];
  const day = context.days.byNumber(found.day);
  if (rule === undefined || day === null || found.basis.kind !== 'tithi') return null;
  const { span } = found.basis;
  switch (rule) {
    case 'moonrise': {
      const moonrise = day.moonrise();
      return moonrise === null ? null : { rule, from: moonrise, until: moonrise };
    }
    case 'puja':
      return { rule, from: windowOf(day, 'pradosha')!.start, until: null };
    case 'within_tithi': {
      const sunrise = day.nextSunrise;
      // Chaturdashi that ends before sunrise leaves no time within it.
      return { rule, from: sunrise, until: span.end > sunrise ? span.end : null };
    }
    case 'after_tithi_and_rohini':
      return janmashtamiEnd(rule, day, span, context);
  }
}

/**
 * From the sunrise after the fast, when Ashtami and a Rohini that joined it have ended. Where one of them lasts past the
 * midnight of that day, the end of the other is enough; where both do, the morning after the festival.
 */
function janmashtamiEnd(
  rule: FastEndRule,
  day: FestivalDay,
  ashtami: Span,
  { sky, days }: Context,
): FastEnd | null {
  const next = days.byNumber(day.number + 1);
  if (next === null) return null;
  const rohini = nakshatraSpans(ashtami.start, ashtami.end, sky).find(
    ({ number, start }) => number === ROHINI && start < next.sunrise,
  );
  const ends: JulianDay[] = [ashtami.end, ...(rohini ? [rohini.end] : [])];
  const midnight = windowOf(next, 'nishitha')!.start;
  const before = ends.filter((end) => end < midnight);
  return { rule, from: Math.max(next.sunrise, ...before), until: null };
}

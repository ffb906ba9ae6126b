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
    const { start, end, latest } = found.fast.parana;
    return { rule: 'after_hari_vasara', start, end, latest };
  }
  const rule = FAST_ENDS[id];
  const { days } = context;
  const day = days.byNumber(found.day);
  if (rule === undefined || day === null || found.basis.kind !== 'tithi') return null;
  const { span } = found.basis;
  switch (rule) {
    case 'moonrise': {
      const moonrise = day.moonrise();
      return moonrise === null ? null : { rule, start: moonrise, end: moonrise, latest: null };
    }
    case 'puja':
      return { rule, start: windowOf(day, 'pradosha')!.start, end: null, latest: null };
    case 'within_tithi': {
      const start = day.nextSunrise;
      const next = days.byNumber(found.day + 1);
      // Chaturdashi that ends before sunrise leaves no time within it.
      if (next === null || span.end <= start) return { rule, start, end: null, latest: null };
      const threeQuarters = start + (next.sunset - start) * 0.75;
      return { rule, start, end: Math.min(span.end, threeQuarters), latest: span.end };
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
  return { rule, start: Math.max(next.sunrise, ...before), end: null, latest: null };
}

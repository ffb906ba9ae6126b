import { signOf } from '../chart/index.ts';
import { angles, crossingsOf, trueAyanamsa } from '../sky/index.ts';
import type { GeoPlace } from '../sky/index.ts';
import { deltaT } from '../time/index.ts';
import type { JulianDay } from '../time/index.ts';
import type { Span } from './choose-day.ts';
import type { Context } from './context.ts';
import { GHATIKA, windowOf } from './day-parts.ts';
import type { FestivalDay } from './days.ts';
import type { Found } from './found.ts';
import type { PujaName } from './rule.ts';
import { NIGHT_PUJAS, PUJAS } from './tables/pujas.ts';

/** The hour of a festival, Julian days UT; a moonrise, sunrise or sunset has both equal. */
export interface Puja extends Span {
  /** what the hour is called */
  readonly name: PujaName;
}

/** A minute, in days. */
const MINUTE = 1 / 1440;

/** Taurus, Leo, Scorpio, Aquarius. */
const isFixed = (sign: number): boolean => sign % 3 === 2;

/**
 * The hour of a festival on its day.
 * @returns null if it has none, or if the day lacks it (no moonrise)
 */
export function pujaOf(
  id: string,
  found: Found,
  place: GeoPlace,
  { days, sky }: Context,
): Puja | null {
  if (found.window?.part === 'punya_kaal') {
    return { name: 'punya_kaal', start: found.window.start, end: found.window.end };
  }
  const { basis } = found;
  if (id === 'durga-ashtami' && basis.kind === 'tithi') {
    // Sandhi: the last ghatika of Ashtami and the first of Navami.
    const { end } = basis.span;
    return { name: 'sandhi_puja', start: end - GHATIKA, end: end + GHATIKA };
  }
  const rule = PUJAS[id];
  const day = days.byNumber(found.day);
  if (rule === undefined || day === null) return null;
  const part = windowOf(day, rule.at);
  if (part === null) return null;
  const tithi = basis.kind === 'sankranti' ? part : basis.span;
  // Almanacs print the whole of nishitha, also where the tithi ends or begins within it.
  let span = rule.at === 'nishitha' ? part : (common(part, tithi) ?? part);
  if (rule.clearOfBhadra) span = clearOfBhadra(span, tithi, day, sky.elongation);
  if (rule.fixedSign) span = withFixedSign(span, place, sky.ayanamsa) ?? span;
  return { name: rule.name, ...span };
}

/** The further hours of a festival, in the night of its day; none for most. */
export function nightPujasOf(id: string, found: Found, { days }: Context): Puja[] {
  const rules = NIGHT_PUJAS[id];
  const day = rules === undefined ? null : days.byNumber(found.day);
  if (rules === undefined || day === null) return [];
  const night = day.nextSunrise - day.sunset;
  return rules.map(({ name, from, to }) => ({
    name,
    start: day.sunset + night * from,
    end: day.sunset + night * to,
  }));
}

function common(one: Span, other: Span): Span | null {
  if (one.start === one.end) return one;
  const start = Math.max(one.start, other.start);
  const end = Math.min(one.end, other.end);
  return start < end ? { start, end } : null;
}

/** The rest of a span of Purnima after Bhadra, its first half; if empty, from Bhadra's end to midnight. */
function clearOfBhadra(
  span: Span,
  tithi: Span,
  { sunset, nextSunrise }: FestivalDay,
  elongation: Parameters<typeof crossingsOf>[0],
): Span {
  const bhadraEnd = crossingsOf(elongation, 60, tithi.start + AFTER, tithi.end, 2)[0]?.jdUt;
  if (bhadraEnd === undefined || bhadraEnd <= span.start) return span;
  if (bhadraEnd < span.end) return { start: bhadraEnd, end: span.end };
  const midnight = (sunset + nextSunrise) / 2;
  return { start: bhadraEnd, end: Math.max(midnight, bhadraEnd + GHATIKA) };
}

/** A little later than the beginning of a tithi, so that the search does not find that, days. */
const AFTER = 0.1;

/** The longest part of a span in which a fixed sign rises; null if none does. */
function withFixedSign(
  span: Span,
  place: GeoPlace,
  ayanamsa: Parameters<typeof trueAyanamsa>[0],
): Span | null {
  const isFixedAt = (jdUt: JulianDay): boolean => {
    const degrees =
      angles(jdUt, place).ascendant - trueAyanamsa(ayanamsa, jdUt + deltaT(jdUt) / 86_400);
    return isFixed(signOf((degrees + 360) % 360));
  };
  const stretches: Span[] = [];
  for (let at = span.start; at < span.end; at += MINUTE) {
    if (!isFixedAt(at)) continue;
    const last = stretches.at(-1);
    const end = Math.min(at + MINUTE, span.end);
    if (last !== undefined && at - last.end < MINUTE / 2) {
      stretches[stretches.length - 1] = { start: last.start, end };
    } else stretches.push({ start: at, end });
  }
  return stretches.toSorted((a, b) => b.end - b.start - (a.end - a.start))[0] ?? null;
}

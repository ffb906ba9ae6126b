import type { Crossing } from '../sky/index.ts';
import { crossingsOf } from '../sky/index.ts';
import type { Span } from './choose-day.ts';
import type { Context } from './context.ts';
import { weekdayOf } from './days.ts';
import { daysOfEkadashi } from './ekadashi.ts';
import type { Found } from './found.ts';
import { dayOfHolika } from './holika.ts';
import { dayOfNakshatra, matchesNakshatra } from './nakshatra-rule.ts';
import type { Festival, FestivalRule, RelativeRule, WeekdayBeforeRule } from './rule.ts';
import { dayOfSankranti } from './sankranti-rule.ts';
import { nakshatraSpans, tithiSpans } from './spans.ts';
import type { PartSpan, TithiSpan } from './spans.ts';
import { dayOfTithi, matchesTithi } from './tithi-rule.ts';
import { dayOfVijayadashami } from './vijayadashami.ts';

/** A festival on a day. */
export interface Dated {
  readonly festival: Festival;
  readonly found: Found;
}

/** Events in the sky around the requested days. */
interface Happenings {
  readonly tithis: readonly TithiSpan[];
  readonly nakshatras: readonly PartSpan[];
  readonly sankrantis: readonly Crossing[];
}

/** The farthest that a relative rule reaches, days. */
const FARTHEST = 7;
/** Maximum distance of a tithi, nakshatra or sankranti from the noon of its day, days. */
const BESIDE = 2;
/** Days between two samples of the Sun. */
const SUN_STEP = 8;

/**
 * The dates of festivals on the days from one noon to another; some around them are included.
 * @param noons noon of the first and of the last day, Julian days UT
 * @returns dates in the order of the table, and whether one could not be dated because of a day without sunrise
 */
export function datesOf(
  festivals: readonly Festival[],
  noons: Span,
  context: Context,
): { dated: Dated[]; sunless: boolean } {
  const wide = happeningsBetween(
    noons.start - BESIDE - FARTHEST,
    noons.end + BESIDE + FARTHEST,
    context,
  );
  const near = within(wide, noons.start - BESIDE, noons.end + BESIDE);
  const ruleOf = new Map(festivals.map(({ id, rule }) => [id, rule]));
  let sunless = false;
  const dated = festivals.flatMap((festival) => {
    const { rule } = festival;
    const found =
      rule.kind === 'relative' || rule.kind === 'weekday_before'
        ? apart(rule, foundBy(ruleOf.get(rule.to)!, wide, context))
        : foundBy(rule, near, context);
    sunless ||= found.includes(null);
    return found.flatMap((one) => (one === null ? [] : [{ festival, found: one }]));
  });
  return { dated, sunless };
}

function happeningsBetween(from: number, to: number, { sky }: Context): Happenings {
  return {
    tithis: tithiSpans(from, to, sky),
    nakshatras: nakshatraSpans(from, to, sky),
    sankrantis: crossingsOf(sky.sun, 12, from, to, SUN_STEP),
  };
}

function within(
  { tithis, nakshatras, sankrantis }: Happenings,
  from: number,
  to: number,
): Happenings {
  const touches = ({ start, end }: Span): boolean => end > from && start < to;
  return {
    tithis: tithis.filter(touches),
    nakshatras: nakshatras.filter(touches),
    sankrantis: sankrantis.filter(({ jdUt }) => touches({ start: jdUt, end: jdUt })),
  };
}

/** Every day that a rule selects; null for one that could not be determined because a sunrise is missing. */
function foundBy(
  rule: FestivalRule,
  { tithis, nakshatras, sankrantis }: Happenings,
  context: Context,
): (Found | null)[] {
  switch (rule.kind) {
    case 'tithi':
      return tithis
        .filter((tithi) => matchesTithi(rule, tithi, context))
        .map((tithi) => dayOfTithi(rule, tithi, context));
    case 'holika':
      return tithis
        .filter((tithi) => matchesTithi(rule, tithi, context))
        .map((tithi) => dayOfHolika(tithi, context));
    case 'vijayadashami':
      return tithis
        .filter((tithi) => matchesTithi(rule, tithi, context))
        .map((tithi) => dayOfVijayadashami(tithi, context));
    case 'ekadashi':
      return tithis.flatMap((tithi, at) => {
        const dwadashi = tithis[at + 1];
        return tithi.number % 15 === 11 && dwadashi !== undefined
          ? daysOfEkadashi(tithi, dwadashi, context)
          : [];
      });
    case 'nakshatra':
      return nakshatras
        .filter((part) => matchesNakshatra(rule, part, context))
        .map((part) => dayOfNakshatra(rule, part, context));
    case 'sankranti':
      return sankrantis
        .filter(({ index }) => index + 1 === rule.sign)
        .map(({ jdUt }) => dayOfSankranti(rule, jdUt, context));
    case 'relative':
    case 'weekday_before':
      return [];
  }
}

/** The days a number of days from others, or the last weekday before them. */
function apart(
  rule: RelativeRule | WeekdayBeforeRule,
  anchors: readonly (Found | null)[],
): (Found | null)[] {
  return anchors.map((anchor) => {
    if (anchor === null) return null;
    const days =
      rule.kind === 'relative'
        ? rule.days
        : -(((weekdayOf(anchor.day) - rule.weekday + 6) % 7) + 1);
    return {
      ...anchor,
      day: anchor.day + days,
      window: null,
      choice: 'days_apart',
      otherDay: null,
    };
  });
}

import type { AreaScore, ForecastArea } from '@jyoti/jyotish';
import type { HoroscopeFact } from './facts.ts';

/** How an area of life looks in a span: a word, never a figure. */
export const OUTLOOKS = ['quiet', 'even', 'favourable'] as const;

/** How an area of life looks in a span. */
export type Outlook = (typeof OUTLOOKS)[number];

/** The areas that have an outlook. Health has none, because no prediction of health is made. */
export const OUTLOOK_AREAS = ['love', 'career', 'money'] as const;

/** An area that has an outlook. */
export type OutlookArea = (typeof OUTLOOK_AREAS)[number];

export const hasOutlook = (area: ForecastArea): area is OutlookArea =>
  OUTLOOK_AREAS.some((one) => one === area);

/**
 * Thresholds, as a share of a full sum, from which an area is favourable and up to which it is quiet. Defined by this
 * product. Gochara counts more houses as bad than as good, so an ordinary day is slightly below zero, and so are the
 * thresholds; a favourable area always has at least one favourable factor.
 */
const FAVOURABLE_FROM = 0.15;
const QUIET_UP_TO = -0.4;

/**
 * The outlook of a whole span: the sum of its areas' directions and of the Moon's on a day. Two more areas against than for make
 * a quiet span, because gochara counts more houses as bad than as good.
 */
export function moodOf(directions: readonly (-1 | 0 | 1)[]): Outlook {
  const sum = directions.reduce<number>((total, direction) => total + direction, 0);
  if (sum >= 1) return 'favourable';
  return sum <= -2 ? 'quiet' : 'even';
}

/** The outlook word for the factors of an area. */
export function outlookOf({ sum, full }: Pick<AreaScore, 'sum' | 'full'>): Outlook {
  const share = sum / full;
  if (share >= FAVOURABLE_FROM) return 'favourable';
  return share <= QUIET_UP_TO ? 'quiet' : 'even';
}

/** Whether a fact counts for (1) or against (-1) its area; 0 if neither. */
export function leanOf(fact: HoroscopeFact): -1 | 0 | 1 {
  switch (fact.kind) {
    case 'headline':
      return leanOf(fact.of);
    case 'aspect':
      return fact.benefic ? 1 : -1;
    case 'gochara':
      return fact.effect === 'good' ? 1 : fact.effect === 'bad' ? -1 : 0;
    case 'moon':
      // Advice for the Moon's harder houses is neutral, and so is advice for an area.
      return fact.area === 'general' && fact.effect === 'good' ? 1 : 0;
    default:
      return 0;
  }
}

/**
 * The direction of lines under an outlook word: a favourable area has good facts, a quiet one hard ones, an
 * even one neutral ones.
 */
export const LEAN: Readonly<Record<Outlook, -1 | 0 | 1>> = { favourable: 1, even: 0, quiet: -1 };

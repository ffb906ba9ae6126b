import { steppedDate } from '@jyoti/contract';
import {
  civilSpan,
  clipInstant,
  eclipses,
  isSeenFromIndia,
  positionsAt,
  spanSky,
  transitSky,
  type ChartSettings,
  type CivilSpan,
  type Eclipse,
  type ForecastPeriod,
  type SpanSky,
  type TransitPosition,
} from '@jyoti/jyotish';

/** The sky of a civil span, the same for all twelve signs. */
export interface HoroscopeSky {
  readonly civil: CivilSpan;
  readonly span: SpanSky;
  /** at the middle of the span */
  readonly positions: readonly TransitPosition[];
  /** those that India sees, from a week before the span to a week after it */
  readonly eclipsesNear: readonly Eclipse[];
}

/** Days before and after a span in which an eclipse is still mentioned. */
const NEAR_DAYS = 7;

/** Maximum cached skies: today's four spans and their steps in four zones. */
const MAX_CACHED = 120;

/** The shorter spans of a span. */
const STEP = { daily: null, weekly: 'daily', monthly: 'weekly', yearly: 'monthly' } as const;

/**
 * Cached skies of spans. A year takes a tenth of a second, and the horoscopes of all twelve signs share it.
 */
export class HoroscopeSkies {
  readonly #cache = new Map<string, HoroscopeSky>();

  /**
   * @param date `YYYY-MM-DD`, any of the span
   * @throws JyotishError as `civilSpan`
   */
  of(
    period: ForecastPeriod,
    date: string,
    timezone: string,
    { ayanamsa, node }: Pick<ChartSettings, 'ayanamsa' | 'node'>,
  ): HoroscopeSky {
    const civil = civilSpan(period, date, timezone);
    const key = [period, civil.fromJdUt, civil.toJdUt, ayanamsa, node].join(' ');
    const known = this.#cache.get(key);
    // Moves it to the end, as the most recently used.
    this.#cache.delete(key);
    const sky = known ?? skyOf(period, civil, { ayanamsa, node });
    this.#cache.set(key, sky);
    const [oldest] = this.#cache.keys();
    if (this.#cache.size > MAX_CACHED && oldest !== undefined) this.#cache.delete(oldest);
    return sky;
  }

  /** The skies of the days of a week, the weeks of a month, the months of a year; none of a day. */
  stepsOf(
    period: ForecastPeriod,
    { firstDate, lastDate }: CivilSpan,
    timezone: string,
    settings: Pick<ChartSettings, 'ayanamsa' | 'node'>,
  ): HoroscopeSky[] {
    const step = STEP[period];
    const skies: HoroscopeSky[] = [];
    if (step === null) return skies;
    let date: string | null = firstDate;
    while (date !== null && date <= lastDate) {
      const sky = this.of(step, date, timezone, settings);
      skies.push(sky);
      date = steppedDate(sky.civil.lastDate, 'daily', 1);
    }
    return skies;
  }
}

function skyOf(
  period: ForecastPeriod,
  civil: CivilSpan,
  settings: Pick<ChartSettings, 'ayanamsa' | 'node'>,
): HoroscopeSky {
  const sky = transitSky(settings);
  const { fromJdUt, toJdUt } = civil;
  const span = spanSky(period, fromJdUt, toJdUt, sky);
  return {
    civil,
    span,
    positions: positionsAt(span.middleJdUt, sky),
    eclipsesNear: eclipses(
      clipInstant(fromJdUt - NEAR_DAYS),
      clipInstant(toJdUt + NEAR_DAYS),
      sky,
    ).filter(isSeenFromIndia),
  };
}

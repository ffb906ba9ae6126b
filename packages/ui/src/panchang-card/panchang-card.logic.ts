import type { GrahaId } from '../glyphs/index.ts';
import { runsAt } from '../shared/time/runs-at.ts';

/** A limb that overlaps the day. Instants in ISO 8601. */
export interface PanchangLimb {
  /** Name in the almanac: "Shukla Navami". */
  name: string;
  /** The same in Devanagari, below a Latin name. */
  nativeName?: string;
  start: string;
  end: string;
  /** One more fact: "Deity Durga". */
  detail?: string;
}

/** The day of the week from sunrise to sunrise. */
export interface PanchangVara {
  name: string;
  nativeName?: string;
  lord: Exclude<GrahaId, 'rahu' | 'ketu'>;
}

/** ISO 8601; null if it does not occur on the day. */
export interface SunAndMoon {
  sunrise: string | null;
  sunset: string | null;
  moonrise: string | null;
  moonset: string | null;
  /** Ends the vara. */
  nextSunrise: string | null;
}

/** The limb to show large, and the ones before and after it. */
export interface ShownLimb {
  main: PanchangLimb;
  isRunning: boolean;
  /** Its elapsed fraction, 0 to 1; null if it is not running now. */
  over: number | null;
  before: readonly PanchangLimb[];
  after: readonly PanchangLimb[];
}

/**
 * Of the limbs that overlap a day: the current one, or else the first, which was running at its
 * start.
 */
export function shownLimb(
  limbs: readonly PanchangLimb[],
  instant: number | null,
): ShownLimb | undefined {
  const sorted = limbs.toSorted((a, b) => Date.parse(a.start) - Date.parse(b.start));
  const running = sorted.find((limb) => runsAt(instant, limb));
  const main = running ?? sorted[0];
  if (!main) return undefined;
  const index = sorted.indexOf(main);
  const [start, end] = [Date.parse(main.start), Date.parse(main.end)];
  return {
    main,
    isRunning: running !== undefined,
    over: running && instant !== null ? (instant - start) / (end - start) : null,
    before: sorted.slice(0, index),
    after: sorted.slice(index + 1),
  };
}

import { zonedTime } from '../time-span/time-span.logic.ts';

/** Limbs that change during the day, in the order of the almanac; the fifth, the vara, lasts the whole day. */
export const limbIds = ['tithi', 'nakshatra', 'yoga', 'karana'] as const;
export type LimbId = (typeof limbIds)[number];

/** A limb with its span. Instants in ISO 8601. */
export interface LimbSpan {
  limb: LimbId;
  /** Name in the almanac: "Shukla Navami". */
  name: string;
  start: string;
  end: string;
}

/** A time of the day that is auspicious or inauspicious for new beginnings. */
export interface DayWindow {
  name: string;
  start: string;
  end: string;
  quality: 'auspicious' | 'inauspicious';
}

/** Something that happens at an instant: moonrise. */
export interface DayEvent {
  name: string;
  at: string;
}

/** The day from sunrise to sunrise. */
export interface DayBounds {
  sunrise: string;
  sunset: string;
  nextSunrise: string;
}

/** A part of the scale, 0 at sunrise to 1 at the next; clipped if it extends beyond. */
export interface Part {
  from: number;
  to: number;
  cutStart: boolean;
  cutEnd: boolean;
}

/**
 * Position of an instant on the scale: 0 at sunrise, 1 at the next, outside of that for other days.
 */
export function shareAt(instant: string | number, { sunrise, nextSunrise }: DayBounds): number {
  const [at, from, to] = [new Date(instant), new Date(sunrise), new Date(nextSunrise)].map(Number);
  return (at! - from!) / (to! - from!);
}

/** The part of a span that is on the scale; null if it is outside. */
export function partOf(span: { start: string; end: string }, day: DayBounds): Part | null {
  const [from, to] = [shareAt(span.start, day), shareAt(span.end, day)];
  if (to <= 0 || from >= 1 || !(from < to)) return null;
  return {
    from: Math.max(0, from),
    to: Math.min(1, to),
    cutStart: from < 0,
    cutEnd: to > 1,
  };
}

/** A full hour of local time on the scale. */
export interface HourTick {
  instant: string;
  share: number;
  /** Every third hour has a long tick and a label. */
  isLong: boolean;
}

const HOUR = 3_600_000;

/**
 * The full hours between sunrise and sunrise, in the time zone of the place: zones with half an
 * hour have other ticks.
 */
export function hourTicks(day: DayBounds, timeZone: string): HourTick[] {
  const sunrise = Date.parse(day.sunrise);
  const minute = Math.floor(sunrise / 60_000) * 60_000;
  const first = minute + ((60 - zonedTime(sunrise, timeZone).minute) % 60) * 60_000;
  const ticks: HourTick[] = [];
  for (let at = first; at < Date.parse(day.nextSunrise); at += HOUR) {
    if (at < sunrise) continue;
    const instant = new Date(at).toISOString();
    ticks.push({
      instant,
      share: shareAt(at, day),
      isLong: zonedTime(at, timeZone).hour % 3 === 0,
    });
  }
  return ticks;
}

/** A label on a horizontal scale: its preferred position and its share of the scale. */
interface Wanted {
  from: number;
  width: number;
}

/** Positions of labels: moved inward if they would overflow the end, each in the first lane with enough space. */
export function lanesOf<Label extends Wanted>(
  labels: readonly Label[],
): (Label & { lane: number })[] {
  const ends: number[] = [];
  return labels
    .map((label) => ({ ...label, from: Math.max(0, Math.min(label.from, 1 - label.width)) }))
    .toSorted((a, b) => a.from - b.from)
    .map((label) => {
      const free = ends.findIndex((end) => end <= label.from);
      const lane = free === -1 ? ends.length : free;
      ends[lane] = label.from + label.width;
      return { ...label, lane };
    });
}

/** A label next to a vertical scale: its preferred position and its height, both in px. */
interface WantedHeight {
  at: number;
  height: number;
}

/**
 * Tops of labels next to a vertical scale: as close to the preferred positions as possible without overlap, in the
 * order of time, within a height that must be at least the sum of theirs.
 */
export function spreadDown<Label extends WantedHeight>(
  labels: readonly Label[],
  height: number,
): (Label & { top: number })[] {
  const placed = labels
    .toSorted((a, b) => a.at - b.at)
    .map((label) => ({ ...label, top: label.at - label.height / 2 }));
  let free = 0;
  for (const label of placed) {
    label.top = Math.max(label.top, free);
    free = label.top + label.height;
  }
  let limit = height;
  for (const label of placed.toReversed()) {
    label.top = Math.max(0, Math.min(label.top, limit - label.height));
    limit = label.top;
  }
  return placed;
}

/**
 * Height of the Sun at a fraction of the time from sunrise to sunset: 0 at the horizon, 1 at the
 * top.
 */
export function sunHeight(share: number): number {
  const fromNoon = share * 2 - 1;
  return Math.sqrt(Math.max(0, 1 - fromNoon * fromNoon));
}

import { runsAt } from '../shared/time/runs-at.ts';
import type { TimeWords } from '../time-span/index.ts';
import { zonedTime } from '../time-span/time-span.logic.ts';

/** What a time of the day is for new beginnings. */
export type DayQuality = 'auspicious' | 'neutral' | 'inauspicious';

/** Something with a span. Instants in ISO 8601. */
export interface DaySpan {
  /** Name in the almanac: "Shukla Navami". */
  name: string;
  /** When it begins. */
  start: string;
  /** When the next one begins. */
  end: string;
  /** Whether it is good for beginnings, which gives its tone. */
  quality?: DayQuality;
}

/** What changes during the day, a row of the scale: the tithis, the nakshatras. */
export interface DayLane {
  /** What changes: "Tithi". */
  name: string;
  /** The spans that touch the day, in order. */
  spans: readonly DaySpan[];
}

/** Times of a day in an almanac that the kit names. */
export const muhurtaKinds = [
  'brahma_muhurta',
  'abhijit',
  'amrit_kaal',
  'rahu_kaal',
  'yamaganda',
  'gulika',
  'dur_muhurta',
  'varjyam',
] as const;
export type MuhurtaKind = (typeof muhurtaKinds)[number];

type WindowQuality = Exclude<DayQuality, 'neutral'>;

/** The first three are auspicious, as in printed almanacs. */
export const muhurtaQuality = (kind: MuhurtaKind): WindowQuality =>
  muhurtaKinds.indexOf(kind) < 3 ? 'auspicious' : 'inauspicious';

/** A time of the day that is auspicious or inauspicious for new beginnings: one that the kit names, or any other. */
export type DayWindow = {
  /** When it begins, ISO 8601. */
  start: string;
  /** When it ends, ISO 8601. */
  end: string;
  /** A further remark of the almanac, in a few words. */
  note?: string;
} & (
  | { /** A time that the kit names. */ kind: MuhurtaKind }
  | {
      /** Name of another time. */
      name: string;
      /** Whether it is good for beginnings. */
      quality: WindowQuality;
    }
);

/** Something that happens at an instant: moonrise. */
export interface DayEvent {
  /** What happens: "Moonrise". */
  name: string;
  /** The instant, ISO 8601. */
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

type Shown<Span> = Span & { part: Part; isRunning: boolean };
export type ShownWindow = Shown<DaySpan & { quality: WindowQuality; note?: string }>;

/** What the drawings and the table show: the parts of the day on the scale, and their times in words. */
export interface DayView {
  day: DayBounds;
  timeZone: string;
  hourCycle: 'h12' | 'h23';
  ticks: readonly HourTick[];
  lanes: readonly { name: string; spans: readonly Shown<DaySpan>[] }[];
  /** In order of time. */
  windows: readonly ShownWindow[];
  /** Sunrise, sunset, the next sunrise and other events, in order of time. */
  events: readonly (DayEvent & { share: number })[];
  /** ms since 1970; null while it is not known. */
  instant: number | null;
  /** Position of now, 0 to 1; null outside the day. */
  now: { share: number; instant: string } | null;
  words: TimeWords;
}

/** A share of the scale as a CSS percentage. */
export const percent = (share: number) => `${(share * 100).toFixed(2)}%`;

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

/** The spans that touch the day, each with its part of the scale. */
export const shownOn = <Span extends { start: string; end: string }>(
  spans: readonly Span[],
  day: DayBounds,
  instant: number | null,
): Shown<Span>[] =>
  spans.flatMap((span) => {
    const part = partOf(span, day);
    return part ? [{ ...span, part, isRunning: runsAt(instant, span) }] : [];
  });

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

/**
 * The ring of the dial for each window, in their order: 0 for the auspicious, 1 to 3 for the others, so that none
 * overlap.
 */
export function ringsOf(windows: readonly { part: Part; quality: DayQuality }[]): number[] {
  const others = lanesOf(
    windows.flatMap(({ part: { from, to }, quality }, index) =>
      quality === 'auspicious' ? [] : [{ index, from, width: to - from }],
    ),
  );
  return windows.map((_, index) =>
    Math.min((others.find((other) => other.index === index)?.lane ?? -1) + 1, 3),
  );
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

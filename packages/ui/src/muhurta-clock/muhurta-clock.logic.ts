import {
  lanesOf,
  partOf,
  type DayBounds,
  type DayWindow,
  type Part,
} from '../limb-timeline/limb-timeline.logic.ts';

/** Auspicious and inauspicious times of a day in an almanac. */
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

/** One of them. Instants in ISO 8601. */
export interface MuhurtaPeriod {
  kind: MuhurtaKind;
  start: string;
  end: string;
  /** A further remark of the almanac, in a few words. */
  note?: string;
}

/** The three auspicious ones, as in printed almanacs. */
export const muhurtaQuality = (kind: MuhurtaKind): DayWindow['quality'] =>
  kind === 'brahma_muhurta' || kind === 'abhijit' || kind === 'amrit_kaal'
    ? 'auspicious'
    : 'inauspicious';

/** A period on the dial. */
export interface DialPeriod extends MuhurtaPeriod {
  /** Its number on the dial and in the list, 1 for the first of the day. */
  number: number;
  quality: DayWindow['quality'];
  part: Part;
  /** Its ring: 0 for the auspicious, 1 to 3 for the others, so that none overlap. */
  ring: number;
}

/** The periods that overlap the day, in order of time, each with its position on the dial. */
export function dialPeriods(periods: readonly MuhurtaPeriod[], day: DayBounds): DialPeriod[] {
  const shown = periods
    .flatMap((period) => {
      const part = partOf(period, day);
      return part ? [{ ...period, part, quality: muhurtaQuality(period.kind) }] : [];
    })
    .toSorted((a, b) => Date.parse(a.start) - Date.parse(b.start))
    .map((period, index) => ({ ...period, number: index + 1 }));
  const against = lanesOf(
    shown
      .filter(({ quality }) => quality === 'inauspicious')
      .map(({ number, part }) => ({ number, from: part.from, width: part.to - part.from })),
  );
  return shown.map((period) => ({
    ...period,
    ring: Math.min((against.find(({ number }) => number === period.number)?.lane ?? -1) + 1, 3),
  }));
}

/** Middle of the dial. */
export const CENTRE = 200;

/** Radii from the rim inwards. */
export const radii = { hours: 206, rim: 194, day: 184, periods: 170, hub: 70 } as const;

/** Depth of a period's ring, and distance to the next one. */
const DEPTH = 20;
const STEP = 24;

/** Outer and inner radius of a ring. */
export const ringAt = (ring: number): readonly [outer: number, inner: number] => [
  radii.periods - ring * STEP,
  radii.periods - ring * STEP - DEPTH,
];

/**
 * A point of the dial: sunrise at the left (east), the middle of the day at the top, then with the
 * Sun.
 */
export function pointAt(share: number, radius: number): { x: number; y: number } {
  const angle = Math.PI + share * 2 * Math.PI;
  const round = (value: number) => Math.round(value * 100) / 100;
  return {
    x: round(CENTRE + radius * Math.cos(angle)),
    y: round(CENTRE + radius * Math.sin(angle)),
  };
}

const at = (share: number, radius: number) => {
  const { x, y } = pointAt(share, radius);
  return `${x} ${y}`;
};

/** A line across the dial at a share of the day. */
export const acrossAt = (share: number, outer: number, inner: number): string =>
  `M${at(share, outer)}L${at(share, inner)}`;

/** A part of a ring as path data. */
export function ringPart(from: number, to: number, outer: number, inner: number): string {
  const isLarge = to - from > 0.5 ? 1 : 0;
  return `M${at(from, outer)}A${outer} ${outer} 0 ${isLarge} 1 ${at(to, outer)}L${at(to, inner)}A${inner} ${inner} 0 ${isLarge} 0 ${at(from, inner)}Z`;
}

/** Distance between the hatching lines of a time to avoid, as a share of a full turn. */
const HATCH = 1 / 300;

/** Lines across a part of a ring as path data. */
export function hatchOf(from: number, to: number, outer: number, inner: number): string {
  const count = Math.floor((to - from) / HATCH);
  return Array.from({ length: count }, (_, index) =>
    acrossAt(from + (index + 1) * HATCH, outer, inner),
  ).join('');
}

/** The tip of the hand that shows the current time, at the rim. */
export function handTipAt(share: number): string {
  const side = 0.008;
  const foot = radii.rim - 11;
  return `M${at(share, radii.rim)}L${at(share - side, foot)}L${at(share + side, foot)}Z`;
}

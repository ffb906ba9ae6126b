import type { JulianDay } from '../time/julian-day.ts';
import { normalizeDegrees, signedDegrees } from './constants.ts';
import type { Track } from './track.ts';

/** An instant at which an angle passes from one part of the circle into the next. */
export interface Crossing {
  /** Julian day, UT; to about a millisecond of the track's own precision */
  readonly jdUt: JulianDay;
  /** the part entered, from 0 */
  readonly index: number;
  /** whether the angle grows there; false in retrograde motion */
  readonly direct: boolean;
}

/** An instant at which a body is stationary. */
export interface Station {
  /** Julian day, UT */
  readonly jdUt: JulianDay;
  /** its new direction */
  readonly motion: 'retrograde' | 'direct';
}

/** A millisecond, in days. */
const PRECISION = 1e-3 / 86_400;

/** The difference or sum of two tracks: elongation (tithi, karana), or the sum behind the yogas. */
export function combineTracks(first: Track, second: Track, sign: 1 | -1): Track {
  return {
    at: (jdUt) => normalizeDegrees(first.at(jdUt) + sign * second.at(jdUt)),
    speedAt: (jdUt) => first.speedAt(jdUt) + sign * second.speedAt(jdUt),
  };
}

/**
 * When a body turns retrograde or direct.
 * @param track the track
 * @param from Julian day UT; @param to Julian day UT, later than `from`
 * @param step days between samples, shorter than any retrograde loop
 * @returns stations in (from, to], in order
 */
export function stationsOf(track: Track, from: JulianDay, to: JulianDay, step: number): Station[] {
  const stations: Station[] = [];
  let earlier = from;
  let before = track.speedAt(from);
  while (earlier < to) {
    const later = Math.min(earlier + step, to);
    const after = track.speedAt(later);
    if (before < 0 !== after < 0) {
      const jdUt = turnBetween(track, earlier, before, later, after);
      stations.push({ jdUt, motion: after < 0 ? 'retrograde' : 'direct' });
    }
    earlier = later;
    before = after;
  }
  return stations;
}

/**
 * Every instant at which an angle enters another of `parts` equal parts of the circle, including retrograde ones.
 * @param track the angle
 * @param parts how many equal parts from 0°: 12 signs, 27 nakshatras, 30 tithis, 60 karanas
 * @param from Julian day UT
 * @param to Julian day UT, later than `from`
 * @param step days between samples: the angle must move less than half a turn in it, and turn at most once
 * @returns crossings in (from, to], in order
 */
export function crossingsOf(
  track: Track,
  parts: number,
  from: JulianDay,
  to: JulianDay,
  step: number,
): Crossing[] {
  const found: Crossing[] = [];
  let earlier = from;
  let angle = track.at(from);
  let speed = track.speedAt(from);
  while (earlier < to) {
    const later = Math.min(earlier + step, to);
    const laterSpeed = track.speedAt(later);
    if (speed < 0 !== laterSpeed < 0) {
      const turn = turnBetween(track, earlier, speed, later, laterSpeed);
      const turnAngle = track.at(turn);
      collect(found, track, parts, earlier, angle, turn, turnAngle);
      earlier = turn;
      angle = turnAngle;
    }
    const laterAngle = track.at(later);
    collect(found, track, parts, earlier, angle, later, laterAngle);
    earlier = later;
    angle = laterAngle;
    speed = laterSpeed;
  }
  return found;
}

/** Adds the crossings of a stretch on which the angle only grows or only shrinks. */
function collect(
  found: Crossing[],
  track: Track,
  parts: number,
  earlier: JulianDay,
  angle: number,
  later: JulianDay,
  laterAngle: number,
): void {
  const width = 360 / parts;
  const moved = signedDegrees(laterAngle - angle);
  const first = Math.floor(angle / width);
  const last = Math.floor((angle + moved) / width);
  const direct = moved >= 0;
  let from = earlier;
  for (let part = first; part !== last;) {
    const entered = direct ? part + 1 : part - 1;
    const boundary = (direct ? entered : part) * width;
    const jdUt = solve(track, boundary, from, later, direct);
    found.push({ jdUt, index: ((entered % parts) + parts) % parts, direct });
    part = entered;
    from = jdUt;
  }
}

/** When a monotonic angle reaches a boundary: Newton's method inside a shrinking bracket. */
function solve(
  track: Track,
  boundary: number,
  earlier: JulianDay,
  later: JulianDay,
  direct: boolean,
): JulianDay {
  let low = earlier;
  let high = later;
  let guess = (low + high) / 2;
  for (let round = 0; round < 60 && high - low > PRECISION; round += 1) {
    const beyond = signedDegrees(track.at(guess) - boundary);
    if (beyond >= 0 === direct) high = guess;
    else low = guess;
    const next = guess - beyond / track.speedAt(guess);
    if (Math.abs(next - guess) < PRECISION / 4) return next;
    guess = next > low && next < high ? next : (low + high) / 2;
  }
  return (low + high) / 2;
}

/** When a speed that changes its sign passes zero: false position, the Illinois way. */
function turnBetween(
  track: Track,
  earlier: JulianDay,
  earlierSpeed: number,
  later: JulianDay,
  laterSpeed: number,
): JulianDay {
  let [low, lowSpeed] = [earlier, earlierSpeed];
  let [high, highSpeed] = [later, laterSpeed];
  let guess = high;
  let side = 0;
  while (high - low > PRECISION) {
    const next = (low * highSpeed - high * lowSpeed) / (highSpeed - lowSpeed);
    if (Math.abs(next - guess) < PRECISION / 4) return next;
    guess = next;
    const speed = track.speedAt(guess);
    if (speed < 0 === laterSpeed < 0) {
      if (side === 1) lowSpeed /= 2;
      [high, highSpeed, side] = [guess, speed, 1];
    } else {
      if (side === -1) highSpeed /= 2;
      [low, lowSpeed, side] = [guess, speed, -1];
    }
  }
  return high;
}

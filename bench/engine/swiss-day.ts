import type { Swiss } from './swiss.ts';

const SUN = 0;
const MOON = 1;

/**
 * The cost of a day's panchang with Swiss Ephemeris: five rises and sets, then the ends of every tithi, nakshatra, yoga and
 * karana before the next sunrise, each by the secant method to a millisecond.
 */
export function swissDay(
  swiss: Extract<Swiss, { available: true }>,
  jdUt: number,
  place: [number, number],
): number {
  const sunrise = swiss.riseOrSet(SUN, 1, jdUt, place);
  const sunset = swiss.riseOrSet(SUN, 2, sunrise, place);
  const nextSunrise = swiss.riseOrSet(SUN, 1, sunset, place);
  swiss.riseOrSet(MOON, 1, jdUt, place);
  swiss.riseOrSet(MOON, 2, jdUt, place);
  const elongation = (t: number) => swiss.sidereal(MOON, t) - swiss.sidereal(SUN, t);
  const moon = (t: number) => swiss.sidereal(MOON, t);
  const sum = (t: number) => swiss.sidereal(MOON, t) + swiss.sidereal(SUN, t);
  return (
    endsBefore(elongation, 12, sunrise, nextSunrise) +
    endsBefore(moon, 360 / 27, sunrise, nextSunrise) +
    endsBefore(sum, 360 / 27, sunrise, nextSunrise) +
    endsBefore(elongation, 6, sunrise, nextSunrise)
  );
}

const positive = (angle: number) => ((angle % 360) + 360) % 360;
const signed = (angle: number) => positive(angle + 180) - 180;

/** Number of parts that end in a span, after finding each end. */
function endsBefore(
  angle: (jdUt: number) => number,
  width: number,
  from: number,
  to: number,
): number {
  let count = 0;
  let last = from;
  for (;;) {
    const boundary = (Math.floor(positive(angle(last + 1e-6)) / width) + 1) * width;
    let earlier = last;
    let before = signed(angle(earlier) - boundary);
    let guess = earlier - before / 13;
    for (let round = 0; round < 12 && Math.abs(guess - earlier) > 1e-8; round += 1) {
      const after = signed(angle(guess) - boundary);
      const slope = (after - before) / (guess - earlier);
      [earlier, before, guess] = [guess, after, guess - after / slope];
    }
    if (guess > to) return count;
    count += 1;
    last = guess;
  }
}

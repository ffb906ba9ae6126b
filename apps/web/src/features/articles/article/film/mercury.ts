/** Mean distances from the Sun, astronomical units, and sidereal periods, days: NASA planetary fact sheet. */
const MERCURY = { distance: 0.387, period: 87.969 };
const EARTH = { distance: 1, period: 365.256 };

/** Days shown by the film, with the inferior conjunction in the middle. */
export const DAYS = 116;

export interface Point {
  x: number;
  y: number;
}

/** Position on a circular orbit around the Sun; at day 0 both planets are in line with it. */
function placeOf({ distance, period }: typeof EARTH, day: number): Point {
  const angle = (2 * Math.PI * day) / period;
  return { x: distance * Math.cos(angle), y: distance * Math.sin(angle) };
}

/** Longitude of Mercury seen from the Earth, radians in (-π, π]; 0 is its direction at the conjunction. */
function longitudeAt(day: number): number {
  const [mercury, earth] = [placeOf(MERCURY, day), placeOf(EARTH, day)];
  // At the conjunction the Sun, and Mercury with it, are opposite the Earth's direction.
  return Math.atan2(earth.y - mercury.y, earth.x - mercury.x);
}

/**
 * Positions of both planets in astronomical units from the Sun, and Mercury's motion as seen from
 * Earth. @param share position in the film, 0 to 1
 */
export function mercuryAt(share: number) {
  const day = (share - 0.5) * DAYS;
  const longitude = longitudeAt(day);
  return {
    mercury: placeOf(MERCURY, day),
    earth: placeOf(EARTH, day),
    longitude,
    isRetrograde: longitudeAt(day + 0.5) < longitudeAt(day - 0.5),
  };
}

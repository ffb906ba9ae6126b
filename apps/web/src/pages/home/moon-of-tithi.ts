/**
 * The light of the Moon in the middle of a tithi: of the thirty, each is 12 degrees of its distance from the Sun.
 *
 * @param tithi 1 to 30, from the new moon on
 * @returns lit part of the disc, 0 to 1, and whether it grows
 */
export function moonOfTithi(tithi: number): { illumination: number; waxing: boolean } {
  const elongation = ((tithi - 0.5) * 12 * Math.PI) / 180;
  return { illumination: (1 - Math.cos(elongation)) / 2, waxing: tithi <= 15 };
}

/** Degrees, north and east positive. */
export interface Coordinates {
  /** -90 to 90. */
  latitude: number;
  /** -180 to 180. */
  longitude: number;
}

const part = String.raw`([+\-\u2212]?\d{1,3}(?:\.\d+)?)\s*°?\s*(?:(\d{1,2}(?:\.\d+)?)\s*['′’]\s*)?(?:(\d{1,2}(?:\.\d+)?)\s*(?:"|″|”|'')\s*)?`;
const PAIR = new RegExp(
  String.raw`^\s*([NS])?\s*${part}([NSEW])?\s*[,;\s]\s*([EW])?\s*${part}([NSEW])?\s*$`,
  'iu',
);

/** Six decimals are a tenth of a metre. */
const rounded = (degrees: number) => Math.round(degrees * 1e6) / 1e6;

function degreesOf(whole = '', minutes = '0', seconds = '0', side = ''): number {
  const degrees = Number(whole.replace('\u2212', '-'));
  const size = Math.abs(degrees) + Number(minutes) / 60 + Number(seconds) / 3600;
  return rounded(
    /[SW]/i.test(side) || whole.startsWith('-') || whole.startsWith('\u2212') ? -size : size,
  );
}

/**
 * Parses a pair of coordinates in a format of maps: `28.6139, 77.2090`, `28.6139° N, 77.2090° E`, `28°36′50″N
 * 77°12′32″E`. Latitude first, unless marked by direction. Null for any other text, and for a pair outside
 * the globe.
 */
export function coordinatesFromText(text: string): Coordinates | null {
  const match = PAIR.exec(text.replaceAll(/\s+/g, ' '));
  if (!match) return null;
  const [, sideBefore, d1, m1, s1, side1, sideBefore2, d2, m2, s2, side2] = match;
  const sides = [side1 ?? sideBefore ?? '', side2 ?? sideBefore2 ?? ''].map((side) =>
    side.toUpperCase(),
  );
  // Two integers without a degree sign are ambiguous, for example a house and a street number.
  const isMarked = /[.°]|[NSEW]/i.test(text);
  if (!isMarked) return null;
  const one = degreesOf(d1, m1, s1, sides[0]);
  const other = degreesOf(d2, m2, s2, sides[1]);
  const isSwapped = /[EW]/.test(sides[0] ?? '') || /[NS]/.test(sides[1] ?? '');
  const latitude = isSwapped ? other : one;
  const longitude = isSwapped ? one : other;
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
}

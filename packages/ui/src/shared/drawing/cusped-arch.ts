/** Foils on each side of a cusped arch. */
const FOILS = 4;
/** Share of the foils in a quarter turn; the rest is the ogee tip. */
const FOILED = 0.86;

interface Point {
  x: number;
  y: number;
}

/**
 * A cusped arch, four foils a side with an ogee tip, `width` wide, with the middle of its base at (x, y), as path data.
 */
export function cuspedArch(x: number, y: number, width: number, height: number): string {
  const half = width / 2;
  const rise = half * 1.15;
  const spring = y - height + rise;
  /** Cusps on the left side, from the base upwards. */
  const cusps = Array.from({ length: FOILS + 1 }, (_, index) => {
    const angle = (index / FOILS) * FOILED * (Math.PI / 2);
    return { x: half * Math.cos(angle), y: spring - rise * 0.82 * Math.sin(angle) };
  });
  const arcTo = (from: Point, to: Point, side: 1 | -1) => {
    const radius = Math.hypot(to.x - from.x, to.y - from.y) / 1.9;
    return `A${radius.toFixed(1)} ${radius.toFixed(1)} 0 0 1 ${(x + side * to.x).toFixed(1)} ${to.y.toFixed(1)}`;
  };
  const foils = (points: Point[], side: 1 | -1) =>
    points
      .slice(1)
      .map((point, index) => arcTo(points[index] as Point, point, side))
      .join('');
  const last = cusps[FOILS] as Point;
  const tip = y - height;
  return [
    `M${x - half} ${y}V${spring.toFixed(1)}`,
    foils(cusps, -1),
    `Q${x} ${last.y.toFixed(1)} ${x} ${tip}`,
    `Q${x} ${last.y.toFixed(1)} ${(x + last.x).toFixed(1)} ${last.y.toFixed(1)}`,
    foils(cusps.toReversed(), 1),
    `V${y}Z`,
  ].join('');
}

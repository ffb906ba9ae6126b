import type { Ink, Pages } from './pages.ts';

const STEPS = 32;

type Point = readonly [x: number, y: number];

/** Points of half an ellipse from its top to its bottom: to the right if `rx` is positive, else to the left. */
const half = (x: number, y: number, rx: number, ry: number): Point[] =>
  Array.from({ length: STEPS + 1 }, (_, step) => {
    const angle = (Math.PI * step) / STEPS;
    return [x + rx * Math.sin(angle), y - ry * Math.cos(angle)];
  });

/** Renders the disc of the Moon as seen from the northern hemisphere: illuminated on the right while it waxes. */
export function drawMoon(
  pages: Pages,
  {
    x,
    y,
    radius,
    lit,
    waxing,
  }: { x: number; y: number; radius: number; lit: number; waxing: boolean },
): void {
  const outline = (points: readonly Point[], fill: Ink | null, ink: Ink) =>
    pages.outline(points, fill, ink, 0.6);
  const dark = waxing ? -radius : radius;
  const whole = [...half(x, y, radius, radius), ...half(x, y, -radius, radius).toReversed()];
  outline(whole, 'moonlight', 'quiet');
  // The terminator is half an ellipse, on the illuminated side while less than half is lit.
  const edge = half(x, y, dark * (2 * lit - 1), radius);
  if (lit < 0.995) outline([...half(x, y, dark, radius), ...edge.toReversed()], 'quiet', 'quiet');
}

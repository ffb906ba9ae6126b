/** Half of the box of a yantra: its centre is at 0, 0. */
export const HALF = 120;

const pointText = (x: number, y: number) => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** A point at an angle from the top, clockwise, in degrees. */
export function polar(radius: number, degrees: number): [x: number, y: number] {
  const angle = (degrees * Math.PI) / 180;
  return [radius * Math.sin(angle), -radius * Math.cos(angle)];
}

const at = (radius: number, degrees: number) => pointText(...polar(radius, degrees));

/** A ring of lotus petals between two radii, the first at the top, as path data. */
export function petals(count: number, inner: number, outer: number): string {
  const half = 180 / count;
  const belly = inner + (outer - inner) * 0.5;
  const shoulder = inner + (outer - inner) * 0.86;
  return Array.from({ length: count }, (_, index) => {
    const axis = index * 2 * half;
    return [
      `M${at(inner, axis - half)}`,
      `C${at(belly, axis - half * 1.16)} ${at(shoulder, axis - half * 0.42)} ${at(outer, axis)}`,
      `C${at(shoulder, axis + half * 0.42)} ${at(belly, axis + half * 1.16)} ${at(inner, axis + half)}`,
    ].join('');
  }).join('');
}

/** A regular polygon with one corner at `turn` degrees from the top, as path data. */
export function polygon(corners: number, radius: number, turn = 0): string {
  return `M${Array.from({ length: corners }, (_, index) => at(radius, turn + (index * 360) / corners)).join('L')}Z`;
}

/** Two interlocked triangles, as path data. */
export const hexagram = (radius: number): string => polygon(3, radius) + polygon(3, radius, 180);

/**
 * The earth square with a stepped gate on each side, as path data.
 *
 * @param half of the square
 * @param neck half of the width of a gate where it leaves the square
 * @param cap half of the width of its head
 * @param foot from the square to the head
 * @param top from the square to the end of the gate
 */
export function bhupura(
  half: number,
  neck: number,
  cap: number,
  foot: number,
  top: number,
): string {
  const side: [number, number][] = [
    [-half, -half],
    [-neck, -half],
    [-neck, -half - foot],
    [-cap, -half - foot],
    [-cap, -half - top],
    [cap, -half - top],
    [cap, -half - foot],
    [neck, -half - foot],
    [neck, -half],
  ];
  const turned = [
    (x: number, y: number) => pointText(x, y),
    (x: number, y: number) => pointText(-y, x),
    (x: number, y: number) => pointText(-x, -y),
    (x: number, y: number) => pointText(y, -x),
  ];
  return `M${turned.flatMap((turn) => side.map(([x, y]) => turn(x, y))).join('L')}Z`;
}

/** A pointed leaf from a point at an angle from the top, as path data. */
function leaf([x, y]: [number, number], length: number, degrees: number): string {
  const tip = polar(length, degrees);
  const one = polar(length * 0.62, degrees - 34);
  const other = polar(length * 0.62, degrees + 34);
  const from = (point: [number, number]) => pointText(x + point[0], y + point[1]);
  return `M${pointText(x, y)}Q${from(one)} ${from(tip)}Q${from(other)} ${pointText(x, y)}`;
}

/** A leaf of the bilva tree: three blades on a stem that points to the centre, as path data. */
export function bilva(radius: number, degrees: number): string {
  const node = polar(radius, degrees);
  return [
    `M${at(radius - 9, degrees)}L${pointText(...node)}`,
    leaf(node, 19, degrees),
    leaf(node, 16, degrees - 68),
    leaf(node, 16, degrees + 68),
  ].join('');
}

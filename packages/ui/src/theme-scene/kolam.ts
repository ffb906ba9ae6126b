/**
 * A kolam of one line around a rectangle of dots: it runs diagonally between the dots and turns at the sides, like a ball
 * on a table. Where the counts of columns and rows have no common divisor, one closed line passes round every dot
 * (Gerdes, "Geometry from Africa", on mirror curves; the sikku kolam of Tamil Nadu are such curves).
 *
 * @param step half the distance of two dots, in units of the drawing
 * @returns path data; dots stand at odd multiples of the step
 * @throws RangeError when it would take more than one line
 */
export function kolamLine(columns: number, rows: number, step: number): string {
  const corners = kolamCorners(columns, rows);
  if (corners.length !== 2 * (columns + rows)) {
    throw new RangeError(`${columns} by ${rows} dots need more than one line`);
  }
  // Each turn is rounded: a curve from half a step before the side to half a step after it.
  const soft = 0.72;
  return `${corners
    .map(({ x, y, from, to }, index) => {
      const before = `${(x - from[0] * soft) * step} ${(y - from[1] * soft) * step}`;
      const after = `${(x + to[0] * soft) * step} ${(y + to[1] * soft) * step}`;
      return `${index === 0 ? 'M' : 'L'}${before}Q${x * step} ${y * step} ${after}`;
    })
    .join('')}Z`;
}

type Heading = readonly [x: number, y: number];

/** Where the line turns, with its headings before and after, until it comes back to its beginning. */
export function kolamCorners(columns: number, rows: number) {
  const [width, height] = [2 * columns, 2 * rows];
  const corners: { x: number; y: number; from: Heading; to: Heading }[] = [];
  let [x, y] = [1, 0];
  let heading: Heading = [1, -1];
  do {
    const [dx, dy] = heading;
    const turned: Heading = [
      (x === 0 && dx < 0) || (x === width && dx > 0) ? -dx : dx,
      (y === 0 && dy < 0) || (y === height && dy > 0) ? -dy : dy,
    ];
    corners.push({ x, y, from: heading, to: turned });
    const [nextX, nextY] = turned;
    const run = Math.min(nextX > 0 ? width - x : x, nextY > 0 ? height - y : y);
    [x, y] = [x + nextX * run, y + nextY * run];
    heading = turned;
  } while (!(x === 1 && y === 0 && heading[0] === 1));
  return corners;
}

/**
 * A kolam of one line around a rectangle of dots: it runs diagonally between the dots and turns at the sides, like a ball
 * on a table. Where the counts of columns and rows have no common divisor, one closed line passes round every dot
 * (Gerdes, "Geometry from Africa", on mirror curves; the sikku kolam of Tamil Nadu are such curves).
 *
 * @param step half the distance of two dots, in units of the drawing
 * @returns path data; dots are at odd multiples of the step
 * @throws RangeError when it would take more than one line
 */
export function kolamLine(columns: number, rows: number, step: number): string {
  const corners = kolamCorners(columns, rows);
  if (corners.length !== 2 * (columns + rows)) {
    throw new RangeError(`${columns} by ${rows} dots need more than one line`);
  }
  const at = (x: number, y: number) => `${x * step} ${y * step}`;
  return `${corners
    .map(({ x, y, from, to }, index) => {
      const before = corners.at(index - 1)?.x ?? x;
      const after = corners[(index + 1) % corners.length]?.x ?? x;
      // Each turn is rounded, but takes no more than half of a short run between two turns.
      const [coming, going] = [before, after].map((other) =>
        Math.min(0.72, Math.abs(other - x) / 2),
      );
      const start = at(x - from[0] * (coming ?? 0), y - from[1] * (coming ?? 0));
      const end = at(x + to[0] * (going ?? 0), y + to[1] * (going ?? 0));
      return `${index === 0 ? 'M' : 'L'}${start}Q${at(x, y)} ${end}`;
    })
    .join('')}Z`;
}

type Heading = readonly [x: number, y: number];

/**
 * The turning points of the line, with the directions before and after, until it returns to its
 * start.
 */
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

/** A smooth quantity over a stretch of time as a Chebyshev polynomial of the fraction of it. */
export type Curve = Float64Array;

/** The Chebyshev polynomial through `nodes` values on [0, 1]. */
export function fitCurve(nodes: number, value: (fraction: number) => number): Curve {
  const values = new Float64Array(nodes);
  for (let node = 0; node < nodes; node += 1) {
    values[node] = value((Math.cos((Math.PI * (node + 0.5)) / nodes) + 1) / 2);
  }
  const curve = new Float64Array(nodes);
  for (let degree = 0; degree < nodes; degree += 1) {
    let sum = 0;
    for (let node = 0; node < nodes; node += 1) {
      sum += values[node]! * Math.cos((Math.PI * degree * (node + 0.5)) / nodes);
    }
    curve[degree] = (sum * (degree === 0 ? 1 : 2)) / nodes;
  }
  return curve;
}

/** Its value at a fraction of the segment; still valid slightly outside [0, 1]. */
export function curveAt(curve: Curve, fraction: number): number {
  const x = 2 * fraction - 1;
  let b1 = 0;
  let b2 = 0;
  for (let degree = curve.length - 1; degree > 0; degree -= 1) {
    const b0 = curve[degree]! + 2 * x * b1 - b2;
    b2 = b1;
    b1 = b0;
  }
  return curve[0]! + x * b1 - b2;
}

/** Its slope at a fraction of the stretch, per stretch. */
export function curveSlopeAt(curve: Curve, fraction: number): number {
  const x = 2 * fraction - 1;
  let b1 = 0;
  let b2 = 0;
  // The derivative of the n-th polynomial is n times the (n-1)-th of the second kind.
  for (let degree = curve.length - 1; degree > 0; degree -= 1) {
    const b0 = degree * curve[degree]! + 2 * x * b1 - b2;
    b2 = b1;
    b1 = b0;
  }
  return 2 * b1;
}

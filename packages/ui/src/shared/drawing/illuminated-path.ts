/**
 * The illuminated part of a disc at an elongation from the Sun: half the limb and half an ellipse.
 *
 * @param elongation degrees, 0 new, 180 full, 360 new again
 */
export function illuminatedPath(x: number, y: number, radius: number, elongation: number): string {
  const waxing = elongation <= 180;
  const terminator = Math.abs(Math.cos((elongation * Math.PI) / 180)) * radius;
  const gibbous = elongation > 90 && elongation < 270;
  const limb = waxing ? 1 : 0;
  const back = gibbous ? limb : 1 - limb;
  return `M${x} ${y - radius}A${radius} ${radius} 0 0 ${limb} ${x} ${y + radius}A${terminator.toFixed(1)} ${radius} 0 0 ${back} ${x} ${y - radius}Z`;
}

/**
 * A degree inside a sign, rounded down to the minute: 29.999 is 29°59′, because 30° would be in the
 * next sign. @param degree 0 to 30
 */
export function degreeInSign(degree: number): string {
  const minutes = Math.floor(degree * 60);
  return `${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, '0')}′`;
}

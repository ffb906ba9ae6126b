/** Subjects in the sky of a cover. */
export const coverSubjects = [
  'ring',
  'moons',
  'gnomon',
  'lotus',
  'arches',
  'orbits',
  'chart',
  'periods',
  'hours',
  'gem',
  'pair',
] as const;

export type CoverSubject = (typeof coverSubjects)[number];

/** Hash of a text as an unsigned integer (FNV-1a). */
export function seedOf(words: string): number {
  let hash = 0x811c9dc5;
  for (const character of words)
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash;
}

/** The subject of the cover of an item, by its id. */
export const coverSubjectOf = (id: string): CoverSubject =>
  coverSubjects[seedOf(id) % coverSubjects.length] as CoverSubject;

/** The wavy upper edge of a band across a box of 320 by 200, down to its bottom, as path data. */
export function bandAt(y: number, random: () => number): string {
  const wave = () => (y + (random() - 0.5) * 14).toFixed(1);
  return `M0 ${wave()}Q60 ${wave()} 120 ${wave()}T220 ${wave()}T320 ${wave()}V200H0Z`;
}

/** One of several, by the next number of a seed. */
export const pick = <Choice>(
  random: () => number,
  choices: readonly [Choice, ...Choice[]],
): Choice => choices[Math.floor(random() * choices.length)] ?? choices[0];

/** The piece of a ring between two angles, degrees clockwise from the top, as path data. */
export function ringPiece(from: number, to: number, inner: number, outer: number): string {
  const at = (degrees: number, radius: number) => {
    const angle = ((degrees - 90) * Math.PI) / 180;
    return `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`;
  };
  const large = to - from > 180 ? 1 : 0;
  return `M${at(from, outer)}A${outer} ${outer} 0 ${large} 1 ${at(to, outer)}L${at(to, inner)}A${inner} ${inner} 0 ${large} 0 ${at(from, inner)}Z`;
}

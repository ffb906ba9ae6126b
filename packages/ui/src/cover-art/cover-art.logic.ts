/** What can be in the sky of a cover. */
export const coverSubjects = ['ring', 'moons', 'gnomon', 'lotus', 'arches', 'orbits'] as const;

export type CoverSubject = (typeof coverSubjects)[number];

/** A whole number that is always the same for the same words (FNV-1a). */
export function seedOf(words: string): number {
  let hash = 0x811c9dc5;
  for (const character of words)
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash;
}

/** The subject of the cover of a thing, by its id. */
export const coverSubjectOf = (id: string): CoverSubject =>
  coverSubjects[seedOf(id) % coverSubjects.length] as CoverSubject;

/** The wavy upper edge of a band across a box of 320 by 200, down to its foot, as path data. */
export function bandAt(y: number, random: () => number): string {
  const wave = () => (y + (random() - 0.5) * 14).toFixed(1);
  return `M0 ${wave()}Q60 ${wave()} 120 ${wave()}T220 ${wave()}T320 ${wave()}V200H0Z`;
}

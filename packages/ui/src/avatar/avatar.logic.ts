export const rings = ['petals', 'ticks', 'dots'] as const;
export type Ring = (typeof rings)[number];

/** Number of flat tones. */
export const TONES = 4;

/**
 * Titles before a name, Latin and Devanagari, without their full stop, which are skipped for the
 * initial.
 */
const TITLES = new Set(
  'dr pt pandit pandita acharya shri sri smt shrimati guru swami prof mr mrs ms डॉ पं पंडित पण्डित आचार्य श्री श्रीमती स्वामी गुरु प्रो'.split(
    ' ',
  ),
);

/** A letter with its combining marks, and with what a virama joins to it: क्ष, सु. */
const LETTER = /[\p{L}\p{N}](?:\u094D\p{L}|[^\P{M}\u094D])*/u;

/** The initial of a name after any title. Empty if the name has no letter. */
export function initialOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const own = words.find((word) => !TITLES.has(word.toLowerCase().replace(/\.$/, ''))) ?? words[0];
  return (own?.match(LETTER)?.[0] ?? '').toLocaleUpperCase('en');
}

/** A hash of a name (FNV-1a, 32 bits). */
function hash(name: string): number {
  let value = 0x811c9dc5;
  for (const character of name.trim()) {
    value ^= character.codePointAt(0) ?? 0;
    value = Math.imul(value, 0x01000193) >>> 0;
  }
  // The low bits are used, and they are the least mixed.
  return value ^ (value >>> 15);
}

/** The tone and the ring of a name, always the same. */
export function portraitOf(name: string): { tone: number; ring: Ring } {
  const value = hash(name) >>> 0;
  return {
    tone: value % TONES,
    ring: rings[Math.floor(value / TONES) % rings.length] as Ring,
  };
}

const turn = (share: number, radius: number, centre: { x: number; y: number }) => {
  const angle = share * 2 * Math.PI - Math.PI / 2;
  return `${(centre.x + radius * Math.cos(angle)).toFixed(1)} ${(centre.y + radius * Math.sin(angle)).toFixed(1)}`;
};

const PETALS = 12;

/** A ring around a centre as path data. */
export function ringPath(ring: Ring, centre: { x: number; y: number }, radius: number): string {
  const each = (count: number, draw: (share: number, index: number) => string) =>
    Array.from({ length: count }, (_, index) => draw(index / count, index)).join('');
  if (ring === 'dots')
    // A line of zero length with round caps is a dot.
    return each(24, (share) => `M${turn(share, radius, centre)}h0`);
  if (ring === 'ticks')
    return each(
      36,
      (share, index) =>
        `M${turn(share, radius - 2, centre)}L${turn(share, radius + (index % 3 === 0 ? 4 : 1), centre)}`,
    );
  const chord = 2 * radius * Math.sin(Math.PI / PETALS);
  const foil = (chord / 1.7).toFixed(1);
  return `M${turn(0, radius, centre)}${each(
    PETALS,
    (share) => `A${foil} ${foil} 0 0 1 ${turn(share + 1 / PETALS, radius, centre)}`,
  )}Z`;
}

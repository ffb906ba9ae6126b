import type { GrahaPlacement } from '@jyoti/jyotish';

/** The dignities with their own texts. */
export type SpokenDignity = 'exalted' | 'own' | 'debilitated' | 'cancelled';

/** What the dignity of a graha is read from. */
export type DignityFacts = Pick<GrahaPlacement, 'dignity' | 'neechaBhanga'>;

/** The dignity as texts distinguish it, a debilitation that is cancelled by itself; null where it adds nothing. */
export function spokenDignity({ dignity, neechaBhanga }: DignityFacts): SpokenDignity | null {
  switch (dignity) {
    case 'exalted':
    case 'own':
      return dignity;
    case 'debilitated':
      return neechaBhanga.length > 0 ? 'cancelled' : 'debilitated';
    case 'moolatrikona':
      return 'own';
    default:
      return null;
  }
}

import type { Dignity } from '@jyoti/jyotish';

/** The dignities with their own texts. */
export type SpokenDignity = 'exalted' | 'own' | 'debilitated';

/** The dignity as texts distinguish it; null where it adds nothing. */
export function spokenDignity(dignity: Dignity | null): SpokenDignity | null {
  switch (dignity) {
    case 'exalted':
    case 'own':
    case 'debilitated':
      return dignity;
    case 'moolatrikona':
      return 'own';
    default:
      return null;
  }
}

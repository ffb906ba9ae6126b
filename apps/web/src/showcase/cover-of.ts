import type { CoverSubject } from '@jyoti/ui/cover-art';
import { pickById } from './pick-by-id.ts';

/** The observatory seen from three sides. */
const observatory = ['gnomon', 'orbits', 'ring'] as const;

/**
 * The subject that a cover shows in place of a drawing of the site, or of no picture at all.
 *
 * @param id of the article or video
 * @param image path of its picture; empty where there is none
 * @returns `null` where the picture stands for itself, `undefined` where the seed of the cover may choose
 */
export function coverOf(id: string, image: string): CoverSubject | null | undefined {
  switch (image) {
    case '':
      return undefined;
    case '/illustrations/moons.svg':
      return 'moons';
    case '/illustrations/arches.svg':
      return 'arches';
    case '/illustrations/observatory.svg':
      return pickById(id, observatory);
    default:
      return null;
  }
}

import type { ArticleCover } from '@jyoti/ui/article-card';
import { pickById } from './pick-by-id.ts';

/** Three views of the observatory. */
const observatory = ['gnomon', 'orbits', 'ring'] as const;

/**
 * The cover of an article or video: its own picture, or a drawing where its picture is empty or one of the site's.
 *
 * @param id of the article or video
 * @param image path of its picture; empty where there is none
 */
export function coverOf(id: string, image: string): ArticleCover {
  switch (image) {
    case '':
      return { seed: id };
    case '/illustrations/moons.svg':
      return { seed: id, subject: 'moons' };
    case '/illustrations/arches.svg':
      return { seed: id, subject: 'arches' };
    case '/illustrations/observatory.svg':
      return { seed: id, subject: pickById(id, observatory) };
    default:
      return { seed: id, src: image };
  }
}

import type { ArticleCover } from '@jyoti/ui/recipes/article-card';
import type { CoverSubject } from '@jyoti/ui/cover-art';
import { pickById } from '../content/pick-by-id.ts';

/** Three drawings of the observatory. */
const observatory = ['gnomon', 'orbits', 'ring'] as const;

/** Drawings for the topics of the articles and videos that ship with the product. */
const subjects: Readonly<Partial<Record<string, CoverSubject>>> = {
  'choghadiya-for-a-working-day': 'hours',
  'gemstones-tradition-not-medicine': 'gem',
  'how-to-read-a-north-indian-chart': 'chart',
  'five-limbs-of-the-day': 'gnomon',
  'mercury-retrograde': 'orbits',
  'understanding-27-nakshatras': 'ring',
  'vimshottari-dasha-in-plain-words': 'periods',
  'what-36-points-mean': 'pair',
  'what-a-lagna-is': 'arches',
};

/**
 * The cover of an article or video: its own picture, or a drawing if it has none or one of the
 * site's.
 *
 * @param id of the article or video
 * @param image path of its picture; empty if there is none
 */
export function coverOf(id: string, image: string): ArticleCover {
  const subject = subjects[id];
  switch (image) {
    case '':
      return { seed: id, ...(subject && { subject }) };
    case '/illustrations/moons.svg':
      return { seed: id, subject: subject ?? 'moons' };
    case '/illustrations/arches.svg':
      return { seed: id, subject: subject ?? 'arches' };
    case '/illustrations/observatory.svg':
      return { seed: id, subject: subject ?? pickById(id, observatory) };
    default:
      return { seed: id, src: image };
  }
}

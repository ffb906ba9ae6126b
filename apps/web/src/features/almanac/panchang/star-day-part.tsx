import { SkeletonBlock } from '@jyoti/ui/skeleton';
import { lazyPart } from '../../../platform/lazy/lazy-part.tsx';
import { cardSize } from '../../tarabala/card-size.ts';

/** How the day suits the visitor's birth star; as high while it loads as when it is there. */
export const StarDayCard = lazyPart(
  () => import('../../tarabala/star-day-card.tsx'),
  'StarDayCard',
  <SkeletonBlock blockSize={cardSize} />,
);

import { SkeletonBlock } from '@jyoti/ui/skeleton';
import { lazyPart } from '../../../platform/lazy/lazy-part.tsx';

/**
 * In place of the tabs until they are rendered. Taller than a large window, so that what follows
 * them does not appear and then jump.
 */
export const tabsComing = <SkeletonBlock blockSize="60rem" />;

/** The data of a tab. */
export const MatchPanel = lazyPart(() => import('./match-panel.tsx'), 'MatchPanel', tabsComing);

export const BothCharts = lazyPart(() => import('./both-charts.tsx'), 'BothCharts');

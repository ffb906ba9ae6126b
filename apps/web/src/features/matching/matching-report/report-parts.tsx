import type { MatchPart } from '@jyoti/contract';
import { SkeletonBlock } from '@jyoti/ui/skeleton';
import { lazyPart } from '../../../platform/lazy/lazy-part.tsx';

/**
 * In place of the tabs until they are rendered. Taller than a large window, so that what follows
 * them does not appear and then jump.
 */
export const tabsComing = <SkeletonBlock blockSize="60rem" />;

const MatchPanel = lazyPart(() => import('./match-panel.tsx'), 'MatchPanel', tabsComing);

/** A part of a match, or its skeleton until it arrives. */
export const PartPanel = ({ blocks }: Pick<MatchPart, 'blocks'>) =>
  blocks ? <MatchPanel blocks={blocks} /> : tabsComing;

/** Loads the code of all parts. */
export const loadParts = () => Promise.all([MatchPanel.load(), BothCharts.load()]);

export const BothCharts = lazyPart(() => import('./both-charts.tsx'), 'BothCharts');

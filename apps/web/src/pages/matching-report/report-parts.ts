import { lazyPart } from '../../lazy/lazy-part.tsx';

/** What a tab shows. */
export const MatchPanel = lazyPart(() => import('./match-panel.tsx'), 'MatchPanel');

export const BothCharts = lazyPart(() => import('./both-charts.tsx'), 'BothCharts');

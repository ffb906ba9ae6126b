import { lazyPart } from '../../lazy/lazy-part.tsx';

/** The data of a tab. */
export const MatchPanel = lazyPart(() => import('./match-panel.tsx'), 'MatchPanel');

export const BothCharts = lazyPart(() => import('./both-charts.tsx'), 'BothCharts');

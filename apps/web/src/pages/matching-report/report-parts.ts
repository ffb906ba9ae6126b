import type { PageParts } from '../../parts/part-code.ts';
import { whenOpened } from '../../parts/when-opened.tsx';

export const MatchPanel = whenOpened(
  () => import('./match-panel.tsx'),
  (module) => module.MatchPanel,
);

export const BothCharts = whenOpened(
  () => import('./both-charts.tsx'),
  (module) => module.BothCharts,
);

export const partsAt = (): PageParts => ({ first: [MatchPanel], beside: [BothCharts] });

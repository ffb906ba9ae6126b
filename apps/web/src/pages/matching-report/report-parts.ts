import type { MatchProps } from './match-props.ts';
import { type MatchingTab } from './matching-tabs.ts';
import { lazyPart, type LazyPart } from '../../lazy/lazy-part.tsx';

/** What each tab of the report shows, a file of its own. */
export const panels: Readonly<Record<MatchingTab, LazyPart<MatchProps>>> = {
  aggregate: lazyPart(
    () => import('./aggregate-tab.tsx'),
    (module) => module.AggregateTab,
  ),
  ashtakoot: lazyPart(
    () => import('./ashtakoot-tab.tsx'),
    (module) => module.AshtakootTab,
  ),
  dashakoot: lazyPart(
    () => import('./dashakoot-tab.tsx'),
    (module) => module.DashakootTab,
  ),
  'rajju-vedha': lazyPart(
    () => import('./rajju-vedha-tab.tsx'),
    (module) => module.RajjuVedhaTab,
  ),
  'papa-samaya': lazyPart(
    () => import('./papa-samaya-tab.tsx'),
    (module) => module.PapaSamayaTab,
  ),
};

export const BothCharts = lazyPart(
  () => import('./both-charts.tsx'),
  (module) => module.BothCharts,
);

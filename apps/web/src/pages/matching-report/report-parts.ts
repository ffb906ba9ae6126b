import type { PageParts } from '../../parts/part-code.ts';
import { whenOpened, type OpenedPart } from '../../parts/when-opened.tsx';
import type { MatchProps } from './match-props.ts';
import { chosenTab, type MatchingTab } from './matching-tabs.ts';

/** What each tab of the report shows, a file of its own. */
export const panels: Readonly<Record<MatchingTab, OpenedPart<MatchProps>>> = {
  aggregate: whenOpened(
    () => import('./aggregate-tab.tsx'),
    (module) => module.AggregateTab,
  ),
  ashtakoot: whenOpened(
    () => import('./ashtakoot-tab.tsx'),
    (module) => module.AshtakootTab,
  ),
  dashakoot: whenOpened(
    () => import('./dashakoot-tab.tsx'),
    (module) => module.DashakootTab,
  ),
  'rajju-vedha': whenOpened(
    () => import('./rajju-vedha-tab.tsx'),
    (module) => module.RajjuVedhaTab,
  ),
  'papa-samaya': whenOpened(
    () => import('./papa-samaya-tab.tsx'),
    (module) => module.PapaSamayaTab,
  ),
};

export const BothCharts = whenOpened(
  () => import('./both-charts.tsx'),
  (module) => module.BothCharts,
);

export const partsAt = (search: URLSearchParams): PageParts => ({
  first: [panels[chosenTab(search)]],
  beside: [BothCharts],
});

import { SkeletonBlock } from '@jyoti/ui/skeleton';
import type { PageParts } from '../../parts/part-code.ts';
import { whenOpened } from '../../parts/when-opened.tsx';
import { birthFromSearch } from '../../tool/birth-in-url.ts';
import { chosenTabs } from './report-tabs.ts';
import { partOf } from './tab-code.ts';

export const UnknownTimeReport = whenOpened(
  () => import('./unknown-time/unknown-time-report.tsx'),
  (module) => module.UnknownTimeReport,
);
/** What stands in the places of parts that are still to be drawn. */
export const periodsComing = <SkeletonBlock blockSize="14rem" />;
export const tabsComing = <SkeletonBlock blockSize="32rem" />;

export const ReportPeriods = whenOpened(
  () => import('./report-periods.tsx'),
  (module) => module.ReportPeriods,
  periodsComing,
);
export const ReportTabs = whenOpened(
  () => import('./report-tabs-view.tsx'),
  (module) => module.ReportTabs,
  tabsComing,
);
export const ReportFoot = whenOpened(
  () => import('./report-foot.tsx'),
  (module) => module.ReportFoot,
);
export const WholeReport = whenOpened(
  () => import('./whole-report.tsx'),
  (module) => module.WholeReport,
);

/** What the page shows at an address: below the opening of a report, the tabs with the part that is open. */
export function partsAt(search: URLSearchParams): PageParts {
  if (birthFromSearch(search).time_unknown) return { first: [UnknownTimeReport] };
  const { tab, subTab } = chosenTabs(search);
  const open = subTab ? [partOf(tab.key)] : [];
  return { beside: [ReportPeriods, ReportTabs, ReportFoot, ...open] };
}

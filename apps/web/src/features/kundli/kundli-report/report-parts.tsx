import { SkeletonBlock } from '@jyoti/ui/skeleton';
import { lazyPart } from '../../../platform/lazy/lazy-part.tsx';

export const UnknownTimeReport = lazyPart(
  () => import('./unknown-time/unknown-time-report.tsx'),
  'UnknownTimeReport',
);
/** Skeletons of parts that are not rendered yet. */
export const periodsComing = <SkeletonBlock blockSize="12.5rem" />;
export const tabsComing = <SkeletonBlock blockSize="100dvh" />;

export const ReportPeriods = lazyPart(
  () => import('./report-periods.tsx'),
  'ReportPeriods',
  periodsComing,
);
export const ReportTabs = lazyPart(
  () => import('./report-tabs-view.tsx'),
  'ReportTabs',
  tabsComing,
);
export const ReportNow = lazyPart(() => import('./report-now.tsx'), 'ReportNow', null);
export const ReportFoot = lazyPart(() => import('./report-foot.tsx'), 'ReportFoot');
export const ReportOnPaper = lazyPart(() => import('./report-on-paper.tsx'), 'ReportOnPaper');

import { SkeletonBlock } from '@jyoti/ui/skeleton';
import { lazyPart } from '../../../platform/lazy/lazy-part.tsx';
import * as styles from './kundli-report.css.ts';
import * as nowStyles from './report-now.css.ts';

export const UnknownTimeReport = lazyPart(
  () => import('./unknown-time/unknown-time-report.tsx'),
  'UnknownTimeReport',
);

export const tabsComing = <SkeletonBlock blockSize="100dvh" />;

/** Skeletons of what follows the opening. */
export const belowComing = (
  <>
    <div className={styles.notOnPhone}>
      <SkeletonBlock blockSize="12.5rem" />
    </div>
    <div className={nowStyles.reserved} data-print="hide" />
    {tabsComing}
  </>
);

export const ReportBelow = lazyPart(() => import('./report-below.tsx'), 'ReportBelow', belowComing);
export const ReportFoot = lazyPart(() => import('./report-below.tsx'), 'ReportFoot');
export const ReportOnPaper = lazyPart(() => import('./report-on-paper.tsx'), 'ReportOnPaper');

import type { ReportSubTab, TabKey } from '@jyoti/reports';
import { Stack } from '@jyoti/ui/layout';
import { Skeleton, SkeletonBlock, SkeletonText } from '@jyoti/ui/skeleton';
import { memo, useEffect } from 'react';
import { FailureAlert } from '../../data/failure-alert.tsx';
import type { ReportProps } from '../../kundli-parts/report-props.ts';
import { partOf } from './tab-code.ts';
import { useKundli } from '../../kundli-parts/use-kundli.ts';
import { useReportWords } from './words.ts';

/**
 * The panel of a sub-tab: its code and its sections load in parallel, and errors can be retried.
 */
export const ReportPanel = memo(function ReportPanel({
  tab,
  subTab,
  isLast,
  ...report
}: ReportProps & { tab: TabKey; subTab: ReportSubTab; isLast?: boolean }) {
  const words = useReportWords();
  const Tab = partOf(tab);
  const label = words.tabs[subTab.key];
  const { kundli, failure, retry } = useKundli(report.search, subTab.sections);

  useEffect(() => void Tab.preload(), [Tab]);

  if (failure !== null) {
    return <FailureAlert title={words.part.failed(label)} failure={failure} onRetry={retry} />;
  }
  if (!kundli) {
    return (
      <Skeleton label={words.part.loading(label)}>
        <Stack>
          <SkeletonText size="heading" />
          <SkeletonText lines={2} />
          <SkeletonBlock blockSize="24rem" />
        </Stack>
      </Skeleton>
    );
  }
  return (
    <Tab
      {...report}
      kundli={{ ...report.kundli, ...kundli }}
      subTab={{ ...subTab, label }}
      isLast={isLast}
    />
  );
});

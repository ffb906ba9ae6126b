import { Stack } from '@jyoti/ui/layout';
import { Skeleton, SkeletonBlock, SkeletonText } from '@jyoti/ui/skeleton';
import { memo } from 'react';
import { TryAgain } from '../../app/try-again.tsx';
import type { ReportProps } from './report-props.ts';
import type { ReportSubTab, TabKey } from './report-tabs.ts';
import { partOf, useTabCode } from './tab-code.ts';
import { useKundli } from './use-kundli.ts';
import { useReportWords } from './words.ts';

/** What a sub-tab shows: its code and its sections are brought side by side, and what fails can be asked for again. */
export const ReportPanel = memo(function ReportPanel({
  tab,
  subTab,
  ...report
}: ReportProps & { tab: TabKey; subTab: ReportSubTab }) {
  const words = useReportWords();
  const { Tab, failed, retry: retryCode } = useTabCode(partOf(tab));
  const { kundli, failure, retry } = useKundli(report.search, subTab.sections);

  if (failed || failure) {
    const again = () => {
      retryCode();
      retry();
    };
    return (
      <TryAgain title={words.part.failed(subTab.label)} onRetry={again}>
        {failure?.join(' ')}
      </TryAgain>
    );
  }
  if (!Tab || !kundli) {
    return (
      <Skeleton label={words.part.loading(subTab.label)}>
        <Stack>
          <SkeletonText size="heading" />
          <SkeletonText lines={2} />
          <SkeletonBlock blockSize="24rem" />
        </Stack>
      </Skeleton>
    );
  }
  return <Tab {...report} kundli={{ ...report.kundli, ...kundli }} subTab={subTab} />;
});

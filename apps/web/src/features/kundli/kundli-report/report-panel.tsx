import { tabsMessages } from '@jyoti/reports/messages/tabs';
import type { ReportSubTab, TabKey } from '@jyoti/reports';
import { memo, useEffect } from 'react';
import { FailureAlert } from '../../../platform/data/failure-alert.tsx';
import type { ReportProps } from '../tabs/report-props.ts';
import { PanelComing } from './panel-coming.tsx';
import { partOf } from './tab-code.tsx';
import { useKundli } from '../tabs/use-kundli.ts';
import { kundliReportMessages } from '../../../messages.generated/kundli-report.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';

/**
 * The panel of a sub-tab: its code and its parts load in parallel, and errors can be retried.
 */
export const ReportPanel = memo(function ReportPanel({
  tab,
  subTab,
  isLast,
  ...report
}: ReportProps & { tab: TabKey; subTab: ReportSubTab; isLast?: boolean }) {
  const words = useMessages(kundliReportMessages);
  const tabs = useMessages(tabsMessages);
  const Tab = partOf(tab);
  const label = tabs[subTab.key];
  const { kundli, failure, retry } = useKundli(report.search, subTab.parts);

  useEffect(() => void Tab.preload(), [Tab]);

  if (failure !== null) {
    return (
      <FailureAlert title={words.part.failed({ part: label })} failure={failure} onRetry={retry} />
    );
  }
  if (!kundli) {
    const { loading, loadingDashas } = words.part;
    return <PanelComing label={tab === 'dashas' ? loadingDashas : loading({ part: label })} />;
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

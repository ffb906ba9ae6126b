import { dashasMessages } from '@jyoti/reports/messages/dashas';
import { periodsMessages } from '@jyoti/reports/messages/periods';
import { currentMahadashaFull, dashasPart, type SubTabKey } from '@jyoti/reports';
import { Stack } from '@jyoti/ui/layout';
import { RenderAtOnce } from '@jyoti/ui/progressive-render';
import { Part } from '@jyoti/ui/part';
import { Spinner } from '@jyoti/ui/spinner';
import { use } from 'react';
import { FailureAlert } from '../../../../platform/data/failure-alert.tsx';
import { ReportView } from '@jyoti/ui/report-view';
import { AT_ONCE, type TabProps } from '../report-props.ts';
import { useDashasOfNow } from './use-dashas-of-now.ts';
import { VimshottariTree } from './vimshottari-tree.tsx';
import { useReportWords } from '../../../../platform/words/use-report-words.ts';

/** The main tab Dashas. */
export function DashasTab(props: TabProps) {
  const { kundli, search, subTab, now } = props;
  const dashas = useReportWords(dashasMessages);
  const periods = useReportWords(periodsMessages);
  const onPaper = use(RenderAtOnce);
  if (subTab.key === 'current-mahadasha-full') return <CurrentMahadashaFull {...props} />;
  const { timezone } = kundli.settings;
  const part = dashasPart(subTab.key as SubTabKey<'dashas'>, props, {
    dashas,
    periods,
    timezone,
    now,
  });
  if (!part) return null;
  return (
    <ReportView
      {...part}
      title={subTab.label}
      atOnce={AT_ONCE}
      slots={{
        // Nothing can be expanded on paper, and the table above lists the periods.
        tree: kundli.dashas && !onPaper && (
          <Part title={dashas.mahadasha.tree} headingLevel={3} gap="x3">
            <VimshottariTree
              key={String(search)}
              title={dashas.mahadasha.treeOf({ name: kundli.birth.name })}
              vimshottari={kundli.dashas.vimshottari}
              search={search}
              timezone={timezone}
              now={now}
            />
          </Part>
        ),
      }}
    />
  );
}

/** The running periods when this sub-tab is opened, not when the report was opened. */
function CurrentMahadashaFull({ kundli, search, subTab }: TabProps) {
  const dashas = useReportWords(dashasMessages);
  const periods = useReportWords(periodsMessages);
  const { full, now, failure, retry } = useDashasOfNow(kundli, search);
  const { timezone } = kundli.settings;
  if (failure === null && full !== undefined) {
    const part = currentMahadashaFull(full, { dashas, periods, timezone, now });
    return <ReportView {...part} title={subTab.label} atOnce={AT_ONCE} />;
  }
  return (
    <Stack gap="x5">
      <ReportView title={subTab.label} intro={dashas.full.intro} blocks={[]} />
      {failure === null ? (
        <Spinner label={dashas.loading} />
      ) : (
        <FailureAlert title={dashas.failed} failure={failure} onRetry={retry} />
      )}
    </Stack>
  );
}

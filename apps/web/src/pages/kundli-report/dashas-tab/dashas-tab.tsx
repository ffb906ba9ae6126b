import { Stack } from '@jyoti/ui/layout';
import { Part, PartHeading } from '@jyoti/ui/part';
import { Spinner } from '@jyoti/ui/spinner';
import { TermText } from '@jyoti/ui/term-tip';
import { use } from 'react';
import { LoadFailure } from '../../../layout/load-failure.tsx';
import { ReportPartView } from '../../../report/report-blocks.tsx';
import type { TabProps } from '../report-props.ts';
import type { SubTabKey } from '../report-tabs.ts';
import { AllAtOnce } from '../../../tool/in-turn.tsx';
import { useReportWords } from '../words.ts';
import { dashasPart } from './dashas-parts.ts';
import { useDashasOfNow } from './use-dashas-of-now.ts';
import { currentMahadashaFull } from './vimshottari-parts.ts';
import { VimshottariTree } from './vimshottari-tree.tsx';
import { useDashasTabWords } from './words.ts';

/** The main tab Dashas: when. */
export function DashasTab(props: TabProps) {
  const { kundli, search, subTab, now } = props;
  const dashas = useDashasTabWords();
  const report = useReportWords();
  const onPaper = use(AllAtOnce);
  if (subTab.key === 'current-mahadasha-full') return <CurrentMahadashaFull {...props} />;
  const { timezone } = kundli.settings;
  const setting = { dashas, report, timezone, now };
  return (
    <ReportPartView
      title={subTab.label}
      part={dashasPart(subTab.key as SubTabKey<'dashas'>, props, setting)}
      slots={{
        // The table above it says the same where nothing can be opened.
        tree: kundli.dashas && !onPaper && (
          <Part title={dashas.mahadasha.tree} headingLevel={3} gap="x3">
            <VimshottariTree
              key={String(search)}
              title={dashas.mahadasha.treeOf(kundli.birth.name)}
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

/** The running periods at the moment of opening this sub-tab, not of opening the report. */
function CurrentMahadashaFull({ kundli, search, subTab }: TabProps) {
  const dashas = useDashasTabWords();
  const report = useReportWords();
  const { full, now, failure, retry } = useDashasOfNow(kundli, search);
  const { timezone } = kundli.settings;
  if (failure === null && full !== undefined) {
    const part = currentMahadashaFull(full, { dashas, report, timezone, now });
    return <ReportPartView title={subTab.label} part={part} />;
  }
  return (
    <Stack gap="x5">
      <PartHeading title={subTab.label}>
        <TermText>{dashas.full.intro}</TermText>
      </PartHeading>
      {failure === null ? (
        <Spinner label={dashas.loading} />
      ) : (
        <LoadFailure title={dashas.failed} failure={failure} onRetry={retry} />
      )}
    </Stack>
  );
}

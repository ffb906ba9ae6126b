import { transitsMessages } from '@jyoti/reports/messages/transits';
import { todayIn } from '@jyoti/contract';
import { Stack } from '@jyoti/ui/layout';
import { ReportView, type ReportPart } from '@jyoti/ui/report-view';
import { Skeleton, SkeletonBlock, SkeletonText } from '@jyoti/ui/skeleton';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { FailureAlert } from '../../../../platform/data/failure-alert.tsx';
import { searchWith } from '../../../../platform/data/search-params.ts';
import { useQuery } from '../../../../platform/data/use-query.ts';
import { useSearchChoice } from '../../../../platform/data/use-search-choice.ts';
import { useMessages } from '../../../../platform/words/use-messages.ts';
import * as styles from '../parts.css.ts';
import { AT_ONCE, type TabProps } from '../report-props.ts';
import { DATE, loadTransits, transitDate, transitsKey } from '../transits-of-date.ts';
import { TransitStepper } from './transit-stepper.tsx';

/** The last transits of the same report, so that another date keeps something to read until it is there. */
function useLast(found: ReportPart | null, report: string): ReportPart | null {
  const [last, setLast] = useState({ found, report });
  if (found !== null && (last.found !== found || last.report !== report)) {
    setLast({ found, report });
  }
  return last.report === report ? last.found : null;
}

const failed = [
  { type: 'slot', name: 'stepper' },
  { type: 'slot', name: 'failure' },
] as const;

/** The transits of the date that the URL names, and a choice of the date. */
export function TransitsPart({ search, subTab, chartStyle, now, kundli }: TabProps) {
  const words = useMessages(transitsMessages);
  const { timezone } = kundli.settings;
  const [searchParams] = useSearchParams();
  const { chosen, choose } = useSearchChoice();
  const requested = transitDate(searchParams);
  const { data, failure, retry } = useQuery(
    transitsKey(search, requested),
    (call) => loadTransits(search, requested, call),
    { cache: 'immutable' },
  );
  const shown = useLast(data, String(search));
  const today = todayIn(timezone, new Date(now));
  const alert = failure !== null && (
    <FailureAlert title={words.failed} failure={failure} onRetry={retry} />
  );
  const stepper = (
    <TransitStepper
      date={transitDate(chosen) ?? today}
      today={today}
      onChoose={(date) => choose(searchWith(chosen, { [DATE]: date }))}
    />
  );
  if (shown === null) {
    return (
      <Stack gap="x5">
        <ReportView title={subTab.label} intro={words.intro} blocks={[]} />
        {stepper}
        {alert || (
          <Skeleton label={words.loading}>
            <Stack>
              <SkeletonText lines={2} />
              <SkeletonBlock blockSize="24rem" />
            </Stack>
          </Skeleton>
        )}
      </Stack>
    );
  }
  const isWorking = data === null && failure === null;
  return (
    <ReportView
      title={subTab.label}
      intro={words.intro}
      // The stepper keeps its place, and with it the focus.
      blocks={alert ? failed : shown.blocks}
      atOnce={AT_ONCE}
      chartStyle={chartStyle}
      slots={{ stepper, failure: alert }}
      className={isWorking ? styles.stale : undefined}
      aria-busy={isWorking}
    />
  );
}

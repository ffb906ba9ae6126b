import { astrologerMessages } from '@jyoti/reports/messages/astrologer';
import { birthFromSearch, type YearPlace } from '@jyoti/contract';
import { Alert } from '@jyoti/ui/alert';
import { Stack } from '@jyoti/ui/layout';
import { ReportView } from '@jyoti/ui/report-view';
import { Skeleton, SkeletonBlock, SkeletonText } from '@jyoti/ui/skeleton';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { FailureAlert } from '../../../../platform/data/failure-alert.tsx';
import { searchWith } from '../../../../platform/data/search-params.ts';
import { useQuery } from '../../../../platform/data/use-query.ts';
import { useSearchChoice } from '../../../../platform/data/use-search-choice.ts';
import { PlaceChoice } from '../../../places/place-choice.tsx';
import * as styles from '../parts.css.ts';
import { AT_ONCE, type TabProps } from '../report-props.ts';
import {
  loadYear,
  namesUnusablePlace,
  placeOfYear,
  searchOfPlace,
  YEAR,
  yearChoice,
  yearKey,
  yearOfLife,
  type YearOfLife,
} from '../year-of-life.ts';
import { YearStepper } from './year-stepper.tsx';
import { useMessages } from '../../../../platform/words/use-messages.ts';

/** The last chart of a year of the same report, so that another year keeps something to read until it is there. */
function useLast(year: YearOfLife | null, report: string): YearOfLife | null {
  const [last, setLast] = useState({ year, report });
  if (year !== null && (last.year !== year || last.report !== report)) setLast({ year, report });
  return last.report === report ? last.year : null;
}

const failed = [
  { type: 'slot', name: 'stepper' },
  { type: 'slot', name: 'failure' },
] as const;

/** The chart of the year that the URL names, and a choice of the year and of its place. */
export function YearOfLifePart({
  search,
  subTab,
  chartStyle,
  at,
}: Pick<TabProps, 'search' | 'subTab' | 'chartStyle' | 'at'>) {
  const { year: words } = useMessages(astrologerMessages);
  const [searchParams] = useSearchParams();
  const { chosen, choose } = useSearchChoice();
  const requested = { ...yearChoice(searchParams), at };
  const { data, failure, retry } = useQuery(
    yearKey(search, requested),
    (call) => loadYear(search, requested, call),
    { cache: 'immutable' },
  );
  const choosePlace = (place: YearPlace | null) => choose(searchWith(chosen, searchOfPlace(place)));
  const shown = useLast(data, String(search));
  const alert = failure !== null && (
    <FailureAlert title={words.failed} failure={failure} onRetry={retry} />
  );
  if (shown === null) {
    return (
      <Stack gap="x5">
        <ReportView title={subTab.label} intro={words.intro} blocks={[]} />
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
      blocks={alert ? failed : shown.part.blocks}
      atOnce={AT_ONCE}
      chartStyle={chartStyle}
      slots={{
        stepper: (
          <Stack gap="x3" data-print="hide">
            <YearStepper
              born={birthFromSearch(search).date}
              year={yearOfLife(chosen) ?? shown.running ?? shown.number}
              running={shown.running}
              onChoose={(year) =>
                choose(searchWith(chosen, { [YEAR]: year === null ? null : String(year) }))
              }
            />
            {namesUnusablePlace(searchParams) && (
              <Alert tone="info" announce="off">
                {words.unusablePlace}
              </Alert>
            )}
            <PlaceChoice
              words={words.changePlace}
              onChoose={choosePlace}
              reset={
                placeOfYear(searchParams) === undefined
                  ? undefined
                  : { label: words.changePlace.birthPlace, onReset: () => choosePlace(null) }
              }
            />
          </Stack>
        ),
        failure: alert,
      }}
      className={isWorking ? styles.stale : undefined}
      aria-busy={isWorking}
    />
  );
}

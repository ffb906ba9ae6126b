import type { SavedChart } from '@jyoti/contract';
import { Button } from '@jyoti/ui/button';
import { EmptyState } from '@jyoti/ui/empty-state';
import { Text } from '@jyoti/ui/layout';
import { ButtonLink, Link } from '@jyoti/ui/link';
import { Row, RowList } from '@jyoti/ui/row-list';
import { Skeleton, SkeletonBlock } from '@jyoti/ui/skeleton';
import { useToast } from '@jyoti/ui/toast';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { LoadFailure } from '../../layout/load-failure.tsx';
import { api } from '../../session/api.ts';
import { useLastRead } from '../../offline/last-read.ts';
import { useAnswer } from '../../data/use-answer.ts';
import { useSubmit } from '../../forms/use-submit.ts';
import { chartAddress } from './chart-address.ts';
import { clockInWords, dateInWords, dayOfInstant } from './profile-dates.ts';
import { ProfilePart } from './profile-part.tsx';
import { useProfileWords } from './words.ts';
import { lazyDialog, preloadWhenIdle } from '../../lazy/lazy-part.tsx';

const RemoveChartDialog = lazyDialog(
  () => import('./remove-chart-dialog.tsx'),
  'RemoveChartDialog',
);

/** The charts that the visitor keeps. */
export function MyCharts() {
  const words = useProfileWords().charts;
  const { data: charts, failure, retry, replace } = useAnswer('saved charts', api.savedCharts);
  const part = useRef<HTMLElement>(null);
  useLastRead(charts && words.title);

  return (
    <ProfilePart ref={part} id="charts" title={words.title}>
      {failure !== null ? (
        <LoadFailure title={words.failed} failure={failure} onRetry={retry} />
      ) : charts === null ? (
        <Skeleton label={words.loading}>
          <SkeletonBlock blockSize="9rem" />
        </Skeleton>
      ) : charts.length === 0 ? (
        <EmptyState
          layout="row"
          title={words.empty}
          action={<ButtonLink href="/kundli">{words.make}</ButtonLink>}
        >
          {words.emptyText}
        </EmptyState>
      ) : (
        <ChartList
          charts={charts}
          onRemoved={(gone) => {
            flushSync(() => replace(charts.filter(({ id }) => id !== gone.id)));
            part.current?.focus();
          }}
        />
      )}
    </ProfilePart>
  );
}

interface ChartListProps {
  charts: readonly SavedChart[];
  onRemoved: (chart: SavedChart) => void;
}

function ChartList({ charts, onRemoved }: ChartListProps) {
  const words = useProfileWords().charts;
  const { show } = useToast();
  const { busy, message, send, setErrors } = useSubmit();
  const [asked, setAsked] = useState<SavedChart | null>(null);

  useEffect(() => preloadWhenIdle([RemoveChartDialog]), []);

  const remove = (chart: SavedChart) =>
    void send(async () => {
      await api.deleteChart(chart.id);
      setAsked(null);
      onRemoved(chart);
      show({ text: words.removed(chart.name) });
    }, words.removeFailed);

  return (
    <>
      <RowList>
        {charts.map((chart) => (
          <Row
            key={chart.id}
            action={
              <Button
                variant="quiet"
                size="small"
                aria-label={words.removeOf(chart.name)}
                onClick={() => {
                  setErrors({});
                  setAsked(chart);
                }}
              >
                {words.remove}
              </Button>
            }
          >
            <Link
              href={chartAddress(chart)}
              variant="standalone"
              aria-label={words.open(chart.name)}
            >
              {chart.name}
            </Link>
            <Text size="small" tone="muted">
              {[
                dateInWords(chart.birth.date),
                clockInWords(chart.birth.time),
                chart.birth.place.name,
              ].join(' · ')}
            </Text>
            <Text size="caption" tone="muted">
              {words.keptOn(dayOfInstant(chart.createdAt))}
            </Text>
          </Row>
        ))}
      </RowList>
      {asked && (
        <RemoveChartDialog
          chart={asked}
          busy={busy}
          message={message}
          onRemove={() => remove(asked)}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}

import type { SavedChart } from '@jyoti/contract';
import { Button } from '@jyoti/ui/button';
import { Text } from '@jyoti/ui/layout';
import { ButtonLink, Link } from '@jyoti/ui/link';
import { Row, RowList } from '@jyoti/ui/row-list';
import { useEffect } from 'react';
import { api } from '../../session/api.ts';
import { useLastRead } from '../../offline/last-read.ts';
import { useAnswer } from '../../data/use-answer.ts';
import { settingKeys, settingsSearchOf, type SettingName } from '../../kundli/settings-in-url.ts';
import { searchFromBirth } from '../../tool/birth-in-url.ts';
import { clockInWords, dateInWords, dayOfInstant } from './profile-dates.ts';
import { ProfileList } from './profile-list.tsx';
import { useAsked } from './use-asked.ts';
import { useProfileWords } from './words.ts';
import { lazyDialog, preloadWhenIdle } from '../../lazy/lazy-part.tsx';

const RemoveChartDialog = lazyDialog(
  () => import('./remove-chart-dialog.tsx'),
  'RemoveChartDialog',
);

/** The report that a kept chart was kept from: the same birth with the same settings. */
function chartAddress({ birth, settings }: SavedChart): string {
  const chosen = new URLSearchParams(
    Object.entries(settingKeys).map(([name, key]) => [key, String(settings[name as SettingName])]),
  );
  return `/generate-kundli?${new URLSearchParams([
    ...searchFromBirth(birth),
    ...settingsSearchOf(chosen),
  ])}`;
}

/** The charts that the visitor keeps. */
export function MyCharts() {
  const words = useProfileWords().charts;
  const answer = useAnswer('saved charts', api.savedCharts);
  const { part, asked, ask, dialog, done } = useAsked<SavedChart>();
  useLastRead(answer.data && words.title);
  useEffect(() => preloadWhenIdle([RemoveChartDialog]), []);

  return (
    <ProfileList
      ref={part}
      id="charts"
      answer={answer}
      words={words}
      blockSize="9rem"
      start={<ButtonLink href="/kundli">{words.make}</ButtonLink>}
      after={
        asked && (
          <RemoveChartDialog
            {...dialog}
            chart={asked}
            onRemoved={() => {
              answer.replace((all) => all.filter(({ id }) => id !== asked.id));
              done(words.removed(asked.name));
            }}
          />
        )
      }
    >
      {(charts) => (
        <RowList>
          {charts.map((chart) => (
            <ChartRow key={chart.id} chart={chart} onRemove={() => ask(chart)} />
          ))}
        </RowList>
      )}
    </ProfileList>
  );
}

function ChartRow({ chart, onRemove }: { chart: SavedChart; onRemove: () => void }) {
  const words = useProfileWords().charts;
  const { name, birth, createdAt } = chart;
  return (
    <Row
      action={
        <Button variant="quiet" size="small" aria-label={words.removeOf(name)} onClick={onRemove}>
          {words.remove}
        </Button>
      }
    >
      <Link href={chartAddress(chart)} variant="standalone" aria-label={words.open(name)}>
        {name}
      </Link>
      <Text size="small" tone="muted">
        {[dateInWords(birth.date), clockInWords(birth.time), birth.place.name].join(' · ')}
      </Text>
      <Text size="caption" tone="muted">
        {words.keptOn(dayOfInstant(createdAt))}
      </Text>
    </Row>
  );
}

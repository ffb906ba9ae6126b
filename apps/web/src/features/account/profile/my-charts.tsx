import {
  searchFromBirth,
  settingKeys,
  settingsSearchOf,
  type SavedChart,
  type SettingName,
} from '@jyoti/contract';
import { Button } from '@jyoti/ui/button';
import { Cluster, Stack, Text } from '@jyoti/ui/layout';
import { ButtonLink, Link } from '@jyoti/ui/link';
import { List, ListItem } from '@jyoti/ui/list';
import { saveFile } from '@jyoti/ui/save-file';
import { SearchField } from '@jyoti/ui/search-field';
import { useEffect, useState } from 'react';
import { api } from '../../../platform/session/api.ts';
import { useLastRead } from '../../../platform/session/last-read.ts';
import { useQuery } from '../../../platform/data/use-query.ts';
import { dateInWords, dayOfInstant } from './profile-dates.ts';
import { ProfileList } from './profile-list.tsx';
import { useEntryDialog } from './use-entry-dialog.ts';
import { profileMessages } from '../../../messages.generated/profile.ts';
import { lazyDialog, preloadWhenIdle } from '../../../platform/lazy/lazy-part.tsx';
import { timeOfDay, timeSpanMessages } from '@jyoti/ui/time-span';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';

const RemoveChartDialog = lazyDialog(
  () => import('./remove-chart-dialog.tsx'),
  'RemoveChartDialog',
);

const ImportDialog = lazyDialog(() => import('../births-file/import-dialog.tsx'), 'ImportDialog');

const EditChartDialog = lazyDialog(() => import('./edit-chart-dialog.tsx'), 'EditChartDialog');

/** Minimum number of charts for a search field. */
const SEARCHED_FROM = 6;

/** Whether a chart matches the search in its names, note or place. */
function isFound({ name, birth, note = '' }: SavedChart, query: string): boolean {
  const searchText = [name, birth.name, note, birth.place.name].join(' ').toLowerCase();
  return searchText.includes(query.trim().toLowerCase());
}

/** The report that a chart was saved from: the same birth with the same settings; a missing setting is the default. */
function chartUrl({ birth, settings }: SavedChart): string {
  const chosen = new URLSearchParams(
    Object.entries(settingKeys).map(([name, key]) => [key, String(settings[name as SettingName])]),
  );
  return `/generate-kundli?${new URLSearchParams([
    ...searchFromBirth(birth),
    ...settingsSearchOf(chosen),
  ])}`;
}

/** The visitor's saved charts. */
export function MyCharts() {
  const words = useMessages(profileMessages).charts;
  const result = useQuery('saved charts', (call) => api('GET /api/users/charts', {}, call));
  const { part, entry, open, dialog, done } = useEntryDialog<SavedChart>();
  const [edited, setEdited] = useState<SavedChart | null>(null);
  const [isImporting, setImporting] = useState(false);
  const [query, setQuery] = useState('');
  useLastRead(result.data && words.title);
  useEffect(() => preloadWhenIdle([RemoveChartDialog, EditChartDialog]), []);

  const download = async (charts: readonly SavedChart[]) => {
    const { chartsTable } = await import('../births-file/charts-table.ts');
    saveFile(words.importing.exportFile, chartsTable(charts));
  };

  return (
    <ProfileList
      ref={part}
      id="charts"
      query={result}
      words={words}
      blockSize="9rem"
      start={
        <Cluster>
          <ButtonLink href="/kundli">{words.make}</ButtonLink>
          <Button onClick={() => setImporting(true)}>{words.importing.button}</Button>
        </Cluster>
      }
      after={
        <>
          {isImporting && (
            <ImportDialog
              onClose={() => setImporting(false)}
              onSaved={(chart) =>
                result.replace((all) => [chart, ...all.filter(({ id }) => id !== chart.id)])
              }
              onDone={(count) => {
                setImporting(false);
                done(words.importing.done({ count }));
              }}
            />
          )}
          {edited && (
            <EditChartDialog
              {...dialog}
              onClose={() => setEdited(null)}
              chart={edited}
              onChanged={(chart) => {
                result.replace((all) => all.map((one) => (one.id === chart.id ? chart : one)));
                setEdited(null);
                done(words.edited({ name: chart.name }));
              }}
            />
          )}
          {entry && (
            <RemoveChartDialog
              {...dialog}
              chart={entry}
              onRemoved={() => {
                result.replace((all) => all.filter(({ id }) => id !== entry.id));
                done(words.removed({ name: entry.name }));
              }}
            />
          )}
        </>
      }
    >
      {(charts) => (
        <Stack>
          <Cluster>
            <Button size="small" onClick={() => setImporting(true)}>
              {words.importing.button}
            </Button>
            <Button size="small" onClick={() => void download(charts)}>
              {words.importing.export}
            </Button>
          </Cluster>
          {charts.length >= SEARCHED_FROM && (
            <SearchField
              label={words.search}
              value={query}
              onValueChange={setQuery}
              resultCount={charts.filter((chart) => isFound(chart, query)).length}
            />
          )}
          <List variant="divided">
            {charts
              .filter((chart) => isFound(chart, query))
              .map((chart) => (
                <ChartRow
                  key={chart.id}
                  chart={chart}
                  onEdit={() => setEdited(chart)}
                  onRemove={() => open(chart)}
                />
              ))}
          </List>
        </Stack>
      )}
    </ProfileList>
  );
}

interface ChartRowProps {
  chart: SavedChart;
  onEdit: () => void;
  onRemove: () => void;
}

function ChartRow({ chart, onEdit, onRemove }: ChartRowProps) {
  const words = useMessages(profileMessages).charts;
  const language = useLanguage();
  const { name, birth, createdAt, note, relation } = chart;
  return (
    <ListItem
      trailing={
        <Cluster>
          <Button variant="quiet" size="small" aria-label={words.editOf({ name })} onClick={onEdit}>
            {words.edit}
          </Button>
          <Button
            variant="quiet"
            size="small"
            aria-label={words.removeOf({ name })}
            onClick={onRemove}
          >
            {words.remove}
          </Button>
        </Cluster>
      }
    >
      <Link href={chartUrl(chart)} variant="standalone" aria-label={words.open({ name })}>
        {name}
      </Link>
      <Text size="small" tone="muted">
        {[
          dateInWords(birth.date, language),
          birth.time_unknown
            ? words.timeUnknown
            : timeOfDay(timeSpanMessages[language], birth.time),
          birth.place.name,
        ].join(' · ')}
      </Text>
      {(relation || note) && (
        <Text size="small">
          {[relation && words.relations[relation], note].filter(Boolean).join(' · ')}
        </Text>
      )}
      <Text size="caption" tone="muted">
        {words.savedOn({ date: dayOfInstant(createdAt, language) })}
      </Text>
    </ListItem>
  );
}

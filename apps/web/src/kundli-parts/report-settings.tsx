import {
  defaultSettings,
  settingChoices,
  settingKeys,
  settingsFromSearch,
  settingsSearchOf,
  type SettingName,
} from '@jyoti/contract';
import { Button } from '@jyoti/ui/button';
import { Disclosure } from '@jyoti/ui/disclosure';
import { Grid, Stack, Text } from '@jyoti/ui/layout';
import { Select } from '@jyoti/ui/select';
import { TermText } from '@jyoti/ui/term-tip';
import { useSearchState } from '../data/search-params.ts';
import * as styles from './parts.css.ts';
import { useSettingsWords } from './settings-words.ts';

const names = Object.keys(defaultSettings) as SettingName[];

/** The calculation settings of the report, which are in the URL. */
export function ReportSettings({ working }: { working: boolean }) {
  const words = useSettingsWords();
  const [search, changeSearch] = useSearchState();
  const settings = settingsFromSearch(search);
  const isUsual = String(settingsSearchOf(search)) === '';

  // Defaults are left out of the URL.
  const choose = (name: SettingName, value: string) =>
    changeSearch({ [settingKeys[name]]: value === String(defaultSettings[name]) ? null : value });
  const reset = () =>
    changeSearch(Object.fromEntries(names.map((name) => [settingKeys[name], null])));

  return (
    <Disclosure label={words.title} defaultOpen={!isUsual} data-print="hide">
      <Stack>
        <Text size="small" tone="muted">
          <TermText>{words.intro}</TermText>
        </Text>
        <Grid minItem="15rem" gap="x4" align="start" autoFit>
          {names.map((name) => (
            <Select
              key={name}
              label={words.names[name]}
              hint={words.hints[name]}
              value={String(settings[name])}
              onChange={(event) => choose(name, event.target.value)}
              options={settingChoices[name].map((value) => ({
                value: String(value),
                label: (words.choices[name] as Record<string, string>)[value] ?? String(value),
              }))}
            />
          ))}
        </Grid>
        <div role="status" className={styles.settingsStatus}>
          {working && words.working}
        </div>
        {!isUsual && (
          <div>
            <Button size="small" onClick={reset}>
              {words.reset}
            </Button>
          </div>
        )}
      </Stack>
    </Disclosure>
  );
}

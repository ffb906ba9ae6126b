import { Button } from '@jyoti/ui/button';
import { Disclosure } from '@jyoti/ui/disclosure';
import { Grid, Stack, Text } from '@jyoti/ui/layout';
import { Select } from '@jyoti/ui/select';
import { TermText } from '@jyoti/ui/term-tip';
import { useSearchParams } from 'react-router-dom';
import {
  defaultSettings,
  settingChoices,
  settingKeys,
  settingsFromSearch,
  settingsSearchOf,
  type SettingName,
} from '../../kundli/settings-in-url.ts';
import * as styles from './kundli-report.css.ts';
import { useReportWords } from './words.ts';

const names = Object.keys(defaultSettings) as SettingName[];

/** How the report is reckoned, to be changed: the address takes the choice, and the report follows the address. */
export function ReportSettings({ working }: { working: boolean }) {
  const words = useReportWords().settings;
  const [search, setSearch] = useSearchParams();
  const settings = settingsFromSearch(search);
  const isUsual = String(settingsSearchOf(search)) === '';

  const choose = (chosen: Partial<Record<SettingName, string>>) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        for (const [name, value] of Object.entries(chosen) as [SettingName, string][]) {
          if (value === String(defaultSettings[name])) after.delete(settingKeys[name]);
          else after.set(settingKeys[name], value);
        }
        return after;
      },
      { replace: true, preventScrollReset: true },
    );

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
              onChange={(event) => choose({ [name]: event.target.value })}
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
            <Button
              size="small"
              onClick={() =>
                choose(
                  Object.fromEntries(names.map((name) => [name, String(defaultSettings[name])])),
                )
              }
            >
              {words.reset}
            </Button>
          </div>
        )}
      </Stack>
    </Disclosure>
  );
}

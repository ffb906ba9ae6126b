import {
  chosenSchools,
  isOwnAyanamsa,
  settingKeys,
  settingsFromSearch,
  settingsSearchOf,
  usualSettingNames,
} from '@jyoti/contract';
import { Button } from '@jyoti/ui/button';
import { Disclosure } from '@jyoti/ui/disclosure';
import { Grid, Stack, Text } from '@jyoti/ui/layout';
import { TermText } from '@jyoti/ui/term-tip';
import { useSearchState } from '../../../platform/data/search-params.ts';
import * as styles from './parts.css.ts';
import { SchoolSettings } from './school-settings.tsx';
import { SettingSelect } from './setting-select.tsx';
import { reportSettingsMessages } from '../../../messages.generated/report-settings.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';
import { ayanamsasMessages } from '@jyoti/language/terms/ayanamsas';

interface ReportSettingsProps {
  /** Whether another report is being calculated. */
  working: boolean;
  /** Whether it has the choices on which schools differ. @default true */
  hasSchools?: boolean;
}

/** The calculation settings of the report, which are in the URL. */
export function ReportSettings({ working, hasSchools = true }: ReportSettingsProps) {
  const words = useMessages(reportSettingsMessages);
  const { ayanamsas } = useMessages(ayanamsasMessages);

  const [search, changeSearch] = useSearchState();
  const ofSettings = { ...words, choices: { ...words.choices, ayanamsa: ayanamsas } };
  const isUsual = String(settingsSearchOf(search)) === '';
  const settings = settingsFromSearch(search);
  const hasChosenSchool =
    isOwnAyanamsa(settings.ayanamsa) || Object.keys(chosenSchools(settings)).length > 0;

  const reset = () =>
    changeSearch(Object.fromEntries(Object.values(settingKeys).map((key) => [key, null])));

  return (
    <Disclosure label={words.title} defaultOpen={!isUsual} data-print="hide">
      <Stack>
        <Text size="small" tone="muted">
          <TermText>{words.intro}</TermText>
        </Text>
        <Grid minItem="15rem" gap="x4" align="start" autoFit>
          {usualSettingNames.map((name) => (
            <SettingSelect key={name} name={name} words={ofSettings} />
          ))}
        </Grid>
        {hasSchools && <SchoolSettings defaultOpen={hasChosenSchool} />}
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

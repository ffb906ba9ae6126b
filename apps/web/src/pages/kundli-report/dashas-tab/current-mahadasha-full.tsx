import { dashaLevels, type DashaLevel } from '@jyoti/contract';
import { Grid, Heading, Stack, Text } from '@jyoti/ui/layout';
import { Spinner } from '@jyoti/ui/spinner';
import { FactGrid } from '@jyoti/ui/fact-grid';
import { PartHeading } from '@jyoti/ui/part';
import { ScrollList } from '@jyoti/ui/scroll-list';
import { TermText } from '@jyoti/ui/term-tip';
import { LoadFailure } from '../../../app/load-failure.tsx';
import { InTurn } from '../../../tool/in-turn.tsx';
import { PeriodsInTurn } from '../parts/periods-in-turn.tsx';
import { grahaId } from '../../../kundli/chart-data.ts';
import type { TabProps } from '../report-props.ts';
import { RunningTile } from './running-tile.tsx';
import { useDashasOfNow } from './use-dashas-of-now.ts';
import { useDashasTabWords } from './words.ts';

/** The four levels of the hierarchy, and under which key the answer has each. */
const hierarchy = [
  ['mahadasha', 'major'],
  ['antardasha', 'minor'],
  ['paryantardasha', 'sub_minor'],
  ['Shookshamadasha', 'sub_sub_minor'],
] as const satisfies [DashaLevel, string][];

/** What runs now as a hierarchy, and the nine periods of every level, the running one marked. */
export function CurrentMahadashaFull({ kundli, search, subTab }: TabProps) {
  const { full: words, current: currentWords, loading, failed } = useDashasTabWords();
  const { full, now, failure, retry } = useDashasOfNow(kundli, search);
  const { timezone } = kundli.settings;
  return (
    <Stack gap="x5">
      <PartHeading title={subTab.label}>
        <TermText>{words.intro}</TermText>
      </PartHeading>
      {failure !== null && <LoadFailure title={failed} failure={failure} onRetry={retry} />}
      {failure === null && full === undefined && <Spinner label={loading} />}
      {full === null && <Text>{currentWords.none}</Text>}
      {full && (
        <InTurn atOnce={1}>
          <Stack gap="x3">
            <Heading level={3} size="h4">
              {words.hierarchy}
            </Heading>
            <FactGrid>
              {hierarchy.map(([level, key]) => (
                <RunningTile
                  key={level}
                  label={words.levels[level]}
                  period={full.order_of_dashas[key]}
                  timezone={timezone}
                />
              ))}
            </FactGrid>
          </Stack>
          <Grid minItem="24rem">
            <InTurn atOnce={1}>
              {dashaLevels.map((level) => (
                <ScrollList key={level} title={words.periods(words.levels[level])}>
                  <PeriodsInTurn
                    caption={words.periods(words.levels[level])}
                    captionHidden
                    nameHeader={words.levels[level]}
                    rows={full[level].map(({ name, start, end }) => ({
                      name,
                      graha: grahaId(name),
                      start,
                      end,
                    }))}
                    now={now}
                    timeZone={timezone}
                  />
                </ScrollList>
              ))}
            </InTurn>
          </Grid>
        </InTurn>
      )}
    </Stack>
  );
}

import { ReadingCard } from '@jyoti/ui/reading-card';
import { Stack, Text } from '@jyoti/ui/layout';
import { FactGrid } from '@jyoti/ui/fact-grid';
import { PartHeading } from '@jyoti/ui/part';
import { ScrollList } from '@jyoti/ui/scroll-list';
import { TermText } from '@jyoti/ui/term-tip';
import { InTurn } from '../../../tool/in-turn.tsx';
import { PeriodsInTurn } from '../parts/periods-in-turn.tsx';
import { grahaId } from '../../../kundli/chart-data.ts';
import type { TabProps } from '../report-props.ts';
import { RunningTile } from './running-tile.tsx';
import { useDashasTabWords } from './words.ts';

/** What runs now, the two levels inside it, and all eighty-one antardashas. */
export function Antardasha({ kundli: { dashas, settings }, subTab, now }: TabProps) {
  const { antardasha: words, current: currentWords } = useDashasTabWords();
  if (!dashas) return null;
  const { current, antardasha } = dashas.vimshottari;
  const { timezone } = settings;
  return (
    <Stack gap="x5">
      <PartHeading title={subTab.label}>
        <TermText>{words.intro}</TermText>
      </PartHeading>
      <InTurn atOnce={1}>
        {current ? (
          <Stack gap="x5">
            <FactGrid>
              <RunningTile label={words.mahadasha} period={current.mahadasha} timezone={timezone} />
              <RunningTile
                label={words.antardasha}
                period={current.antardasha}
                timezone={timezone}
              />
            </FactGrid>
            <ReadingCard as="section" title={words.deeper}>
              <FactGrid>
                <RunningTile
                  label={`[paryantardasha|${currentWords.levels.paryantardasha}]`}
                  period={current.paryantardasha}
                  timezone={timezone}
                />
                <RunningTile
                  label={`[sookshma|${currentWords.levels.Shookshamadasha}]`}
                  period={current.Shookshamadasha}
                  timezone={timezone}
                />
              </FactGrid>
            </ReadingCard>
          </Stack>
        ) : (
          <Text>{words.none}</Text>
        )}
        <ScrollList title={words.caption}>
          <PeriodsInTurn
            caption={words.caption}
            captionHidden
            nameHeader={words.name}
            rows={antardasha.map((period) => ({
              name: `${period.mahadasha}/${period.antardasha}`,
              graha: grahaId(period.antardasha),
              start: period.start,
              end: period.end,
            }))}
            now={now}
            timeZone={timezone}
          />
        </ScrollList>
      </InTurn>
    </Stack>
  );
}

import { Heading, Stack, Text } from '@jyoti/ui/layout';
import { BasedOn } from '@jyoti/ui/reading-card';
import { PartHeading } from '@jyoti/ui/part';
import { TermText } from '@jyoti/ui/term-tip';
import { InTurn } from '../../../tool/in-turn.tsx';
import { IN_VIEW, PeriodsInTurn } from '../parts/periods-in-turn.tsx';
import { grahaId } from '../../../kundli/chart-data.ts';
import { yearsMonthsDays } from '../../../kundli/format.ts';
import type { TabProps } from '../report-props.ts';
import { VimshottariTree } from './vimshottari-tree.tsx';
import { useDashasTabWords, type DashasTabWords } from './words.ts';

const DAY = 86_400_000;

/** Years, months and days in words, leaving out what is nothing. */
function span(years: number, words: DashasTabWords['span']): string {
  const parts = yearsMonthsDays(years);
  const spoken = [
    parts.years > 0 && words.years(parts.years),
    parts.months > 0 && words.months(parts.months),
    parts.days > 0 && words.days(parts.days),
  ].filter(Boolean);
  return spoken.join(', ') || words.days(0);
}

/** What was left of the first period at birth, the nine periods of 120 years, and every period inside them. */
export function Mahadasha({ kundli, planets, search, subTab, now }: TabProps) {
  const { mahadasha: words, span: spanWords, length } = useDashasTabWords();
  const vimshottari = kundli.dashas?.vimshottari;
  if (!vimshottari) return null;
  const { timezone, year_days: yearDays } = kundli.settings;
  const moon = planets[2];

  return (
    <Stack gap="x5">
      <PartHeading title={subTab.label}>
        <TermText>{words.intro}</TermText>
      </PartHeading>
      <Stack gap="x2">
        <Text>
          {words.balance(span(vimshottari.balance.years, spanWords), vimshottari.balance.lord)}
        </Text>
        <BasedOn>{words.because(moon.nakshatra, moon.nakshatra_pada, moon.nakshatra_lord)}</BasedOn>
      </Stack>
      <InTurn atOnce={1}>
        <PeriodsInTurn
          caption={words.caption}
          nameHeader={words.lord}
          rows={vimshottari.mahadasha.map(({ planet, start, end }) => ({
            name: planet,
            graha: grahaId(planet),
            start,
            end,
          }))}
          after={[
            {
              id: 'length',
              header: length,
              numeric: true,
              stacked: 'end',
              cell: ({ start, end }) =>
                spanWords.years(Math.round((Date.parse(end) - Date.parse(start)) / DAY / yearDays)),
            },
          ]}
          atOnce={IN_VIEW}
          now={now}
          timeZone={timezone}
        />
        <Text size="small" tone="muted">
          {words.yearLength(yearDays)}
        </Text>
        <Stack gap="x3">
          <Heading level={3} size="h4">
            {words.tree}
          </Heading>
          <VimshottariTree
            key={String(search)}
            title={words.treeOf(kundli.birth.name)}
            vimshottari={vimshottari}
            search={search}
            timezone={timezone}
            now={now}
          />
        </Stack>
      </InTurn>
    </Stack>
  );
}

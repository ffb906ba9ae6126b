import { Badge } from '@jyoti/ui/badge';
import { GrahaGlyph, WithGlyph } from '@jyoti/ui/glyphs';
import { Cluster, Grid, Stack, Text } from '@jyoti/ui/layout';
import { PartHeading } from '@jyoti/ui/part';
import { ReadingCard, ReadingText } from '@jyoti/ui/reading-card';
import { TermText } from '@jyoti/ui/term-tip';
import { grahaId } from '../../../kundli/chart-data.ts';
import type { TabProps } from '../report-props.ts';
import { useReportWords } from '../words.ts';
import { useDashasTabWords } from './words.ts';

/** What each of the nine mahadashas brings, and what its lord does from where it stands. */
export function MahadashaPrediction({ kundli: { dashas }, subTab }: TabProps) {
  const words = useDashasTabWords().prediction;
  const { running } = useReportWords();
  if (!dashas) return null;
  const { predictions = [], current } = dashas.vimshottari;
  return (
    <Stack gap="x5">
      <PartHeading title={subTab.label}>
        <TermText>{words.intro}</TermText>
      </PartHeading>
      <Grid minItem="28rem" autoFit>
        {predictions.map((period) => (
          <ReadingCard
            key={`${period.dasha} ${period.dasha_start_year}`}
            title={
              <WithGlyph glyph={<GrahaGlyph graha={grahaId(period.dasha)} size={22} />}>
                {words.title(period.dasha)}
              </WithGlyph>
            }
            aside={
              <Cluster gap="x2">
                {current?.mahadasha.name === period.dasha && <Badge tone="brass">{running}</Badge>}
                <Text as="span" tone="muted" size="small">
                  {words.years(period.dasha_start_year, period.dasha_end_year)}
                </Text>
              </Cluster>
            }
            basedOn={words.because(period.dasha, period.zodiac, period.house)}
          >
            <ReadingText title={words.prediction}>{period.prediction}</ReadingText>
            <ReadingText title={words.influence}>{period.planet_in_zodiac}</ReadingText>
          </ReadingCard>
        ))}
      </Grid>
    </Stack>
  );
}

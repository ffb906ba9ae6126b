import { Badge } from '@jyoti/ui/badge';
import { GrahaGlyph } from '@jyoti/ui/glyphs';
import { Cluster, Stack, Text } from '@jyoti/ui/layout';
import { grahaId } from '../../../kundli/chart-data.ts';
import * as styles from '../parts/parts.css.ts';
import { PartHeading } from '../parts/part-heading.tsx';
import { ReadingCard } from '../parts/reading-card.tsx';
import { ReadingText } from '../parts/reading-text.tsx';
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
      <PartHeading title={subTab.label} intro={words.intro} />
      <div className={styles.readings}>
        {predictions.map((period) => (
          <ReadingCard
            key={`${period.dasha} ${period.dasha_start_year}`}
            title={
              <Cluster as="span" gap="x2">
                <GrahaGlyph graha={grahaId(period.dasha)} size={22} />
                <span>{words.title(period.dasha)}</span>
              </Cluster>
            }
            mark={
              <Cluster gap="x2">
                {current?.mahadasha.name === period.dasha && <Badge tone="brass">{running}</Badge>}
                <Text as="span" tone="muted" size="small">
                  {words.years(period.dasha_start_year, period.dasha_end_year)}
                </Text>
              </Cluster>
            }
            because={words.because(period.dasha, period.zodiac, period.house)}
          >
            <ReadingText title={words.prediction}>{period.prediction}</ReadingText>
            <ReadingText title={words.influence}>{period.planet_in_zodiac}</ReadingText>
          </ReadingCard>
        ))}
      </div>
    </Stack>
  );
}

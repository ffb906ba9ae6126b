import { Stack, Text } from '@jyoti/ui/layout';
import { PartHeading } from '../parts/part-heading.tsx';
import { ReadingCard } from '../parts/reading-card.tsx';
import { ReadingText } from '../parts/reading-text.tsx';
import * as styles from '../parts/parts.css.ts';
import { Sentences } from '../parts/sentences.tsx';
import type { TabProps } from '../report-props.ts';
import { MangalFormula, MangalVerdict } from './mangal-parts.tsx';
import { useDoshasTabWords } from './words.ts';

/** Whether Mars makes the dosha, where it stands, and what cancels it. */
export function MangalDosh({ kundli: { doshas }, subTab }: TabProps) {
  const words = useDoshasTabWords().mangal;
  if (!doshas) return null;
  const { mangal, manglik } = doshas;
  const { cancellationScore, cancellationReason } = mangal.cancellation;
  const percent = Math.round(cancellationScore * 100);
  const mars = [mangal.factors.mars, mangal.factors.moon].filter(Boolean).join(' ');
  return (
    <Stack gap="x5">
      <PartHeading title={subTab.label} intro={words.intro} />
      <MangalVerdict dosha={mangal} />
      <div className={styles.readings}>
        <ReadingCard
          title={words.mars}
          because={words.because(manglik.mars_zodiac, manglik.mars_strength)}
        >
          <ReadingText>{mars === '' ? words.marsAbsent : mars}</ReadingText>
        </ReadingCard>
        <Sentences title={words.reasons} sentences={cancellationReason} none={words.noReasons}>
          <Text weight="strong">{words.cancellation(percent)}</Text>
        </Sentences>
      </div>
      <MangalFormula />
    </Stack>
  );
}

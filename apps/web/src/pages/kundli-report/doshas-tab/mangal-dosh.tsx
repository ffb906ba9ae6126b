import { Grid, Stack, Text } from '@jyoti/ui/layout';
import { PartHeading } from '@jyoti/ui/part';
import { ReadingCard, ReadingText } from '@jyoti/ui/reading-card';
import { TermText } from '@jyoti/ui/term-tip';
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
      <PartHeading title={subTab.label}>
        <TermText>{words.intro}</TermText>
      </PartHeading>
      <MangalVerdict dosha={mangal} />
      <Grid minItem="28rem" autoFit>
        <ReadingCard
          title={words.mars}
          basedOn={words.because(manglik.mars_zodiac, manglik.mars_strength)}
        >
          <ReadingText>{mars === '' ? words.marsAbsent : mars}</ReadingText>
        </ReadingCard>
        <Sentences title={words.reasons} sentences={cancellationReason} none={words.noReasons}>
          <Text weight="strong">{words.cancellation(percent)}</Text>
        </Sentences>
      </Grid>
      <MangalFormula />
    </Stack>
  );
}

import { Grid, Stack, Text } from '@jyoti/ui/layout';
import { PartHeading } from '@jyoti/ui/part';
import { Verdict } from '@jyoti/ui/verdict';
import { TermText } from '@jyoti/ui/term-tip';
import { Sentences } from '../parts/sentences.tsx';
import type { TabProps } from '../report-props.ts';
import { useDoshasTabWords } from './words.ts';

/** Whether one of three rules holds, which, and all three for whoever wants to look again. */
export function PitraDosh({ kundli: { doshas }, subTab }: TabProps) {
  const { pitra: words, yes, no } = useDoshasTabWords();
  if (!doshas) return null;
  const { pitra } = doshas;
  return (
    <Stack gap="x5">
      <PartHeading title={subTab.label}>
        <TermText>{words.intro}</TermText>
      </PartHeading>
      <Verdict
        present={pitra.is_dosha_present}
        answer={pitra.is_dosha_present ? yes : no}
        title={pitra.is_dosha_present ? words.present : words.none}
      >
        {pitra.bot_response && <Text>{pitra.bot_response}</Text>}
      </Verdict>
      <Grid minItem="28rem" autoFit>
        {pitra.reasons.length > 0 && <Sentences title={words.reasons} sentences={pitra.reasons} />}
        <Sentences title={words.rules} sentences={words.rulesText} />
      </Grid>
    </Stack>
  );
}

import { Stack, Text } from '@jyoti/ui/layout';
import { BasedOn } from '@jyoti/ui/reading-card';
import { PartHeading } from '@jyoti/ui/part';
import { Verdict } from '@jyoti/ui/verdict';
import { TermText } from '@jyoti/ui/term-tip';
import { Sentences } from '../parts/sentences.tsx';
import { degreesMinutesSeconds } from '../../../kundli/format.ts';
import type { TabProps } from '../report-props.ts';
import { useDoshasTabWords } from './words.ts';

/** Whether all grahas stand on one side of the nodes, of which form, and what breaks it. */
export function KaalSarpDosh({ kundli: { doshas }, subTab }: TabProps) {
  const { kaalsarp: words, yes, no } = useDoshasTabWords();
  if (!doshas) return null;
  const { kaalsarp } = doshas;
  const because = [
    words.because(kaalsarp.rahu_house, kaalsarp.ketu_house),
    ...(kaalsarp.direction ? [words[kaalsarp.direction]] : []),
    ...kaalsarp.outside.map(({ graha, house, node, degrees_beyond }) =>
      words.outside(graha, house, degreesMinutesSeconds(degrees_beyond), node),
    ),
  ].join('; ');
  return (
    <Stack gap="x5">
      <PartHeading title={subTab.label}>
        <TermText>{words.intro}</TermText>
      </PartHeading>
      <Verdict
        present={kaalsarp.is_dosha_present}
        answer={kaalsarp.is_dosha_present ? yes : no}
        title={kaalsarp.is_dosha_present ? words.present(kaalsarp.type ?? '') : words.none}
      >
        {kaalsarp.bot_response && <Text>{kaalsarp.bot_response}</Text>}
        {kaalsarp.is_partial && <Text>{words.partial}</Text>}
        <BasedOn>{because}</BasedOn>
      </Verdict>
      <Sentences title={words.remedies} sentences={kaalsarp.remedies} none={words.noRemedies}>
        {kaalsarp.remedies.length > 0 && (
          <Text size="small" tone="muted">
            {words.remedyNote}
          </Text>
        )}
      </Sentences>
    </Stack>
  );
}

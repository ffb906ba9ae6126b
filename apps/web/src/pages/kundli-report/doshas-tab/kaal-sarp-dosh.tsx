import { Stack, Text } from '@jyoti/ui/layout';
import { Because } from '../parts/because.tsx';
import { PartHeading } from '../parts/part-heading.tsx';
import { Sentences } from '../parts/sentences.tsx';
import { Verdict } from '../../../kundli/verdict.tsx';
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
      <PartHeading title={subTab.label} intro={words.intro} />
      <Verdict
        present={kaalsarp.is_dosha_present}
        answer={kaalsarp.is_dosha_present ? yes : no}
        sentence={kaalsarp.is_dosha_present ? words.present(kaalsarp.type ?? '') : words.none}
        response={kaalsarp.bot_response}
      >
        {kaalsarp.is_partial && <Text>{words.partial}</Text>}
        <Because>{because}</Because>
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

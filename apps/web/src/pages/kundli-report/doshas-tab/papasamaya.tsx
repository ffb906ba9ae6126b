import { Stack, Text } from '@jyoti/ui/layout';
import { PapaBars } from '@jyoti/ui/papa-bars';
import { PartHeading } from '@jyoti/ui/part';
import { TermText } from '@jyoti/ui/term-tip';
import type { TabProps } from '../report-props.ts';
import { useDoshasTabWords } from './words.ts';

/** How heavily four malefics weigh, as bars and as plain points. */
export function Papasamaya({ kundli: { doshas, birth }, subTab }: TabProps) {
  const words = useDoshasTabWords().papa;
  if (!doshas) return null;
  const { papasamaya: papa } = doshas;
  return (
    <Stack gap="x5">
      <PartHeading title={subTab.label}>
        <TermText>{words.intro}</TermText>
      </PartHeading>
      {papa.bot_response && <Text>{papa.bot_response}</Text>}
      <PapaBars
        caption={words.caption}
        partners={[
          {
            name: birth.name,
            papa: {
              rahu: papa.rahu_papa,
              sun: papa.sun_papa,
              saturn: papa.saturn_papa,
              mars: papa.mars_papa,
            },
            total: papa.total,
            points: papa.points,
          },
        ]}
      />
    </Stack>
  );
}

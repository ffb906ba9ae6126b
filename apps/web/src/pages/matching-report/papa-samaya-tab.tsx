import { FactGrid, FactTile } from '@jyoti/ui/fact-grid';
import { Stack, Text } from '@jyoti/ui/layout';
import { PapaBars } from '@jyoti/ui/papa-bars';
import type { MatchProps } from './match-props.ts';
import { twoDecimals } from './numbers.ts';
import { useMatchingWords } from './words.ts';

/** How heavily the malefics weigh in the two charts, and how near the two come. */
export function PapaSamayaTab({ match: { papasamaya: papa }, names }: MatchProps) {
  const { papa: words, percent } = useMatchingWords();
  return (
    <Stack gap="x5">
      <FactGrid>
        <FactTile label={words.score} value={percent(twoDecimals(papa.score))} />
      </FactGrid>
      <Text tone="muted">
        {words.intro} {words.rule}
      </Text>
      <Text>{papa.bot_response}</Text>
      <PapaBars
        caption={words.caption}
        partners={[
          { name: names.boy, papa: papa.boy_papa, total: papa.boy_total, points: papa.boy_points },
          {
            name: names.girl,
            papa: papa.girl_papa,
            total: papa.girl_total,
            points: papa.girl_points,
          },
        ]}
        note={words.formula}
      />
    </Stack>
  );
}

import { FactGrid, FactTile } from '@jyoti/ui/fact-grid';
import { KootaTable } from '@jyoti/ui/koota-table';
import { Stack, Text } from '@jyoti/ui/layout';
import { dashakootOrder, tableRow } from './koota-rows.ts';
import type { MatchProps } from './match-props.ts';
import { plain } from './numbers.ts';
import { useMatchingWords } from './words.ts';

/** The ten poruthams of the south. */
export function DashakootTab({ match: { dashakoot }, names }: MatchProps) {
  const { dashakoot: words, outOf } = useMatchingWords();
  const { score, full_score } = dashakoot;
  return (
    <Stack gap="x5">
      <FactGrid>
        <FactTile label={words.score} value={outOf(plain(score), plain(full_score))} />
      </FactGrid>
      <Text>{dashakoot.bot_response}</Text>
      <KootaTable
        caption={words.caption}
        rows={dashakootOrder.map((key) => tableRow(key, dashakoot[key]))}
        total={{ score, fullScore: full_score }}
        boyLabel={names.boy}
        girlLabel={names.girl}
      />
      <Text size="small" tone="muted">
        {words.note}
      </Text>
    </Stack>
  );
}

import { DoshaList } from '@jyoti/ui/dosha-list';
import { FactGrid, FactTile } from '@jyoti/ui/fact-grid';
import { Stack, Text } from '@jyoti/ui/layout';
import { Part } from '@jyoti/ui/part';
import { AggregateFormula } from './aggregate-formula.tsx';
import { doshaRows } from './dosha-rows.ts';
import type { MatchProps } from './match-props.ts';
import { plain } from './numbers.ts';
import { useMatchingWords } from './words.ts';

/** Everything in one figure, what it is made of, and the doshas. */
export function AggregateTab(props: MatchProps) {
  const catalogue = useMatchingWords();
  const { aggregate: words, percent, outOf } = catalogue;
  const { aggregate, ashtakoot, dashakoot } = props.match;
  return (
    <Stack gap="x6">
      <Stack gap="x4">
        <FactGrid>
          <FactTile label={words.overall} value={percent(plain(aggregate.score))} />
          <FactTile
            label={words.ashtakoot}
            value={outOf(plain(aggregate.ashtakoot_score), plain(ashtakoot.full_score))}
          />
          <FactTile
            label={words.dashakoot}
            value={outOf(plain(aggregate.dashkoot_score), plain(dashakoot.full_score))}
          />
        </FactGrid>
        <Text>{aggregate.bot_response}</Text>
      </Stack>
      <Part title={words.doshas} intro={words.doshasNote} gap="x3">
        <DoshaList label={words.doshas} items={doshaRows(props, catalogue)} />
      </Part>
      <Part title={words.extended} gap="x3">
        <Text>{aggregate.extended_response}</Text>
        <AggregateFormula aggregate={aggregate} />
      </Part>
    </Stack>
  );
}

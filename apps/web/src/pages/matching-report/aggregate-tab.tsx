import { Heading, Stack, Text } from '@jyoti/ui/layout';
import { AggregateFormula } from './aggregate-formula.tsx';
import { DoshaPanel } from './dosha-panel.tsx';
import { Figures } from './figures.tsx';
import type { MatchProps } from './match-props.ts';
import * as styles from './matching-report.css.ts';
import { plain } from './numbers.ts';
import { useMatchingWords } from './words.ts';

/** Everything in one figure, what it is made of, and the doshas. */
export function AggregateTab(props: MatchProps) {
  const { aggregate: words, percent, outOf } = useMatchingWords();
  const { aggregate, ashtakoot, dashakoot } = props.match;
  return (
    <Stack gap="x6">
      <Stack gap="x4">
        <Figures
          items={[
            { label: words.overall, value: percent(plain(aggregate.score)) },
            {
              label: words.ashtakoot,
              value: outOf(plain(aggregate.ashtakoot_score), plain(ashtakoot.full_score)),
            },
            {
              label: words.dashakoot,
              value: outOf(plain(aggregate.dashkoot_score), plain(dashakoot.full_score)),
            },
          ]}
        />
        <Text className={styles.reading}>{aggregate.bot_response}</Text>
      </Stack>
      <DoshaPanel {...props} />
      <Stack gap="x3">
        <Heading level={2} size="h3">
          {words.extended}
        </Heading>
        <Text className={styles.reading}>{aggregate.extended_response}</Text>
        <AggregateFormula aggregate={aggregate} />
      </Stack>
    </Stack>
  );
}

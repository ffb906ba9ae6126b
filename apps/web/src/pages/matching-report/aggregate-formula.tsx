import type { Matching } from '@jyoti/contract';
import { Disclosure } from '@jyoti/ui/disclosure';
import { Stack, Text } from '@jyoti/ui/layout';
import { Table } from '@jyoti/ui/table';
import { formulaRows } from './formula-rows.ts';
import { twoDecimals } from './numbers.ts';
import { useMatchingWords } from './words.ts';

/** The sum that leads to the overall percentage, for whoever wants to count again. */
export function AggregateFormula({ aggregate }: { aggregate: Matching['aggregate'] }) {
  const catalogue = useMatchingWords();
  const { aggregate: words, percent } = catalogue;
  const rows = formulaRows(aggregate, catalogue);
  return (
    <Disclosure label={words.formula} defaultOpen>
      <Stack gap="x3">
        <Text size="small">{words.formulaIntro}</Text>
        <Table
          caption={words.formula}
          captionHidden
          rows={rows}
          rowKey={({ name }, index) => `${name}${index}`}
          columns={[
            { id: 'part', header: words.part, cell: ({ name }) => name },
            { id: 'rule', header: words.rule, stacked: 'note', cell: ({ rule }) => rule },
            { id: 'reached', header: words.reached, numeric: true, cell: (row) => row.reached },
            { id: 'weight', header: words.weight, numeric: true, cell: (row) => row.weight },
            {
              id: 'points',
              header: words.points,
              numeric: true,
              stacked: 'end',
              cell: (row) => row.points,
            },
          ]}
          footer={{ part: words.sum, points: percent(twoDecimals(aggregate.score)) }}
        />
      </Stack>
    </Disclosure>
  );
}

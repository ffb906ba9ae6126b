import { doshaReferences } from '@jyoti/contract';
import { Grid, Stack } from '@jyoti/ui/layout';
import { Table } from '@jyoti/ui/table';
import { PartHeading } from '@jyoti/ui/part';
import { TermText } from '@jyoti/ui/term-tip';
import { Sentences } from '../parts/sentences.tsx';
import type { TabProps } from '../report-props.ts';
import { MangalFormula, MangalVerdict } from './mangal-parts.tsx';
import { useDoshasTabWords } from './words.ts';

/** The same dosha with everything that was looked at. */
export function ManglikDosh({ kundli: { doshas }, subTab }: TabProps) {
  const { mangal: words, yes, no } = useDoshasTabWords();
  if (!doshas) return null;
  const { manglik } = doshas;
  const factors = Object.values(manglik.factors).filter((sentence) => sentence !== undefined);
  return (
    <Stack gap="x5">
      <PartHeading title={subTab.label}>
        <TermText>{words.intro}</TermText>
      </PartHeading>
      <MangalVerdict dosha={manglik} />
      <Grid minItem="28rem" autoFit>
        <Sentences title={words.factors} sentences={factors} none={words.noFactors} />
        <Sentences title={words.aspects} sentences={manglik.aspects} none={words.noAspects} />
      </Grid>
      <Table
        caption={words.seenFrom}
        rows={doshaReferences}
        rowKey={(reference) => reference}
        columns={[
          { id: 'from', header: words.from, cell: (from) => words.references[from] },
          {
            id: 'house',
            header: words.house,
            numeric: true,
            cell: (from) => manglik.references[from].house,
          },
          {
            id: 'counts',
            header: words.counts,
            cell: (from) => (manglik.references[from].is_dosha_house ? yes : no),
          },
          {
            id: 'units',
            header: words.units,
            numeric: true,
            cell: (from) => manglik.references[from].units,
          },
          {
            id: 'weight',
            header: words.weight,
            numeric: true,
            cell: (from) => manglik.references[from].weight,
          },
          {
            id: 'aspected',
            header: words.aspected,
            cell: (from) => manglik.references[from].aspected_houses.join(', '),
          },
        ]}
      />
      <MangalFormula />
    </Stack>
  );
}

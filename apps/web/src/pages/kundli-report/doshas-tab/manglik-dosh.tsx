import { doshaReferences } from '@jyoti/contract';
import { Stack } from '@jyoti/ui/layout';
import { Table } from '@jyoti/ui/table';
import * as styles from '../parts/parts.css.ts';
import { PartHeading } from '../parts/part-heading.tsx';
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
      <PartHeading title={subTab.label} intro={words.intro} />
      <MangalVerdict dosha={manglik} />
      <div className={styles.readings}>
        <Sentences title={words.factors} sentences={factors} none={words.noFactors} />
        <Sentences title={words.aspects} sentences={manglik.aspects} none={words.noAspects} />
      </div>
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

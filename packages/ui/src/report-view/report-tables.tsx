import { use } from 'react';
import { RenderAtOnce, useProgressiveRender } from '../progressive-render/index.ts';
import { DescriptionList } from '../description-list/index.ts';
import { Section } from '../section/index.ts';
import { Grid } from '../layout/index.ts';
import { ScrollList } from '../scroll-list/index.ts';
import { Table } from '../table/index.ts';
import type { ReportTable } from './report-data.ts';
import { cellOf, factItem } from './report-value.tsx';

/** Number of rows of a long table in the first render. */
const ROWS = 12;

function Rows({ table }: { table: ReportTable }) {
  const { caption, captionShown = true, columns, rows, marked = [], total, display } = table;
  const inBox = display === 'scroll';
  const rendered = useProgressiveRender(rows.length, inBox ? rows.length : ROWS, ROWS);
  const isOnPaper = use(RenderAtOnce);
  const id = (column: number) => String(column);
  const shown = [...columns.entries()].filter(([, { pageOnly }]) => !(pageOnly && isOnPaper));
  return (
    <Table
      caption={caption}
      captionHidden={inBox || !captionShown}
      columns={shown.map(([column, { header, numeric, stacked }]) => ({
        id: id(column),
        header,
        numeric,
        stacked,
        cell: (row: ReportTable['rows'][number]) => cellOf(row[column]),
      }))}
      rows={rows.slice(0, rendered)}
      rowKey={(_, row) => row}
      isCurrent={(_, row) => marked.includes(row)}
      footer={total && Object.fromEntries(total.map((cell, column) => [id(column), cellOf(cell)]))}
      narrow={table.keepsGrid ? 'scroll' : 'stack'}
      aria-busy={rendered < rows.length}
    />
  );
}

/** A card of each row, titled by its first cell. */
function Cards({ table: { columns, rows } }: { table: ReportTable }) {
  return (
    <Grid minItem="18rem">
      {rows.map(([title, ...cells], index) => (
        <Section key={index} variant="card" title={cellOf(title)} headingLevel={3}>
          <DescriptionList
            items={cells.map((cell, column) => factItem([columns[column + 1]!.header, cell]))}
          />
        </Section>
      ))}
    </Grid>
  );
}

/** A table: in full, in a scrolling box, or as cards. */
export function TableOf({ table }: { table: ReportTable }) {
  if (table.display === 'cards') return <Cards table={table} />;
  if (table.display !== 'scroll') return <Rows table={table} />;
  return (
    <ScrollList title={table.caption}>
      <Rows table={table} />
    </ScrollList>
  );
}

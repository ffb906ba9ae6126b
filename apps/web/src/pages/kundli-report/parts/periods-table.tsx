import type { Graha } from '@jyoti/contract';
import { Badge } from '@jyoti/ui/badge';
import { GrahaGlyph } from '@jyoti/ui/glyphs';
import { Cluster } from '@jyoti/ui/layout';
import { Table, type TableColumn } from '@jyoti/ui/table';
import { grahaId } from '../../../kundli/chart-data.ts';
import { boundsOf } from '../../../kundli/format.ts';
import { useInTurn } from '../../../tool/in-turn.tsx';
import { isRunning } from './running-name.tsx';
import { useReportWords } from '../words.ts';
import { WithGlyph } from './with-glyph.tsx';

/** As many rows as a phone shows below the tabs. */
export const IN_VIEW = 5;

export interface Period {
  /** What it is called. */
  name: string;
  /** Whose shape is drawn before the name. */
  graha?: Graha;
  lord?: Graha;
  start: string;
  end: string;
}

type Column = 'lord' | 'starts' | 'ends';

/** Periods one below the other, the one that contains `now` marked. */
export function PeriodsTable<Row extends Period>({
  caption,
  captionHidden = false,
  nameHeader,
  lordHeader,
  shows = ['starts', 'ends'],
  more = [],
  rows,
  atOnce = rows.length,
  now,
  timezone,
}: {
  caption: string;
  captionHidden?: boolean;
  nameHeader: string;
  lordHeader?: string;
  /** Columns after the name, in this order. */
  shows?: readonly Column[];
  /** Columns after those. */
  more?: readonly TableColumn<Row>[];
  rows: readonly Row[];
  /** How many rows to draw at once, the others when those are painted. All of them where it is left out. */
  atOnce?: number;
  now: string;
  timezone: string;
}) {
  const words = useReportWords();
  const drawn = useInTurn(rows.length, atOnce, 12);
  const columns: Record<Column, TableColumn<Row>> = {
    lord: { id: 'lord', header: lordHeader ?? '', cell: ({ lord }) => lord },
    starts: {
      id: 'starts',
      header: words.period.starts,
      cell: (row) => boundsOf(row, timezone).start,
    },
    ends: { id: 'ends', header: words.period.ends, cell: (row) => boundsOf(row, timezone).end },
  };

  return (
    <Table
      caption={caption}
      captionHidden={captionHidden}
      columns={[
        {
          id: 'name',
          header: nameHeader,
          cell: (row) => {
            const name = (
              <WithGlyph glyph={row.graha && <GrahaGlyph graha={grahaId(row.graha)} size={20} />}>
                {row.name}
              </WithGlyph>
            );
            if (!isRunning(row, now)) return name;
            return (
              <Cluster gap="x2">
                {name}
                <Badge tone="brass">{words.running}</Badge>
              </Cluster>
            );
          },
        },
        ...shows.map((column) => columns[column]),
        ...more,
      ]}
      rows={rows.slice(0, drawn)}
      aria-busy={drawn < rows.length}
      rowKey={({ start, name }) => `${start} ${name}`}
      isCurrent={(row) => isRunning(row, now)}
    />
  );
}

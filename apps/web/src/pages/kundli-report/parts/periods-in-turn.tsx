import { PeriodsTable, type Period, type PeriodsTableProps } from '@jyoti/ui/periods-table';
import { useInTurn } from '../../../tool/in-turn.tsx';

/** As many rows as a phone shows below the tabs. */
export const IN_VIEW = 5;

interface PeriodsInTurnProps<Row extends Period> extends Omit<PeriodsTableProps<Row>, 'hourCycle'> {
  /** How many rows to render at once, the others after the first paint. @default all */
  atOnce?: number;
}

/** A table of periods that renders the rows in view first. */
export function PeriodsInTurn<Row extends Period>({
  rows,
  atOnce = rows.length,
  ...table
}: PeriodsInTurnProps<Row>) {
  const count = useInTurn(rows.length, atOnce, 12);
  return (
    <PeriodsTable
      {...table}
      rows={rows.slice(0, count)}
      aria-busy={count < rows.length}
      hourCycle="h23"
    />
  );
}

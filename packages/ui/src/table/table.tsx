import type { Density } from '@jyoti/themes';
import { clsx } from 'clsx';
import { useId, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import type { ClassNames } from '../shared/react/class-names.ts';
import { useStrings } from '../i18n/index.ts';
import { visuallyHidden } from '../visually-hidden/index.ts';
import { warnWithoutName } from '../shared/react/warn-without-name.ts';
import * as styles from './table.css.ts';
import { tableStrings } from '../messages.generated/en/components/Table.ts';
import { TableScroller } from './table-scroller.tsx';

/** Names of the properties of a row that can be shown as they are: text, numbers, elements. */
export type TableField<Row> = keyof {
  [Name in keyof Row as Row[Name] extends ReactNode ? Name : never]: true;
} &
  string;

export interface TableColumn<Row> {
  /** Names the column in `rowHeader` and `footer`. */
  id: string;
  /** Its header, repeated next to each value in stacked rows. */
  header: string;
  /** The value in a row. An empty value (`null`, `''`) leaves the cell empty. */
  cell?: (row: Row, index: number) => ReactNode;
  /**
   * Instead of `cell`: the property of a row that is shown unchanged. Server components must use this, because they
   * cannot pass functions.
   */
  field?: TableField<NoInfer<Row>>;
  /** Numbers: aligned at the end, with tabular figures; not in the column that names the rows. @default false */
  numeric?: boolean;
  /**
   * Position of its value in a stacked row: `pair` its own line with the header before it, `detail`
   * a muted line below the row's name, `note` the same across the whole row (sentences), `text` a
   * sentence after its header, `end` at the end of the row, opposite its name and without the
   * header.
   * @default "pair"
   */
  stacked?: 'pair' | 'detail' | 'note' | 'text' | 'end';
}

export interface TableProps<Row> extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** Names the table. */
  caption: string;
  /**
   * Hides the caption visually (screen readers still read it), for use below a heading with the same text. @default
   * false
   */
  captionHidden?: boolean;
  /** The columns in their order: header, cell and alignment of each. */
  columns: readonly TableColumn<Row>[];
  /** The data of the rows in their order. */
  rows: readonly Row[];
  /** Stable key of a row: a function, or the name of the property. */
  rowKey: TableField<NoInfer<Row>> | ((row: Row, index: number) => string | number);
  /** `id` of the column that names each row. @default the first column */
  rowHeader?: string;
  /** Marks the current row (today, the running period). */
  isCurrent?: (row: Row, index: number) => boolean;
  /** A last row of totals: values by column `id`. */
  footer?: Readonly<Record<string, ReactNode>>;
  /** Text shown without rows. @default "Nothing to show." in the current language */
  empty?: ReactNode;
  /**
   * In a narrow container: `stack` turns each row into a block, `scroll` keeps the grid, in compact rows and with the first
   * column in view. `scroll` is for grids that are compared down and across (planets, strengths).
   * @default "stack"
   */
  narrow?: 'stack' | 'scroll';
  /**
   * `compact`: rows of 28 px where the pointer is fine, for work with many figures. @default that of the part around it
   */
  density?: Density;
  /** Shows a background and border around it. `false` inside a Card. @default true */
  border?: boolean;
  /** Classes of its parts; `rowHeader` is the cell that names a row. */
  classNames?: ClassNames<'caption' | 'columnHeader' | 'row' | 'rowHeader' | 'cell'>;
  ref?: Ref<HTMLDivElement>;
}

/**
 * Explicit roles, because a table whose rows are laid out as blocks loses its native roles in some
 * browsers.
 */
const ROLES = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  rowheader: { role: 'rowheader' },
  columnheader: { role: 'columnheader' },
  cell: { role: 'cell' },
} as const;

function valueIn<Row>({ cell, field }: TableColumn<Row>, row: Row, index: number): ReactNode {
  if (cell) return cell(row, index);
  return field === undefined ? null : (row[field] as ReactNode);
}

/** Facts in rows and columns. */
export function Table<Row>({
  caption,
  captionHidden = false,
  columns,
  rows,
  rowKey,
  rowHeader = columns[0]?.id,
  isCurrent,
  footer,
  empty,
  narrow = 'stack',
  density,
  border = true,
  className,
  classNames,
  ...rest
}: TableProps<Row>) {
  warnWithoutName('Table', 'caption', caption);
  const strings = useStrings(tableStrings);
  const captionId = useId();

  const cells = (valueOf: (column: TableColumn<Row>) => ReactNode, current = false) =>
    columns.map((column) => {
      const { id, header, numeric = false, stacked = 'pair' } = column;
      const value = valueOf(column);
      if (id === rowHeader) {
        return (
          <th
            key={id}
            scope="row"
            {...ROLES.rowheader}
            className={clsx(styles.rowHeader({ narrow }), classNames?.rowHeader)}
            aria-current={current || undefined}
          >
            {value}
          </th>
        );
      }
      return (
        <td
          key={id}
          {...ROLES.cell}
          className={clsx(styles.cell({ narrow, numeric, stacked }), classNames?.cell)}
          data-empty={value === null || value === undefined || value === '' ? '' : undefined}
        >
          {narrow === 'stack' && stacked !== 'end' && (
            <span
              className={clsx(styles.label, stacked === 'text' && styles.labelOfText)}
              aria-hidden="true"
            >
              {header}
            </span>
          )}
          <span className={styles.value({ narrow })}>{value}</span>
        </td>
      );
    });

  return (
    <div
      {...rest}
      className={clsx(styles.root, className)}
      data-density={density}
      data-part="table"
    >
      <TableScroller labelledBy={captionId} border={border}>
        <table {...ROLES.table} aria-labelledby={captionId} className={styles.table({ narrow })}>
          <caption
            id={captionId}
            className={clsx(
              captionHidden ? visuallyHidden : styles.caption({ narrow }),
              classNames?.caption,
            )}
          >
            <span className={styles.captionText}>{caption}</span>
          </caption>
          <thead {...ROLES.rowgroup} className={styles.head({ narrow })}>
            <tr {...ROLES.row}>
              {columns.map(({ id, header, numeric = false }) => (
                <th
                  key={id}
                  scope="col"
                  {...ROLES.columnheader}
                  className={clsx(
                    styles.columnHeader({
                      // The names of the rows are aligned at the start, whatever they are.
                      numeric: numeric && id !== rowHeader,
                      pinned: id === rowHeader,
                      narrow,
                    }),
                    classNames?.columnHeader,
                  )}
                >
                  {header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody {...ROLES.rowgroup} className={styles.group({ narrow })}>
            {rows.map((row, index) => {
              const current = isCurrent?.(row, index) ?? false;
              return (
                <tr
                  key={typeof rowKey === 'function' ? rowKey(row, index) : String(row[rowKey])}
                  {...ROLES.row}
                  className={clsx(styles.row({ narrow, current }), classNames?.row)}
                  data-state={current ? 'current' : undefined}
                >
                  {cells((column) => valueIn(column, row, index), current)}
                </tr>
              );
            })}
            {rows.length === 0 && (
              <tr {...ROLES.row} className={styles.group({ narrow })}>
                <td {...ROLES.cell} colSpan={columns.length} className={styles.empty({ narrow })}>
                  {empty ?? strings.empty}
                </td>
              </tr>
            )}
          </tbody>
          {footer && (
            <tfoot {...ROLES.rowgroup} className={styles.group({ narrow })}>
              <tr {...ROLES.row} className={styles.row({ narrow, total: true })}>
                {cells(({ id }) => footer[id])}
              </tr>
            </tfoot>
          )}
        </table>
      </TableScroller>
    </div>
  );
}

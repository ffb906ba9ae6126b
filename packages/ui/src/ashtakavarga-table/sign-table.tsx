import { clsx } from 'clsx';
import { useId, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { RashiGlyph, rashiNames, rashiNumbers, type RashiNumber } from '../glyphs/index.ts';
import { useStrings } from '../i18n/index.ts';
import { TableScroller } from '../table/table-scroller.tsx';
import { visuallyHidden } from '../visually-hidden/index.ts';
import { houseOf, type Heat } from './ashtakavarga-table.logic.ts';
import { ashtakavargaTableStrings } from '../messages.generated/en/components/AshtakavargaTable.ts';
import * as styles from './sign-table.css.ts';

/** Options that all grids over the twelve signs share. */
export interface SignTableOptions extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /**
   * Hides the caption visually (screen readers still read it), for use below a heading with the same text. @default
   * false
   */
  captionHidden?: boolean;
  /** The rising sign, 1 (Mesha) to 12: its column is tinted and each column header has its house number. */
  lagna?: RashiNumber;
  ref?: Ref<HTMLDivElement>;
}

export interface SignTableRow {
  key: string;
  header: ReactNode;
  /** One for each sign, Mesha first. */
  cells: readonly { content: ReactNode; heat?: Heat }[];
  total: ReactNode;
}

interface SignTableProps extends SignTableOptions {
  part: string;
  caption: string;
  rowsAre: string;
  rows: readonly SignTableRow[];
  foot: SignTableRow;
  /** Legend under the grid. */
  children: ReactNode;
}

/** A small triangle: up for strong, down for weak. */
export function HeatMark({ heat }: { heat: Heat }) {
  if (heat === 'plain') return null;
  return (
    <svg viewBox="0 0 8 7" aria-hidden="true" focusable="false" className={styles.mark({ heat })}>
      <path d={heat === 'strong' ? 'M4 0 8 7H0Z' : 'M0 0h8L4 7Z'} />
    </svg>
  );
}

/** Legend of the three backgrounds. */
export function HeatLegend() {
  const strings = useStrings(ashtakavargaTableStrings);
  return (
    <ul className={styles.legend}>
      {(['strong', 'plain', 'weak'] as const).map((heat) => (
        <li key={heat} className={styles.legendItem}>
          <span className={styles.sample({ heat })} aria-hidden="true">
            <HeatMark heat={heat} />
          </span>
          {strings[heat]}
        </li>
      ))}
    </ul>
  );
}

/** A grid of numbers over the twelve signs, with sums in the last column and row. The first column stays in view. */
export function SignTable({
  part,
  caption,
  captionHidden = false,
  rowsAre,
  rows,
  foot,
  lagna,
  className,
  children,
  ...rest
}: SignTableProps) {
  const captionId = useId();
  const strings = useStrings(ashtakavargaTableStrings);
  const names = useStrings(rashiNames);
  const line = ({ header, cells, total }: Omit<SignTableRow, 'key'>) => (
    <>
      <th scope="row" className={styles.rowHeader}>
        {header}
      </th>
      {cells.map(({ content, heat }, index) => (
        <td
          key={rashiNumbers[index]}
          className={styles.cell({ heat, rising: index + 1 === lagna })}
          data-heat={heat}
        >
          {content}
          {heat && <HeatMark heat={heat} />}
        </td>
      ))}
      <td className={styles.total}>{total}</td>
    </>
  );

  return (
    <div {...rest} className={clsx(styles.root, className)} data-part={part}>
      <TableScroller labelledBy={captionId}>
        <table className={styles.table} aria-labelledby={captionId}>
          <caption id={captionId} className={captionHidden ? visuallyHidden : styles.caption}>
            <span className={styles.captionText}>{caption}</span>
          </caption>
          <thead>
            <tr>
              <th scope="col" className={styles.corner}>
                {rowsAre}
              </th>
              {rashiNumbers.map((rashi) => (
                <th
                  key={rashi}
                  scope="col"
                  className={styles.columnHeader({ rising: rashi === lagna })}
                >
                  <RashiGlyph sign={rashi} size={22} className={styles.figure} />
                  <span className={styles.signName}>{names[rashi]}</span>
                  {lagna && (
                    <>
                      <span className={visuallyHidden}>
                        , {strings.house({ house: houseOf(rashi, lagna) })}
                      </span>
                      <span className={styles.house} aria-hidden="true">
                        {houseOf(rashi, lagna)}
                      </span>
                    </>
                  )}
                </th>
              ))}
              <th scope="col" className={styles.totalHeader}>
                {strings.total}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, ...row }) => (
              <tr key={key}>{line(row)}</tr>
            ))}
          </tbody>
          <tfoot>
            <tr>{line(foot)}</tr>
          </tfoot>
        </table>
      </TableScroller>
      {children}
    </div>
  );
}

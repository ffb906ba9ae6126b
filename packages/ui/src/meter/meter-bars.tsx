import { clsx } from 'clsx';
import { useId } from 'react';
import { card } from '../card/card.css.ts';
import { useWrittenNumber } from '../shared/format/use-written-number.ts';
import { visuallyHidden } from '../visually-hidden/index.ts';
import * as styles from './meter-bars.css.ts';
import type { MeterBar, MeterBarRow, MeterBarsProps } from './meter.tsx';

/** A table of values, each as a bar on the same scale. */
export function MeterBars({
  label,
  labelHidden = false,
  max,
  columns,
  rows,
  marks = [],
  total,
  note,
  variant: _variant,
  className,
  ...rest
}: MeterBarsProps) {
  const id = useId();
  const write = useWrittenNumber();
  const shareOf = (value: number, end: number) => `${Math.min(100, value * (100 / end))}%`;

  const cell = ({ value, text, tone, word, note: remark }: MeterBar, end: number) => (
    <>
      <div className={styles.track} aria-hidden="true">
        {end === max &&
          marks.map((mark) => (
            <span
              key={mark}
              className={styles.threshold}
              style={{ insetInlineStart: shareOf(mark, max) }}
            />
          ))}
        <span
          className={styles.bar({ tone })}
          style={{ inlineSize: shareOf(value, end) }}
          data-part="meter-bar"
        />
      </div>
      <span className={styles.words}>
        <span>
          <span className={styles.value}>{text ?? write(value)}</span> {word}
        </span>{' '}
        {remark && <span className={styles.remark}>{remark}</span>}
      </span>
    </>
  );
  const row = (each: MeterBarRow, end: number, line?: string) => (
    <tr key={each.id}>
      <th scope="row" className={clsx(styles.rowHeader, line)}>
        {each.label}
      </th>
      {each.bars.map((bar, index) => (
        <td key={columns[index + 1]} className={clsx(styles.cell, line)} data-tone={bar.tone}>
          {cell(bar, end)}
        </td>
      ))}
    </tr>
  );

  return (
    <div data-part="meter" data-variant="bars" {...rest} className={clsx(card(), className)}>
      <table className={styles.table} aria-labelledby={id}>
        <caption id={id} className={labelHidden ? visuallyHidden : styles.caption}>
          {label}
        </caption>
        <thead>
          <tr>
            {columns.map((name) => (
              <th key={name} scope="col" className={styles.head}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{rows.map((each) => row(each, max))}</tbody>
        {total && <tfoot>{row(total, total.max, styles.sum)}</tfoot>}
      </table>
      {note !== undefined && <div className={styles.notes}>{note}</div>}
    </div>
  );
}

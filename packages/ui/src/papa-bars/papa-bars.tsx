import { clsx } from 'clsx';
import { useId, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { GrahaGlyph, grahaNames } from '../glyphs/index.ts';
import { useStrings } from '../i18n/index.ts';
import { useWrittenNumber } from '../shared/format/use-written-number.ts';
import { visuallyHidden } from '../visually-hidden/index.ts';
import * as styles from './papa-bars.css.ts';
import {
  barOf,
  PAPA_THRESHOLDS,
  papaBandOf,
  papaGrahas,
  totalBarOf,
  type PapaGraha,
} from './papa-bars.logic.ts';
import { papaBarsStrings } from '../messages.generated/en/components/PapaBars.ts';

export interface PapaPartner {
  /** Whose chart it is. Unique. */
  name: string;
  /** The papa of each graha, 0 to 25; more fills its bar. */
  papa: Readonly<Record<PapaGraha, number>>;
  /** Their sum. */
  total: number;
  /** The plain count of 1, ½ and ¼ for the houses they occupy, and its sum. */
  points?: Readonly<Record<PapaGraha | 'total', number>>;
}

export interface PapaBarsProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** One chart, or the two of a match. */
  partners: readonly PapaPartner[];
  /** Names the table. @default "Papasamaya" in the current language */
  caption?: string;
  /**
   * Hides the caption visually (screen readers still read it), for use below a heading with the same text. @default
   * false
   */
  captionHidden?: boolean;
  /** A remark on the match, below the table. */
  note?: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** The weight of the four malefics in a chart, or in the two charts of a match. */
export function PapaBars({
  partners,
  caption,
  captionHidden = false,
  note,
  className,
  ...rest
}: PapaBarsProps) {
  const captionId = useId();
  const strings = useStrings(papaBarsStrings);
  const grahas = useStrings(grahaNames);
  const plain = useWrittenNumber();
  const twoDecimals = (value: number) => plain(value, { fractionDigits: 2 });
  const pointsInWords = (count: number) => strings.points({ count, points: plain(count) });
  const hasPoints = partners.some(({ points }) => points !== undefined);

  return (
    <div {...rest} className={clsx(styles.root, className)} data-part="papa-bars">
      <table className={styles.table} aria-labelledby={captionId}>
        <caption id={captionId} className={captionHidden ? visuallyHidden : styles.caption}>
          {caption ?? strings.label}
        </caption>
        <thead>
          <tr>
            <th scope="col" className={styles.head}>
              {strings.graha}
            </th>
            {partners.map(({ name }) => (
              <th key={name} scope="col" className={styles.head}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {papaGrahas.map((graha) => (
            <tr key={graha}>
              <th scope="row" className={styles.rowHeader}>
                <span className={styles.graha}>
                  <GrahaGlyph graha={graha} size={18} />
                  {grahas[graha]}
                </span>
              </th>
              {partners.map(({ name, papa, points }) => {
                const band = papaBandOf(papa[graha]);
                return (
                  <td key={name} className={styles.cell} data-band={band}>
                    <div className={styles.track} aria-hidden="true">
                      {PAPA_THRESHOLDS.map((threshold) => (
                        <span
                          key={threshold}
                          className={styles.threshold}
                          style={{ insetInlineStart: `${barOf(threshold)}%` }}
                        />
                      ))}
                      <span
                        className={styles.bar({ band })}
                        style={{ inlineSize: `${barOf(papa[graha])}%` }}
                        data-part="papa-bar"
                      />
                    </div>
                    <span className={styles.words}>
                      <span>
                        <span className={styles.value}>{plain(papa[graha])}</span>{' '}
                        {strings.bands[band]}
                      </span>{' '}
                      {points && (
                        <span className={styles.points}>{pointsInWords(points[graha])}</span>
                      )}
                    </span>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" className={clsx(styles.rowHeader, styles.sum)}>
              {strings.total}
            </th>
            {partners.map(({ name, total, points }) => (
              <td key={name} className={clsx(styles.cell, styles.sum)}>
                <div className={styles.track} aria-hidden="true">
                  <span
                    className={styles.bar({ band: 'total' })}
                    style={{ inlineSize: `${totalBarOf(total)}%` }}
                    data-part="papa-total-bar"
                  />
                </div>
                <span className={styles.words}>
                  <span className={styles.value}>{twoDecimals(total)}</span>{' '}
                  {points && <span className={styles.points}>{pointsInWords(points.total)}</span>}
                </span>
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
      <div className={styles.notes}>
        {note && <p className={styles.note}>{note}</p>}
        <p>{strings.scale}</p>
        {hasPoints && <p>{strings.pointsMeaning}</p>}
      </div>
    </div>
  );
}

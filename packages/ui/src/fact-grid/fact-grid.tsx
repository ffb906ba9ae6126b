import { clsx } from 'clsx';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import * as styles from './fact-grid.css.ts';

export interface FactGridProps extends HTMLAttributes<HTMLDListElement> {
  /** FactTiles. */
  children: ReactNode;
  ref?: Ref<HTMLDListElement>;
}

/** The most important facts side by side, as many on a line as fit. */
export function FactGrid({ className, ...rest }: FactGridProps) {
  return <dl {...rest} className={clsx(styles.grid, className)} data-part="fact-grid" />;
}

export interface FactTileProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** Names the fact: "Nakshatra". */
  label: ReactNode;
  /** The fact, in a word or a figure. */
  value: ReactNode;
  /** One more line about it. */
  detail?: ReactNode;
  /** A decorative drawing of 32 px next to all lines. */
  icon?: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** One fact in large letters: what it is, its value, a detail. */
export function FactTile({ label, value, detail, icon, className, ...rest }: FactTileProps) {
  return (
    <div
      {...rest}
      className={clsx(styles.tile, icon && styles.withGlyph, className)}
      data-part="fact-tile"
    >
      <dt className={styles.label}>
        {icon && <span className={styles.glyph}>{icon}</span>}
        {label}
      </dt>
      <dd className={styles.value}>{value}</dd>
      {detail && <dd className={styles.detail}>{detail}</dd>}
    </div>
  );
}

import type { ReactNode } from 'react';
import * as styles from './fact-tile.css.ts';
import { WithTerms } from './with-terms.tsx';

/** One fact with its glyph: what it is, the fact in the heading face, a detail. */
export function FactTile({
  glyph,
  label,
  value,
  detail,
}: {
  glyph: ReactNode;
  label: string;
  value: ReactNode;
  detail: ReactNode;
}) {
  return (
    <div className={styles.fact}>
      <dt className={styles.factLabel}>
        <span className={styles.factGlyph}>{glyph}</span>
        <WithTerms>{label}</WithTerms>
      </dt>
      <dd className={styles.factValue}>{value}</dd>
      <dd className={styles.factLabel}>{detail}</dd>
    </div>
  );
}

/** Facts side by side, as many on a line as fit. */
export function FactGrid({ children }: { children: ReactNode }) {
  return <dl className={styles.factGrid}>{children}</dl>;
}

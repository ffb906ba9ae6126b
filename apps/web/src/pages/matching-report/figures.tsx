import * as styles from './matching-report.css.ts';

/** Figures with their names, side by side. */
export function Figures({ items }: { items: readonly { label: string; value: string }[] }) {
  return (
    <dl className={styles.figures}>
      {items.map(({ label, value }) => (
        <div key={label} className={styles.figure}>
          <dt className={styles.figureLabel}>{label}</dt>
          <dd className={styles.figureValue}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

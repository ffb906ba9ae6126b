import type { ReactNode } from 'react';
import { useReportWords } from '../words.ts';
import * as styles from './parts.css.ts';

/** The facts of the chart that a reading rests on, on a ruled line below it. */
export function Because({ children }: { children: ReactNode }) {
  return (
    <p className={styles.because}>
      <span className={styles.becauseLabel}>{useReportWords().because}:</span> {children}
    </p>
  );
}

import type { Basis, EkadashiFast, Observance, TestedWindow } from './observance.ts';
import type { TithiSpan } from './spans.ts';

/** Result of a rule: a day and its basis. */
export interface Found {
  /** days since 1970-01-01 */
  readonly day: number;
  readonly basis: Basis;
  readonly window: TestedWindow | null;
  readonly choice: Observance['choice'];
  /** the day that other almanacs may have, where a ghatika decides */
  readonly otherDay?: number | null;
  /** Ekadashi only */
  readonly fast?: EkadashiFast;
}

/** A tithi as the basis of a date. */
export function tithiBasis({ number, month, start, end }: TithiSpan): Basis {
  return {
    kind: 'tithi',
    tithi: number,
    month: month.number,
    adhika: month.adhika,
    span: { start, end },
  };
}

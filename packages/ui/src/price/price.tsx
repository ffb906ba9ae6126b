import { clsx } from 'clsx';
import type { HTMLAttributes, Ref } from 'react';
import { Badge } from '../badge/index.ts';
import { useLocale, useStrings } from '../i18n/index.ts';
import { visuallyHidden } from '../visually-hidden/index.ts';
import * as styles from './price.css.ts';
import { isReduced, rupees, savedPercent } from './price.logic.ts';
import { priceStrings } from '../messages.generated/en/components/Price.ts';

export type PriceUnit = 'minute' | 'session' | 'month' | 'year';

export interface PriceProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  /** Amount, rupees. */
  amount: number;
  /** List price, rupees. Struck through, and shown only if it is higher than the amount. */
  listPrice?: number;
  /** Unit of the amount. Omitted: for the whole item. */
  per?: PriceUnit;
  /** Shows the saving against the list price in percent. @default false */
  savings?: boolean;
  ref?: Ref<HTMLSpanElement>;
}

/** What something costs, in rupees. */
export function Price({ amount, listPrice, per, savings = false, className, ...rest }: PriceProps) {
  const strings = useStrings(priceStrings);
  const locale = useLocale();
  const reduced = isReduced(amount, listPrice);
  const unit = per && <span className={styles.unit}> {strings.per[per]}</span>;
  return (
    <span
      {...rest}
      className={clsx(styles.root, className)}
      data-part="price"
      data-state={reduced ? 'reduced' : 'plain'}
    >
      <span>
        {reduced && <span className={visuallyHidden}>{strings.now} </span>}
        <span className={styles.amount}>{rupees(amount, locale)}</span>
        {unit}
      </span>{' '}
      {reduced && (
        <span>
          <span className={visuallyHidden}>{strings.was} </span>
          <s className={styles.list}>{rupees(listPrice, locale)}</s>
        </span>
      )}{' '}
      {reduced && savings && (
        <Badge tone="brass">{strings.save({ percent: savedPercent(amount, listPrice) })}</Badge>
      )}
    </span>
  );
}

import { clsx } from 'clsx';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { StarIcon } from '../icons/index.ts';
import { useStrings } from '../i18n/index.ts';
import { useWrittenNumber } from '../shared/format/use-written-number.ts';
import * as styles from './trust-bar.css.ts';
import { trustBarStrings } from '../messages.generated/en/components/TrustBar.ts';

export interface TrustBarProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** Number of clients as text: "50,000+". */
  clientCount: string;
  /** Average of the reviews, 0 to 5; shown with one decimal. */
  rating: number;
  /** Number of reviews. */
  reviewCount: number;
  /** A Badge after the clients: "Sample data". */
  badge?: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** How many clients a product has and how they rate it, in one line. */
export function TrustBar({
  clientCount,
  rating,
  reviewCount,
  badge,
  className,
  ...rest
}: TrustBarProps) {
  const strings = useStrings(trustBarStrings);
  const format = useWrittenNumber();
  return (
    <div {...rest} className={clsx(styles.root, className)} data-part="trust-bar">
      <strong>{strings.trusted({ count: clientCount })}</strong>
      {badge}
      <span className={styles.rating}>
        <StarIcon size={18} strokeWidth={1.6} aria-hidden className={styles.star} />
        {strings.average({
          rating: format(rating, { fractionDigits: 1 }),
          reviews: format(reviewCount),
        })}
      </span>
    </div>
  );
}

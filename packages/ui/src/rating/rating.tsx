import { clsx } from 'clsx';
import type { CSSProperties, HTMLAttributes, Ref } from 'react';
import { useStrings } from '../i18n/index.ts';
import { useWrittenNumber } from '../shared/format/use-written-number.ts';
import { visuallyHidden } from '../visually-hidden/index.ts';
import * as styles from './rating.css.ts';
import { filledStars, isRating } from './rating.logic.ts';
import { ratingStrings } from '../messages.generated/en/components/Rating.ts';

export interface RatingProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  /** The rating, 0 to `max`. `null` or an invalid number is shown as "Not rated yet". */
  value: number | null;
  /** Maximum. @default 5 */
  max?: number;
  /** Number of ratings. If omitted, it is not mentioned. */
  count?: number;
  /** `stars`: one for each step, to the half. `figure`: one star and the number, for a line of facts. @default "stars" */
  variant?: 'stars' | 'figure';
  ref?: Ref<HTMLSpanElement>;
}

/** How others rated something: stars, and "4.5 out of 5" for screen readers. It cannot be pressed. */
export function Rating({
  value,
  max = 5,
  count,
  variant = 'stars',
  className,
  ...rest
}: RatingProps) {
  const strings = useStrings(ratingStrings);
  const shown = value !== null && isRating(value, max) ? value : null;
  const write = useWrittenNumber();
  const format = (number: number, digits = 0) => write(Number(number.toFixed(digits)));

  if (shown === null)
    return (
      <span {...rest} className={clsx(styles.root, className)} data-part="rating" data-state="none">
        <span className={styles.quiet}>{strings.none}</span>
      </span>
    );

  const [filled, most] = variant === 'figure' ? [1, 1] : [filledStars(shown), max];
  return (
    <span {...rest} className={clsx(styles.root, className)} data-part="rating" data-state="rated">
      <span
        className={styles.stars}
        style={{ [styles.starsVar]: most, [styles.filledVar]: filled } as CSSProperties}
        aria-hidden="true"
        data-stars={filled}
      />
      {variant === 'figure' && (
        <span className={styles.figure} aria-hidden="true">
          {format(shown, 1)}
        </span>
      )}
      <span className={visuallyHidden}>
        {strings.outOf({ value: format(shown, 1), max: format(max) })}
      </span>{' '}
      {count !== undefined && (
        <span className={styles.quiet}>{strings.reviews({ count, value: format(count) })}</span>
      )}
    </span>
  );
}

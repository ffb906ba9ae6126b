import { clsx } from 'clsx';
import type { CSSProperties, HTMLAttributes, ReactNode } from 'react';
import { percent } from './life.logic.ts';
import * as styles from './life-scale.css.ts';

interface LifeScaleProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  title: string;
  note: string | undefined;
  /** Where now is, 0 to 1; null outside the scale. */
  now: number | null;
  nowLabel: string;
  /** How far the mark of now reaches. */
  reach: 'to' | 'through';
  'data-part': string;
  /** Below the scale: a list, a legend. */
  below: ReactNode;
}

/** The years of a life, with a title and the mark of now. */
export function LifeScale({
  title,
  note,
  now,
  nowLabel,
  reach,
  below,
  className,
  children,
  ...rest
}: LifeScaleProps) {
  return (
    <figure {...rest} className={clsx(styles.figure, className)}>
      <figcaption className={styles.caption}>
        <span className={styles.title}>{title}</span>
        {note && <span className={styles.note}>{note}</span>}
      </figcaption>
      <div className={styles.scale}>
        {now !== null && (
          <div
            className={styles.now({ reach })}
            style={{ [styles.at]: percent(now) } as CSSProperties}
            data-part="now"
          >
            <span className={styles.nowLabel({ side: now > 0.6 ? 'before' : 'after' })}>
              {nowLabel}
            </span>
          </div>
        )}
        {children}
      </div>
      {below}
    </figure>
  );
}

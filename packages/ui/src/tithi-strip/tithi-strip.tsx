import { clsx } from 'clsx';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { useStrings } from '../i18n/index.ts';
import { moonOfTithi, MoonPhase } from '../moon-phase/index.ts';
import * as styles from './tithi-strip.css.ts';
import { tithiStripStrings } from '../messages.generated/en/components/TithiStrip.ts';

export interface TithiStripProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** Today's tithi, 1 (the first of Shukla) to 30 (Amavasya). */
  tithi: number;
  /** Caption of the marked day: "Today: Shukla Navami". */
  caption: ReactNode;
  /** Accessible name. @default "The thirty tithis of the lunar month" in the current language */
  label?: string;
  ref?: Ref<HTMLElement>;
}

const tithis = Array.from({ length: 30 }, (_, index) => index + 1);

/** The Moon through the thirty tithis of a lunar month, with today's marked. */
export function TithiStrip({ tithi: today, caption, label, className, ...rest }: TithiStripProps) {
  const strings = useStrings(tithiStripStrings);
  return (
    <figure
      aria-label={label ?? strings.label}
      {...rest}
      className={clsx(styles.root, className)}
      data-part="tithi-strip"
    >
      <div className={styles.strip} aria-hidden="true">
        {tithis.map((tithi) => (
          <span
            key={tithi}
            className={styles.tithi}
            data-state={tithi === today ? 'today' : 'other'}
          >
            <MoonPhase {...moonOfTithi(tithi)} size="100%" decorative />
          </span>
        ))}
      </div>
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  );
}

import { clsx } from 'clsx';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { useStrings } from '../i18n/index.ts';
import { moonOfTithi, MoonPhase } from '../moon-phase/index.ts';
import { tithiScaleStrings } from '../messages.generated/en/components/TithiScale.ts';
import { TithiArc } from './tithi-arc.tsx';
import * as styles from './tithi-scale.css.ts';

interface ScaleProps extends Omit<HTMLAttributes<HTMLElement>, 'title' | 'children'> {
  /** Language of its strings, if not that of the page: "hi". @default the locale of the provider */
  language?: string;
  ref?: Ref<HTMLElement>;
}

export interface TithiArcProps extends ScaleProps {
  variant: 'arc';
  /** Title and accessible name: "The Moon and the Sun today". */
  title: string;
  /** Longitude of the Moon less that of the Sun, degrees; any multiple of 360° may be added. */
  elongation: number;
  /** Shown below the drawing: the end of the tithi. */
  note?: ReactNode;
  /** The same facts as a table: always there for screen readers, on the page too when `visible`. @default "hidden" */
  table?: 'hidden' | 'visible';
  /** Explains the marks under the drawing. @default true */
  legend?: boolean;
}

export interface TithiStripProps extends ScaleProps {
  variant?: 'strip';
  /** Accessible name. @default "The thirty tithis of the lunar month" in the current language */
  title?: string;
  /** Today's tithi, 1 (the first of Shukla) to 30 (Amavasya). */
  tithi: number;
  /** Names the marked day: "Today: Shukla Navami". */
  note: ReactNode;
}

/** `arc`: a drawing with the tithi of an instant and its elapsed part; `strip`: thirty moons with one marked. */
export type TithiScaleProps = TithiArcProps | TithiStripProps;

const tithis = Array.from({ length: 30 }, (_, index) => index + 1);

/** The thirty tithis of a lunar month, from new moon to new moon, with the current one. */
export function TithiScale(props: TithiScaleProps) {
  if (props.variant === 'arc') {
    const { variant: _, ...arc } = props;
    return <TithiArc {...arc} />;
  }
  const { variant: _, ...strip } = props;
  return <Strip {...strip} />;
}

function Strip({
  tithi: today,
  note,
  title,
  language,
  className,
  ...rest
}: Omit<TithiStripProps, 'variant'>) {
  const strings = useStrings(tithiScaleStrings, language);
  return (
    <figure
      aria-label={title ?? strings.label}
      {...rest}
      className={clsx(styles.strip, className)}
      data-part="tithi-scale"
    >
      <div className={styles.moons} aria-hidden="true">
        {tithis.map((tithi) => (
          <span
            key={tithi}
            className={styles.moon}
            data-state={tithi === today ? 'today' : 'other'}
          >
            <MoonPhase {...moonOfTithi(tithi)} size="100%" decorative />
          </span>
        ))}
      </div>
      <figcaption className={styles.note}>{note}</figcaption>
    </figure>
  );
}

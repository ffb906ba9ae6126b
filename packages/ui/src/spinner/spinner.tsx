import { clsx } from 'clsx';
import type { HTMLAttributes, Ref, SVGAttributes } from 'react';
import { useStrings } from '../i18n/index.ts';
import * as styles from './spinner.css.ts';
import { spinnerStrings } from '../messages.generated/en/components/Spinner.ts';

const TICKS = 12;

export interface SpinnerRingProps extends SVGAttributes<SVGSVGElement> {
  ref?: Ref<SVGSVGElement>;
}

/** The ring without text, for use inside a component with its own loading label (a busy button). */
export function SpinnerRing({ className, ...rest }: SpinnerRingProps) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" {...rest} className={clsx(styles.ring, className)}>
      {Array.from({ length: TICKS }, (_, index) => (
        <line
          key={index}
          className={styles.tick}
          x1="12"
          y1="2.5"
          x2="12"
          y2="6.5"
          transform={`rotate(${(360 / TICKS) * index} 12 12)`}
          opacity={0.25 + (0.75 * index) / TICKS}
        />
      ))}
    </svg>
  );
}

export interface SpinnerProps extends HTMLAttributes<HTMLDivElement> {
  /** Label: what is loading. @default "Loading…" in the current language */
  label?: string;
  ref?: Ref<HTMLDivElement>;
}

/** A ring of ticks with a label, announced in a polite live region when it appears. */
export function Spinner({ label, className, ...rest }: SpinnerProps) {
  const strings = useStrings(spinnerStrings);
  return (
    <div {...rest} role="status" className={clsx(styles.block, className)} data-part="spinner">
      <SpinnerRing />
      <span>{label ?? strings.loading}</span>
    </div>
  );
}

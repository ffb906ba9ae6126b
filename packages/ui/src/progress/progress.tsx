import { clsx } from 'clsx';
import { useId, type CSSProperties, type HTMLAttributes, type Ref } from 'react';
import { useLocale } from '../i18n/index.ts';
import { onRing } from '../shared/drawing/ticks.ts';
import * as styles from './progress.css.ts';
import { doneShare, filledTicks } from './progress.logic.ts';

export interface ProgressProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** Label: "Uploading the picture". */
  label: string;
  /** How much is done, 0 to `max`. Omitted: unknown. */
  value?: number;
  /** Maximum. @default 100 */
  max?: number;
  /** The value in words: "3 of 5 charts". @default the percentage */
  valueText?: string;
  /** @default "bar" */
  variant?: 'bar' | 'ring';
  ref?: Ref<HTMLDivElement>;
}

const TICKS = { bar: 40, ring: 24 } as const;

const inBar = (index: number) => {
  const at = `${((index + 0.5) / TICKS.bar) * 100}%`;
  return <line x1={at} x2={at} y1="2" y2="12" />;
};
const inRing = (index: number) => {
  const at = index / TICKS.ring;
  return <path d={`M${onRing(at, 16, 24)}L${onRing(at, 22, 24)}`} />;
};
const ticks = { bar: inBar, ring: inRing } as const;

/** Progress on a row or a ring of ticks; while indeterminate, the ticks are highlighted in turn. */
export function Progress({
  label,
  value,
  max = 100,
  valueText,
  variant = 'bar',
  className,
  ...rest
}: ProgressProps) {
  const id = useId();
  const locale = useLocale();
  const share = value === undefined ? undefined : doneShare(value, max);
  const count = TICKS[variant];
  const filled = share === undefined ? 0 : filledTicks(share, count);
  const words =
    share === undefined
      ? valueText
      : (valueText ??
        // Rounded down: unfinished work is never 100%.
        (Math.floor(share * 100) / 100).toLocaleString(locale, { style: 'percent' }));
  const stateOf = (index: number) => {
    if (share === undefined) return 'busy';
    return index < filled ? 'done' : 'open';
  };
  const pace = (index: number): CSSProperties | undefined =>
    share === undefined
      ? { animationDelay: `${(index / count - 1) * 1.2}s`, opacity: 0.25 + (0.75 * index) / count }
      : undefined;

  return (
    <div
      {...rest}
      className={clsx(styles.root({ variant }), className)}
      data-part="progress"
      data-state={share === undefined ? 'indeterminate' : share === 1 ? 'complete' : 'loading'}
    >
      <div className={styles.head} style={variant === 'ring' ? { order: 1 } : undefined}>
        <span id={id}>{label}</span>
        {words !== undefined && (
          <span className={styles.value} aria-hidden="true">
            {words}
          </span>
        )}
      </div>
      <svg
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={share === undefined ? undefined : 0}
        aria-valuemax={share === undefined ? undefined : max}
        aria-valuenow={share === undefined ? undefined : share * max}
        aria-valuetext={words}
        viewBox={variant === 'ring' ? '0 0 48 48' : undefined}
        className={styles.drawing({ variant })}
        focusable="false"
      >
        {Array.from({ length: count }, (_, index) => (
          // Ticks have no identity besides their position.
          <g
            key={index}
            className={styles.tick({ state: stateOf(index) })}
            style={pace(index)}
            data-state={stateOf(index)}
          >
            {ticks[variant](index)}
          </g>
        ))}
      </svg>
    </div>
  );
}

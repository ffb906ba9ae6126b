import { clsx } from 'clsx';
import { useId, type HTMLAttributes, type Ref } from 'react';
import { Lines } from '../progressive-render/deferred-drawings.tsx';
import * as styles from './layout.css.ts';

export interface DividerProps extends HTMLAttributes<HTMLDivElement> {
  /** `full` runs along its container; `short` is under the heading of a section. @default "full" */
  length?: 'full' | 'short';
  /** Whether it is decorative only. Set false where nothing else separates one subject from the next. @default true */
  decorative?: boolean;
  ref?: Ref<HTMLDivElement>;
}

/**
 * One span of the scale, px: eight steps of 5, with a long tick at its start and a medium one in
 * the middle.
 */
const SPAN = 40;
const STEP = 5;
const HEIGHT = 11;

const tickLength = (index: number) => (index === 0 ? 10 : index === 4 ? 7 : 4);

const ticks = Array.from(
  { length: SPAN / STEP },
  (_, index) => `M${index * STEP + 0.5} ${HEIGHT - 1}v-${tickLength(index)}`,
).join('');

/** The graduated edge of an instrument: the separator of this kit. */
export function Divider({ length = 'full', decorative = true, className, ...rest }: DividerProps) {
  const pattern = useId();
  return (
    <div
      {...(decorative ? { 'aria-hidden': true } : { role: 'separator' })}
      {...rest}
      className={clsx(styles.divider({ length }), className)}
      data-part="divider"
    >
      <Lines>
        <svg className={styles.dividerScale} aria-hidden="true" focusable="false">
          <defs>
            <pattern id={pattern} width={SPAN} height={HEIGHT} patternUnits="userSpaceOnUse">
              <path d={`${ticks}M0 ${HEIGHT - 0.5}h${SPAN}`} stroke="currentColor" fill="none" />
            </pattern>
          </defs>
          <rect width="100%" height={HEIGHT} fill={`url(#${pattern})`} />
        </svg>
      </Lines>
    </div>
  );
}

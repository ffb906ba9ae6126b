import { clsx } from 'clsx';
import type { CSSProperties, HTMLAttributes, Ref } from 'react';
import { Lines } from '../progressive-render/deferred-drawings.tsx';
import * as styles from './timeline.css.ts';
import { stretchesOf, type TimelineEntry } from './timeline.logic.ts';

export type { TimelineEntry } from './timeline.logic.ts';

export interface TimelineProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** Title of the list: "Our story". */
  label: string;
  /** In any order: they are sorted from the earliest on. */
  items: readonly TimelineEntry[];
  ref?: Ref<HTMLDivElement>;
}

/** Long at the start of an entry, short at each later year. */
const tickLength = (index: number) => (index === 0 ? 12 : 5);
const shareOf = (index: number, years: number) => `${((index / years) * 100).toFixed(3)}%`;

/** The scale of an entry, a line with a tick for each year, rendered once for each direction. */
function Scale({ years }: { years: number }) {
  const ticks = Array.from({ length: years }, (_, index) => index);
  return (
    <>
      <svg className={styles.down} aria-hidden="true" focusable="false">
        <line x1="0.5" x2="0.5" y1="0" y2="100%" />
        {ticks.map((index) => (
          <line
            key={index}
            x1="0"
            x2={tickLength(index)}
            y1={shareOf(index, years)}
            y2={shareOf(index, years)}
          />
        ))}
      </svg>
      <svg className={styles.along} aria-hidden="true" focusable="false">
        <line x1="0" x2="100%" y1="11.5" y2="11.5" />
        {ticks.map((index) => (
          <line
            key={index}
            x1={shareOf(index, years)}
            x2={shareOf(index, years)}
            y1={12 - tickLength(index)}
            y2="12"
          />
        ))}
      </svg>
    </>
  );
}

/** Events by year on a scale: vertical in narrow containers, horizontal in wide ones. */
export function Timeline({ label, items, className, ...rest }: TimelineProps) {
  return (
    <div {...rest} className={clsx(styles.root, className)} data-part="timeline">
      <ol aria-label={label} className={styles.list}>
        {stretchesOf(items).map(({ year, title, text, years }) => (
          <li
            key={`${year} ${title}`}
            className={clsx(styles.entry, text === undefined && styles.briefEntry)}
            style={{ [styles.yearsVar]: years } as CSSProperties}
          >
            <Lines>
              <Scale years={years} />
            </Lines>
            <div className={styles.year}>
              <time dateTime={String(year)}>{year}</time>
            </div>
            <div className={styles.title}>{title}</div>
            {text !== undefined && <div className={styles.text}>{text}</div>}
          </li>
        ))}
      </ol>
    </div>
  );
}

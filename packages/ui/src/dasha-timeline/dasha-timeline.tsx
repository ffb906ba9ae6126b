import { clsx } from 'clsx';
import type { CSSProperties, HTMLAttributes, Ref } from 'react';
import { GrahaGlyph } from '../glyphs/index.ts';
import { useLanguage, useStrings } from '../i18n/index.ts';
import { kundliChartStrings } from '../kundli-chart/kundli-chart.strings.ts';
import * as styles from './dasha-timeline.css.ts';
import { ageAt, positionIn, segmentsOf, type DashaPeriod } from './dasha-timeline.logic.ts';
import { dashaTimelineStrings } from './dasha-timeline.strings.ts';

export interface DashaTimelineProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  /** What the periods are: "Your nine periods". */
  title: string;
  /** What they rest on: "Vimshottari dasha, 120 years". */
  note?: string;
  /** The periods in order. What lies before birth is not drawn. */
  periods: readonly DashaPeriod[];
  /** The birth, where the scale begins: ISO 8601. */
  birth: string;
  /** The instant to mark: ISO 8601. The kit reads no clock. */
  now: string;
  ref?: Ref<HTMLElement>;
}

const yearOf = (instant: string) => new Date(instant).getUTCFullYear();
const percent = (value: number) => `${(value * 100).toFixed(2)}%`;

/** A life's periods on one scale, the running one lit, now marked. */
export function DashaTimeline({
  title,
  note,
  periods,
  birth,
  now,
  className,
  ...rest
}: DashaTimelineProps) {
  const strings = useStrings(dashaTimelineStrings);
  const { names } = kundliChartStrings[useLanguage()];
  const segments = segmentsOf(periods, birth, now);
  const end = segments.at(-1)?.end ?? birth;
  const position = positionIn(now, birth, end);

  const words = ({ graha, start, end: until, running }: (typeof segments)[number]) =>
    `${strings.period(names[graha], yearOf(start), yearOf(until))}${running ? ` (${strings.running})` : ''}`;

  return (
    <figure {...rest} className={clsx(styles.figure, className)} data-part="dasha-timeline">
      <figcaption className={styles.caption}>
        <span className={styles.title}>{title}</span>
        {note && <span className={styles.note}>{note}</span>}
      </figcaption>
      <div className={styles.scale}>
        {position !== null && (
          <div
            className={styles.now}
            style={{ [styles.nowAt]: percent(position) } as CSSProperties}
            data-part="now"
          >
            <span className={styles.nowLabel({ side: position > 0.6 ? 'before' : 'after' })}>
              {strings.nowAge(ageAt(now, birth))}
            </span>
          </div>
        )}
        <ol className={styles.bar}>
          {segments.map((segment) => (
            <li
              key={segment.start}
              className={styles.segment}
              style={{ [styles.share]: segment.share.toFixed(4) } as CSSProperties}
              aria-label={words(segment)}
              aria-current={segment.running || undefined}
            >
              <div className={styles.block({ running: segment.running })}>
                <GrahaGlyph graha={segment.graha} size={14} coloured={!segment.running} />
              </div>
              <span className={styles.name({ running: segment.running })} aria-hidden="true">
                {names[segment.graha]}
              </span>
            </li>
          ))}
        </ol>
      </div>
      <ul className={styles.list} aria-hidden="true">
        {segments.map(({ graha, start, end: until, running }) => (
          <li key={start} className={styles.listItem} data-state={running ? 'running' : undefined}>
            <GrahaGlyph graha={graha} size={18} />
            {names[graha]}
            <span className={styles.years}>
              {yearOf(start)}–{yearOf(until)}
            </span>
          </li>
        ))}
      </ul>
    </figure>
  );
}

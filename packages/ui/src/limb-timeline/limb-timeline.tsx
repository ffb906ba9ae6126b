import { clsx } from 'clsx';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { useStrings } from '../i18n/index.ts';
import { runsAt } from '../shared/time/runs-at.ts';
import { useNow } from '../shared/time/use-now.ts';
import { useTimeWords } from '../time-span/index.ts';
import { zonedTime } from '../time-span/time-span.logic.ts';
import { visuallyHidden } from '../visually-hidden/index.ts';
import type { DayView } from './day-view.ts';
import { LimbTable } from './limb-table.tsx';
import * as styles from './limb-timeline.css.ts';
import {
  hourTicks,
  partOf,
  shareAt,
  type DayBounds,
  type DayEvent,
  type DayWindow,
  type LimbSpan,
} from './limb-timeline.logic.ts';
import { limbTimelineStrings } from '../messages.generated/en/components/LimbTimeline.ts';
import { TallScale } from './scales/tall-scale.tsx';
import { WideScale } from './scales/wide-scale.tsx';

export interface LimbTimelineProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  /** Title: "The day in New Delhi". */
  title: string;
  /** The day's bounds, ISO 8601: the scale runs from sunrise to the next. */
  sunrise: string;
  sunset: string;
  nextSunrise: string;
  /** All limbs that touch the day, with their own starts and ends: parts outside the day are visibly clipped. */
  limbs: readonly LimbSpan[];
  /** Auspicious times, shown above the line, and inauspicious ones, hatched below it. */
  windows?: readonly DayWindow[];
  /** Events besides sunrise and sunset: moonrise, moonset. */
  events?: readonly DayEvent[];
  /** Time zone of the place, an IANA name: "Asia/Kolkata". */
  timeZone: string;
  /** The place, shown with the zone. `null` if the page already names it. @default the zone's name */
  place?: string | null;
  /** The instant to mark: ISO 8601. Omitted: the visitor's clock, read once a minute, after the first render. */
  now?: string;
  /** `h12`: 6:05 pm; `h23`: 18:05. @default "h12" */
  hourCycle?: 'h12' | 'h23';
  /** The same facts as a table: always there for screen readers, on the page too when `visible`. @default "hidden" */
  table?: 'hidden' | 'visible';
  /** Explains the marks under the drawing. @default true */
  legend?: boolean;
  /** Shown opposite the title: a link. */
  action?: ReactNode;
  ref?: Ref<HTMLElement>;
}

/**
 * The limbs of a day on one scale from sunrise to sunrise, with its auspicious and inauspicious
 * times and now.
 */
export function LimbTimeline({
  title,
  sunrise,
  sunset,
  nextSunrise,
  limbs,
  windows = [],
  events = [],
  timeZone,
  place,
  now,
  hourCycle,
  table = 'hidden',
  legend = true,
  action,
  className,
  ...rest
}: LimbTimelineProps) {
  const strings = useStrings(limbTimelineStrings);
  const instant = useNow(now);
  const day: DayBounds = { sunrise, sunset, nextSunrise };
  const share = instant === null ? -1 : shareAt(instant, day);

  /** The visible spans, each with its part of the scale. */
  const shown = <Span extends { start: string; end: string }>(spans: readonly Span[]) =>
    spans.flatMap((span) => {
      const part = partOf(span, day);
      return part ? [{ ...span, part, isRunning: runsAt(instant, span) }] : [];
    });

  const view: DayView = {
    day,
    ticks: hourTicks(day, timeZone),
    limbs: shown(limbs),
    windows: shown(windows),
    events: [
      { name: strings.sunrise, at: sunrise },
      { name: strings.sunset, at: sunset },
      { name: strings.nextSunrise, at: nextSunrise },
      ...events,
    ]
      .map((event) => ({ ...event, share: shareAt(event.at, day) }))
      .filter((event) => event.share >= 0 && event.share <= 1)
      .toSorted((a, b) => a.share - b.share),
    now:
      instant !== null && share >= 0 && share < 1
        ? { share, instant: new Date(instant).toISOString() }
        : null,
    words: useTimeWords({
      timeZone,
      day: zonedTime(sunrise, timeZone).date,
      now: instant,
      nextSunrise,
      ...(hourCycle && { hourCycle }),
    }),
  };

  return (
    <figure {...rest} className={clsx(styles.figure, className)} data-part="limb-timeline">
      <figcaption className={styles.caption}>
        <span className={styles.title}>{title}</span>
        {place !== null && (
          <span className={styles.note}>{strings.zone({ zone: place ?? timeZone })}</span>
        )}
        {action}
      </figcaption>
      <WideScale view={view} />
      <TallScale view={view} />
      {legend && <p className={styles.legend}>{strings.legend}</p>}
      <div className={table === 'hidden' ? visuallyHidden : undefined}>
        <LimbTable title={title} view={view} />
      </div>
    </figure>
  );
}

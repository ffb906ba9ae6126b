import { clsx } from 'clsx';
import { useId, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { useStrings } from '../i18n/index.ts';
import { dayTimelineStrings } from '../messages.generated/en/components/DayTimeline.ts';
import { facts } from '../shared/drawing/ruled-drawing.css.ts';
import { useNow } from '../shared/time/use-now.ts';
import { useTimeWords } from '../time-span/index.ts';
import { zonedTime } from '../time-span/time-span.logic.ts';
import { visuallyHidden } from '../visually-hidden/index.ts';
import * as styles from './day-timeline.css.ts';
import {
  hourTicks,
  muhurtaQuality,
  shareAt,
  shownOn,
  type DayBounds,
  type DayEvent,
  type DayLane,
  type DayView,
  type DayWindow,
} from './day-timeline.logic.ts';
import { DayDial } from './dial/day-dial.tsx';
import { TallScale } from './line/tall-scale.tsx';
import { WideScale } from './line/wide-scale.tsx';

export interface DayTimelineProps extends Omit<HTMLAttributes<HTMLElement>, 'title' | 'children'> {
  /** Title: "The day in New Delhi". */
  title: string;
  /** The day's bounds, ISO 8601: the scale runs from sunrise to the next. */
  sunrise: string;
  /** End of the daylight, ISO 8601. */
  sunset: string;
  /** End of the scale, ISO 8601. */
  nextSunrise: string;
  /**
   * `line`: a straight scale, upright in a narrow container, with sky, windows and lanes. `dial`: the windows on a ring
   * with the hand of now, numbered as in the list next to it; a window that begins is announced in a polite live
   * region. @default "line"
   */
  layout?: 'line' | 'dial';
  /** Rows of the line, with all spans that touch the day: parts outside the day are visibly clipped. */
  lanes?: readonly DayLane[];
  /** Auspicious times, and inauspicious ones, which are hatched. */
  windows?: readonly DayWindow[];
  /** Events of the line besides sunrise and sunset: moonrise, moonset. */
  events?: readonly DayEvent[];
  /** Time zone of the place, an IANA name: "Asia/Kolkata". */
  timeZone: string;
  /** The place, shown with the zone. `null` if the page already names it. @default the zone's name */
  place?: string | null;
  /** The instant to mark: ISO 8601. Omitted: the visitor's clock, read once a minute, after the first render. */
  now?: string;
  /** `h12`: 6:05 pm; `h23`: 18:05. @default "h12" */
  hourCycle?: 'h12' | 'h23';
  /** The facts of the line as a table: always there for screen readers, on the page too when `visible`. @default "hidden" */
  table?: 'hidden' | 'visible';
  /** Explains the marks under the line. @default true */
  legend?: boolean;
  /** Shown opposite the title: a link. */
  action?: ReactNode;
  ref?: Ref<HTMLElement>;
}

/** The facts of the line as a table: lanes, windows, and events. */
function DayTable({ title, view }: { title: string; view: DayView }) {
  const strings = useStrings(dayTimelineStrings);
  const { span, at } = view.words;
  const rows = [
    ...view.lanes.flatMap(({ name: kind, spans }) => spans.map((each) => ({ ...each, kind }))),
    ...view.windows.map((each) => ({ ...each, kind: strings[each.quality] })),
  ].map(({ kind, name, start, end, isRunning }) => ({
    kind,
    name,
    time: span(start, end),
    isRunning,
  }));
  const events = view.events.map((event) => ({
    kind: strings.sunAndMoon,
    name: event.name,
    time: at(event.at),
    isRunning: false,
  }));
  return (
    <table className={facts}>
      <caption className={visuallyHidden}>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{strings.kind}</th>
          <th scope="col">{strings.name}</th>
          <th scope="col">{strings.time}</th>
        </tr>
      </thead>
      <tbody>
        {[...rows, ...events].map(({ kind, name, time, isRunning }) => (
          <tr key={`${kind} ${name} ${time}`} aria-current={isRunning ? 'time' : undefined}>
            <td>{kind}</td>
            <th scope="row">{name}</th>
            <td>
              {time}
              {isRunning && `, ${strings.running}`}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A day from sunrise to sunrise with its auspicious and inauspicious times, what changes during it, and now. */
export function DayTimeline({
  title,
  sunrise,
  sunset,
  nextSunrise,
  layout = 'line',
  lanes = [],
  windows = [],
  events = [],
  timeZone,
  place,
  now,
  hourCycle = 'h12',
  table = 'hidden',
  legend = true,
  action,
  className,
  ...rest
}: DayTimelineProps) {
  const strings = useStrings(dayTimelineStrings);
  const titleId = useId();
  const instant = useNow(now, 'DayTimeline');
  const day: DayBounds = { sunrise, sunset, nextSunrise };
  const share = instant === null ? -1 : shareAt(instant, day);
  const named = windows.map((window) =>
    'kind' in window
      ? { ...window, name: strings.muhurtas[window.kind], quality: muhurtaQuality(window.kind) }
      : window,
  );
  const view: DayView = {
    day,
    timeZone,
    hourCycle,
    ticks: hourTicks(day, timeZone),
    lanes: lanes.map(({ name, spans }) => ({ name, spans: shownOn(spans, day, instant) })),
    windows: shownOn(named, day, instant).toSorted(
      (a, b) => Date.parse(a.start) - Date.parse(b.start),
    ),
    events: [
      { name: strings.sunrise, at: sunrise },
      { name: strings.sunset, at: sunset },
      { name: strings.nextSunrise, at: nextSunrise },
      ...events,
    ]
      .map((event) => ({ ...event, share: shareAt(event.at, day) }))
      .filter((event) => event.share >= 0 && event.share <= 1)
      .toSorted((a, b) => a.share - b.share),
    instant,
    now:
      instant !== null && share >= 0 && share < 1
        ? { share, instant: new Date(instant).toISOString() }
        : null,
    words: useTimeWords({
      timeZone,
      day: zonedTime(sunrise, timeZone).date,
      now: instant,
      nextSunrise,
      hourCycle,
    }),
  };

  return (
    <figure
      {...rest}
      aria-labelledby={titleId}
      className={clsx(styles.figure, className)}
      data-part="day-timeline"
    >
      <figcaption className={styles.caption}>
        <span id={titleId} className={styles.title}>
          {title}
        </span>
        {place !== null && (
          <span className={styles.note}>{strings.zone({ zone: place ?? timeZone })}</span>
        )}
        {action}
      </figcaption>
      {layout === 'dial' ? (
        <DayDial view={view} />
      ) : (
        <>
          <WideScale view={view} />
          <TallScale view={view} />
          {legend && <p className={styles.legend}>{strings.legend}</p>}
          <div className={table === 'hidden' ? visuallyHidden : undefined}>
            <DayTable title={title} view={view} />
          </div>
        </>
      )}
    </figure>
  );
}

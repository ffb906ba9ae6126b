import { clsx } from 'clsx';
import { useId, type HTMLAttributes, type Ref } from 'react';
import { Badge } from '../badge/index.ts';
import { useStrings } from '../i18n/index.ts';
import * as captions from '../limb-timeline/limb-timeline.css.ts';
import { limbTimelineStrings } from '../messages.generated/en/components/LimbTimeline.ts';
import { QualityMark } from '../limb-timeline/quality-mark.tsx';
import { AnnouncedChange } from '../shared/time/announced-change.tsx';
import { summary } from '../shared/time/day-halves.css.ts';
import { aside } from '../shared/styles/naming.css.ts';
import { nowChip } from '../shared/time/now-chip.css.ts';
import { runsAt } from '../shared/time/runs-at.ts';
import { useNow } from '../shared/time/use-now.ts';
import { useTimeWords } from '../time-span/index.ts';
import { zonedTime } from '../time-span/time-span.logic.ts';
import * as styles from './muhurta-clock.css.ts';
import { dialPeriods, type MuhurtaPeriod } from './muhurta-clock.logic.ts';
import { muhurtaClockStrings } from '../messages.generated/en/components/MuhurtaClock.ts';
import { MuhurtaDial } from './muhurta-dial.tsx';

export interface MuhurtaClockProps extends Omit<HTMLAttributes<HTMLElement>, 'title' | 'children'> {
  /** Title: "Muhurtas of 6 April 2025". */
  title: string;
  /** The day's bounds, ISO 8601: the dial spans one sunrise to the next. */
  sunrise: string;
  sunset: string;
  nextSunrise: string;
  /** The marked times that touch the day; a kind may occur several times. */
  periods: readonly MuhurtaPeriod[];
  /** Time zone of the place, an IANA name: "Asia/Kolkata". */
  timeZone: string;
  /** The place, named with the zone. @default the zone's name */
  place?: string;
  /** The instant to mark: ISO 8601. Omitted: the visitor's clock, read once a minute, after the first render. */
  now?: string;
  /** `h12`: 6:05 pm; `h23`: 18:05. @default "h12" */
  hourCycle?: 'h12' | 'h23';
  ref?: Ref<HTMLElement>;
}

/**
 * The marked times of a day on a dial from sunrise to sunrise and in a list, with the current time. A start is
 * announced in a polite live region.
 */
export function MuhurtaClock({
  title,
  sunrise,
  sunset,
  nextSunrise,
  periods,
  timeZone,
  place,
  now,
  hourCycle = 'h12',
  className,
  ...rest
}: MuhurtaClockProps) {
  const strings = useStrings(muhurtaClockStrings);
  const { auspicious, inauspicious, zone } = useStrings(limbTimelineStrings);
  const qualities = { auspicious, inauspicious };
  const titleId = useId();
  const instant = useNow(now);
  const day = { sunrise, sunset, nextSunrise };
  const shown = dialPeriods(periods, day);
  const words = useTimeWords({
    timeZone,
    now: instant,
    day: zonedTime(sunrise, timeZone).date,
    nextSunrise,
    hourCycle,
  });
  const isDay = runsAt(instant, { start: sunrise, end: nextSunrise });
  const running = shown.filter((period) => isDay && runsAt(instant, period));
  const next =
    isDay && running.length === 0 && instant !== null
      ? shown.find(({ start }) => Date.parse(start) > instant)
      : undefined;
  const headline = ({ quality, kind }: (typeof shown)[number]) =>
    strings.running({ quality: qualities[quality], name: strings.names[kind] });
  const until = ({ end }: MuhurtaPeriod) => words.span(undefined, end);

  return (
    <figure
      {...rest}
      aria-labelledby={titleId}
      className={clsx(styles.root, className)}
      data-part="muhurta-clock"
    >
      <figcaption className={captions.caption}>
        <span id={titleId} className={captions.title}>
          {title}
        </span>
        <span className={captions.note}>{zone({ zone: place ?? timeZone })}</span>
      </figcaption>
      <div className={summary} data-part="running">
        {running.map((period) => (
          <span key={period.number}>
            <Badge tone={period.quality === 'auspicious' ? 'success' : 'danger'}>
              {headline(period)}
            </Badge>{' '}
            {until(period)}
          </span>
        ))}
        {next && (
          <span>
            {strings.next({ name: strings.names[next.kind] })}, {words.span(next.start, next.end)}
          </span>
        )}
      </div>
      <AnnouncedChange
        of={instant === null ? undefined : running.map(({ number }) => number).join(' ')}
        words={running
          .map((period) => strings.announced({ running: headline(period), until: until(period) }))
          .join(' ')}
      />
      <div className={styles.parts}>
        <div className={styles.dial}>
          <MuhurtaDial {...{ day, periods: shown, timeZone, instant, hourCycle, words }} />
        </div>
        {shown.length === 0 ? (
          <p className={aside}>{strings.none}</p>
        ) : (
          <ol className={styles.list}>
            {shown.map((period) => (
              <li
                key={period.number}
                className={styles.item}
                aria-current={running.includes(period) ? 'time' : undefined}
              >
                <span className={styles.key} aria-hidden="true">
                  {period.number}
                </span>
                <span>
                  <span className={styles.name}>
                    {strings.names[period.kind]}{' '}
                    {running.includes(period) && <span className={nowChip}>{strings.now}</span>}
                  </span>{' '}
                  <span className={aside}>
                    <QualityMark quality={period.quality} />{' '}
                    {[qualities[period.quality], period.note].filter(Boolean).join(', ')}
                  </span>{' '}
                </span>
                <span className={styles.time}>{words.span(period.start, period.end)}</span>
              </li>
            ))}
          </ol>
        )}
      </div>
    </figure>
  );
}

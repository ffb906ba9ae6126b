import type { CSSProperties } from 'react';
import { useStrings } from '../../i18n/index.ts';
import * as styles from './tall-scale.css.ts';
import {
  percent,
  shareAt,
  spreadDown,
  type DayQuality,
  type DayView,
} from '../day-timeline.logic.ts';
import { dayTimelineStrings } from '../../messages.generated/en/components/DayTimeline.ts';
import { QualityMark } from '../quality-mark.tsx';

const at = (share: number) => ({ insetBlockStart: percent(share) });
const between = (from: number, to: number) => ({ ...at(from), blockSize: percent(to - from) });

/** In px: minimum height of the scale, height of a label's line, and the gap between two. */
const HEIGHT = 440;
const LINE = 20;
const GAP = 8;
/** Characters that fit on a line of a label at 320 px. */
const CHARACTERS = 25;

interface Label {
  name: string;
  time: string;
  share: number;
  kind: DayQuality | 'event' | 'now';
}

const linesOf = ({ name, time }: Label) =>
  Math.max(1, Math.ceil((name.length + time.length + 1) / CHARACTERS));

/**
 * Labels next to the scale: events, windows at their centre, what begins during the day,
 * and now.
 */
function useLabels({ events, windows, lanes, now, words }: DayView): Label[] {
  const strings = useStrings(dayTimelineStrings);
  return [
    ...events.map(({ name, at: instant, share }) => ({
      name,
      time: words.clock(instant),
      share,
      kind: 'event' as const,
    })),
    ...windows.map(({ name, start, end, part, quality }) => ({
      name,
      time: words.clock(start, end),
      share: (part.from + part.to) / 2,
      kind: quality,
    })),
    ...lanes
      .flatMap(({ spans }) => spans)
      .filter(({ part }) => !part.cutStart)
      .map(({ name, start, part }) => ({
        name: strings.begins({ name }),
        time: words.clock(start),
        share: part.from,
        kind: 'event' as const,
      })),
    ...(now
      ? [
          {
            name: strings.nowAt({ time: words.at(now.instant) }),
            time: '',
            share: now.share,
            kind: 'now' as const,
          },
        ]
      : []),
  ];
}

/**
 * The day on a vertical scale, for narrow containers. Hidden from assistive technology: the table has the same content.
 */
export function TallScale({ view }: { view: DayView }) {
  const labels = useLabels(view).map((label) => ({
    ...label,
    height: linesOf(label) * LINE + GAP,
  }));
  const needed = labels.reduce((sum, { height }) => sum + height, 0);
  const height = Math.max(HEIGHT, needed);
  const placed = spreadDown(
    labels.map((label) => ({ ...label, at: label.share * height })),
    height,
  );
  return (
    <div
      className={styles.scale}
      style={{ [styles.height]: `${height}px` } as CSSProperties}
      aria-hidden="true"
    >
      {view.ticks.map(({ instant, share, isLong }) => (
        <span key={instant} className={styles.tick({ isLong })} style={at(share)}>
          {isLong && share > 0.01 && share < 0.99 && (
            <span className={styles.hour}>{view.words.hour(instant)}</span>
          )}
        </span>
      ))}
      <span className={styles.night} />
      <span className={styles.day} style={between(0, shareAt(view.day.sunset, view.day))} />
      {view.windows.map(({ name, start, part, quality }) => (
        <span
          key={`${name} ${start}`}
          className={styles.window({ quality })}
          style={between(part.from, part.to)}
        />
      ))}
      {view.now && <span className={styles.now} style={at(view.now.share)} data-part="now" />}
      <svg viewBox={`0 0 20 ${height}`} className={styles.leaders} preserveAspectRatio="none">
        {placed.map(({ name, time, share, top, height: room }) => (
          <path
            key={`${name} ${time}`}
            d={`M0 ${(share * height).toFixed(1)}L20 ${(top + room / 2).toFixed(1)}`}
          />
        ))}
      </svg>
      {placed.map(({ name, time, kind, top, height: room }) => (
        <span
          key={`${name} ${time}`}
          className={styles.label}
          style={{ insetBlockStart: `${top.toFixed(1)}px`, blockSize: `${room}px` }}
        >
          {kind === 'now' ? (
            <span className={styles.nowChip}>{name}</span>
          ) : (
            <>
              {kind === 'event' ? <span className={styles.ring} /> : <QualityMark quality={kind} />}
              <span className={styles.words}>
                <b>{name}</b> <span className={styles.time}>{time}</span>
              </span>
            </>
          )}
        </span>
      ))}
    </div>
  );
}

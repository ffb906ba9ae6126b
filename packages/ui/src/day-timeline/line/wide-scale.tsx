import { clsx } from 'clsx';
import { useId, type CSSProperties } from 'react';
import { useStrings } from '../../i18n/index.ts';
import { seededNumbers } from '../../shared/drawing/seeded-numbers.ts';
import * as styles from './wide-scale.css.ts';
import { lanesOf, percent, shareAt, sunHeight, type DayView } from '../day-timeline.logic.ts';
import { dayTimelineStrings } from '../../messages.generated/en/components/DayTimeline.ts';
import { QualityMark } from '../quality-mark.tsx';

const at = (share: number) => ({ insetInlineStart: percent(share) });
const between = (from: number, to: number) => ({ ...at(from), inlineSize: percent(to - from) });

/** Width in px from which this layout is used, and the maximum width of a character, to estimate labels. */
const NARROWEST = 768;
const CHARACTER = 7;
const PADDING = 32;
const widthOf = (text: string) => (text.length * CHARACTER + PADDING) / NARROWEST;
const labelAt = (share: number, name: string, time: string) => ({
  name,
  time,
  share,
  from: share,
  width: widthOf(`${name} ${time}`),
});

/** The arc of the day from sunrise to sunset, stars for the night, and the current position of the Sun. */
function Sky({ view }: { view: DayView }) {
  const clip = useId();
  const sunset = shareAt(view.day.sunset, view.day);
  const middle = sunset * 500;
  const vault = `M0 100A${middle} 96 0 0 1 ${sunset * 1000} 100Z`;
  const next = seededNumbers(27);
  const stars = Array.from({ length: 26 }, () => ({
    x: sunset + 0.03 + next() * (0.95 - sunset),
    y: next() * 0.55,
    r: 0.7 + next() * 0.8,
  }));
  const sun = view.now && view.now.share / sunset;
  return (
    <>
      <svg viewBox="0 0 1000 100" preserveAspectRatio="none" className={styles.vault}>
        <clipPath id={clip}>
          <path d={vault} />
        </clipPath>
        <g clipPath={`url(#${clip})`}>
          <path d="M0 0H1000V100H0Z" className={styles.day} />
          <path d="M0 62Q250 50 500 64T1000 58V100H0Z" className={styles.haze} />
        </g>
        <path d={vault} className={styles.vaultEdge} />
      </svg>
      <svg className={styles.stars}>
        {stars.map(({ x, y, r }) => (
          <circle key={x} cx={percent(x)} cy={percent(y)} r={r} />
        ))}
      </svg>
      {view.now && sun !== null && sun <= 1 && (
        <span
          className={styles.sun}
          style={{ ...at(view.now.share), insetBlockEnd: percent(sunHeight(sun) * 0.96) }}
        />
      )}
    </>
  );
}

/** Windows and labels above or below the line. */
function Band({ view, side }: { view: DayView; side: 'above' | 'below' }) {
  const quality = side === 'above' ? 'auspicious' : 'inauspicious';
  const windows = view.windows.filter((window) => window.quality === quality);
  const labels = lanesOf([
    ...windows.map(({ name, part, start, end }) => {
      const time = view.words.clock(start, end);
      return { ...labelAt(part.from, name, time), isWindow: true };
    }),
    ...(side === 'above' ? view.events : []).map(({ name, share, at: instant }) => {
      const time = view.words.clock(instant);
      return { ...labelAt(share, name, time), isWindow: false };
    }),
  ]);
  const lanes = Math.max(0, ...labels.map(({ lane }) => lane + 1));
  return (
    <div
      className={styles.band({ side })}
      style={{ [styles.lanes]: lanes } as CSSProperties}
      data-part={`windows-${side}`}
    >
      {windows.map(({ name, start, part, isRunning }) => (
        <span
          key={`${name} ${start}`}
          className={clsx(styles.window({ quality }), isRunning && styles.runningWindow)}
          style={between(part.from, part.to)}
        />
      ))}
      {labels.map(({ name, time, share, width, lane, isWindow }) => (
        <span
          key={`${name} ${time}`}
          className={styles.label({ side })}
          style={
            {
              // Aligned with its mark, or as close as the end of the scale allows.
              insetInlineStart: `min(${percent(share)}, 100% - ${width * NARROWEST}px)`,
              [styles.lane]: lane,
            } as CSSProperties
          }
        >
          {isWindow ? <QualityMark quality={quality} /> : <span className={styles.ring} />}
          <b>{name}</b> {time}
        </span>
      ))}
    </div>
  );
}

/**
 * The day on a horizontal scale, sky above and lanes below. Hidden from assistive technology: the table has the same
 * content.
 */
export function WideScale({ view }: { view: DayView }) {
  const strings = useStrings(dayTimelineStrings);
  return (
    <div className={styles.scale} aria-hidden="true">
      {view.now && (
        <div className={styles.now} style={at(view.now.share)} data-part="now">
          <span className={styles.nowChip({ side: view.now.share > 0.5 ? 'before' : 'after' })}>
            {strings.nowAt({ time: view.words.at(view.now.instant) })}
          </span>
        </div>
      )}
      <div className={styles.sky}>
        <Sky view={view} />
        <Band view={view} side="above" />
      </div>
      <div className={styles.axis}>
        {view.ticks.map(({ instant, share, isLong }) => (
          <span key={instant} className={styles.tick({ isLong })} style={at(share)} />
        ))}
      </div>
      <Band view={view} side="below" />
      {view.lanes.map((lane) => (
        <div key={lane.name} className={styles.row}>
          <span className={styles.rowName}>{lane.name}</span>
          <div className={styles.track}>
            {lane.spans.map(({ name, start, end, quality, part, isRunning }) => (
              <span
                key={start}
                className={styles.segment({
                  isRunning,
                  quality,
                  cutStart: part.cutStart,
                  cutEnd: part.cutEnd,
                })}
                style={between(part.from, part.to)}
                data-cut={
                  [part.cutStart && 'start', part.cutEnd && 'end'].filter(Boolean).join(' ') ||
                  undefined
                }
              >
                <span className={styles.segmentWords}>
                  {quality && <QualityMark quality={quality} />}
                  {part.to - part.from > (name.length * CHARACTER + 16) / NARROWEST && (
                    <>
                      <b>{name}</b>
                      {part.to - part.from > 0.16 && ` ${view.words.span(undefined, end)}`}
                    </>
                  )}
                </span>
              </span>
            ))}
          </div>
        </div>
      ))}
      <div className={styles.hours}>
        {view.ticks
          .filter(({ isLong, share }) => isLong && share > 0.02 && share < 0.98)
          .map(({ instant, share }) => (
            <span key={instant} className={styles.hour} style={at(share)}>
              {view.words.hour(instant)}
            </span>
          ))}
      </div>
    </div>
  );
}

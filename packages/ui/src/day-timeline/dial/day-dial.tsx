import { clsx } from 'clsx';
import { Badge } from '../../badge/index.ts';
import { GrahaGlyph } from '../../glyphs/index.ts';
import { useStrings } from '../../i18n/index.ts';
import { dayTimelineStrings } from '../../messages.generated/en/components/DayTimeline.ts';
import * as drawing from '../../shared/drawing/ruled-drawing.css.ts';
import { acrossRing, onRing, ringPart, ringPoint } from '../../shared/drawing/ticks.ts';
import { aside } from '../../shared/styles/naming.css.ts';
import { AnnouncedChange } from '../../shared/time/announced-change.tsx';
import { summary } from '../../shared/time/day-halves.css.ts';
import { nowChip } from '../../shared/time/now-chip.css.ts';
import { zonedTime } from '../../time-span/time-span.logic.ts';
import { ringsOf, shareAt, type DayView, type ShownWindow } from '../day-timeline.logic.ts';
import { QualityMark } from '../quality-mark.tsx';
import * as styles from './day-dial.css.ts';

/** Middle of the dial. */
const CENTRE = 200;
/** Radii from the rim inwards. */
const radii = { hours: 206, rim: 194, day: 184, windows: 170, hub: 70 } as const;
/** Depth of a window's ring, and distance to the next one. */
const DEPTH = 20;
const STEP = 24;
/** Distance between the hatching lines of an inauspicious window, as a share of the turn. */
const HATCH = 1 / 300;

/** Sunrise is at the left, in the east, the middle of the day at the top. */
const turned = (share: number) => share - 0.25;
const pointAt = (share: number, radius: number) => ringPoint(turned(share), radius, CENTRE);
const acrossAt = (share: number, outer: number, inner: number) =>
  acrossRing(turned(share), outer, inner, CENTRE);
const partAt = (from: number, to: number, outer: number, inner: number) =>
  ringPart(turned(from), turned(to), outer, inner, CENTRE);

/** The tip of the hand that shows the current time, at the rim. */
function handTipAt(share: number): string {
  const at = (offset: number, radius: number) => onRing(turned(share + offset), radius, CENTRE);
  const foot = radii.rim - 11;
  return `M${at(0, radii.rim)}L${at(-0.008, foot)}L${at(0.008, foot)}Z`;
}

/** One window: plain if auspicious, hatched if not, with its number. */
function Segment({ window, ring, number }: { window: ShownWindow; ring: number; number: number }) {
  const { quality } = window;
  const { from, to } = window.part;
  const outer = radii.windows - ring * STEP;
  const inner = outer - DEPTH;
  const middle = pointAt((from + to) / 2, (outer + inner) / 2);
  const shape = partAt(from, to, outer, inner);
  const hatch = Array.from({ length: Math.floor((to - from) / HATCH) }, (_, index) =>
    acrossAt(from + (index + 1) * HATCH, outer, inner),
  );
  return (
    <g data-part="window" data-quality={quality}>
      <path d={shape} className={styles.window[quality]} />
      {quality === 'inauspicious' && (
        <path d={hatch.join('')} className={styles.hatch} data-part="hatch" />
      )}
      {window.isRunning && <path d={shape} className={styles.running} />}
      <circle cx={middle.x} cy={middle.y} r={9} className={drawing.ground} />
      <text {...middle} className={clsx(drawing.number, drawing.markedNumber)}>
        {number}
      </text>
    </g>
  );
}

/** The drawing. Hidden from screen readers: the list has the same content. */
function Dial({ view }: { view: DayView }) {
  const strings = useStrings(dayTimelineStrings);
  const { day, now, ticks, windows } = view;
  const sunset = shareAt(day.sunset, day);
  const rings = ringsOf(windows);
  const hourOf = (at: string) => {
    const { hour } = zonedTime(at, view.timeZone);
    return view.hourCycle === 'h12' ? hour % 12 || 12 : hour;
  };
  const noon = pointAt(sunset / 2, radii.hub - 22);
  const midnight = pointAt((1 + sunset) / 2, radii.hub - 22);
  const band = [radii.day, radii.windows + 4] as const;
  return (
    <svg
      viewBox="-20 -20 440 440"
      className={drawing.drawing}
      aria-hidden="true"
      focusable="false"
      data-part="day-dial"
    >
      <circle cx={CENTRE} cy={CENTRE} r={radii.rim} className={drawing.band} />
      <path d={partAt(0, sunset, ...band)} className={styles.dayArc} />
      <path d={partAt(sunset, 1, ...band)} className={styles.nightArc} />
      <circle cx={CENTRE} cy={CENTRE} r={radii.rim} className={drawing.ticks} />
      <path
        d={ticks
          .map(({ share, isLong }) => acrossAt(share, radii.rim, radii.day + (isLong ? 0 : 5)))
          .join('')}
        className={drawing.ticks}
      />
      <path
        d={`${acrossAt(0, radii.rim, radii.hub)}${acrossAt(sunset, radii.rim, radii.hub)}`}
        className={drawing.faint}
      />
      {ticks
        .filter(({ isLong }) => isLong)
        .map(({ instant, share }) => (
          <text key={instant} {...pointAt(share, radii.hours)} className={drawing.number}>
            {hourOf(instant)}
          </text>
        ))}
      {windows.map((window, index) => (
        <Segment
          key={`${window.name} ${window.start}`}
          window={window}
          ring={rings[index] ?? 0}
          number={index + 1}
        />
      ))}
      {now && (
        <g data-part="now">
          <path d={acrossAt(now.share, radii.rim, radii.hub)} className={styles.hand} />
          <path d={handTipAt(now.share)} className={styles.handTip} />
        </g>
      )}
      <circle cx={CENTRE} cy={CENTRE} r={radii.hub} className={drawing.ground} />
      <GrahaGlyph graha="sun" x={noon.x - 9} y={noon.y - 9} size={18} />
      <GrahaGlyph graha="moon" x={midnight.x - 9} y={midnight.y - 9} size={18} />
      {now && (
        <>
          <text x={CENTRE} y={CENTRE - 8} className={drawing.hubName}>
            {view.words.clock(now.instant)}
          </text>
          <text x={CENTRE} y={CENTRE + 16} className={drawing.hubNote}>
            {now.share < sunset ? strings.day : strings.night}
          </text>
        </>
      )}
    </svg>
  );
}

/** The windows of a day on a dial and in a list, above them what runs now, or what comes next. */
export function DayDial({ view }: { view: DayView }) {
  const strings = useStrings(dayTimelineStrings);
  const { windows, now, instant, words } = view;
  const running = windows.filter(({ isRunning }) => now && isRunning);
  const next =
    now && running.length === 0 && windows.find(({ start }) => Date.parse(start) > instant!);
  const headline = ({ quality, name }: ShownWindow) =>
    strings.runningNamed({ quality: strings[quality], name });
  const until = ({ end }: ShownWindow) => words.span(undefined, end);
  return (
    <>
      <div className={summary} data-part="running">
        {running.map((window) => (
          <span key={`${window.name} ${window.start}`}>
            <Badge tone={window.quality === 'auspicious' ? 'success' : 'danger'}>
              {headline(window)}
            </Badge>{' '}
            {until(window)}
          </span>
        ))}
        {next && (
          <span>
            {strings.next({ name: next.name })}, {words.span(next.start, next.end)}
          </span>
        )}
      </div>
      <AnnouncedChange
        of={instant === null ? undefined : running.map(({ start }) => start).join(' ')}
        words={running
          .map((window) => strings.announced({ running: headline(window), until: until(window) }))
          .join(' ')}
      />
      <div className={styles.parts}>
        <div className={styles.dial}>
          <Dial view={view} />
        </div>
        {windows.length === 0 ? (
          <p className={aside}>{strings.none}</p>
        ) : (
          <ol className={styles.list}>
            {windows.map((window, index) => (
              <li
                key={`${window.name} ${window.start}`}
                className={styles.item}
                aria-current={running.includes(window) ? 'time' : undefined}
              >
                <span className={styles.key} aria-hidden="true">
                  {index + 1}
                </span>
                <span>
                  <span className={styles.name}>
                    {window.name}{' '}
                    {running.includes(window) && <span className={nowChip}>{strings.now}</span>}
                  </span>{' '}
                  <span className={aside}>
                    <QualityMark quality={window.quality} />{' '}
                    {[strings[window.quality], window.note].filter(Boolean).join(', ')}
                  </span>{' '}
                </span>
                <span className={styles.time}>{words.span(window.start, window.end)}</span>
              </li>
            ))}
          </ol>
        )}
      </div>
    </>
  );
}

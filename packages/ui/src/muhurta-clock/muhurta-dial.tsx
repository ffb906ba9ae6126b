import { clsx } from 'clsx';
import { GrahaGlyph } from '../glyphs/index.ts';
import { useStrings } from '../i18n/index.ts';
import { hourTicks, shareAt, type DayBounds } from '../limb-timeline/limb-timeline.logic.ts';
import { runsAt } from '../shared/time/runs-at.ts';
import * as drawing from '../shared/drawing/ruled-drawing.css.ts';
import type { TimeWords } from '../time-span/index.ts';
import { zonedTime } from '../time-span/time-span.logic.ts';
import * as styles from './muhurta-clock.css.ts';
import {
  acrossAt,
  CENTRE,
  handTipAt,
  hatchOf,
  pointAt,
  radii,
  ringAt,
  ringPart,
  type DialPeriod,
} from './muhurta-clock.logic.ts';
import { muhurtaClockStrings } from '../messages.generated/en/components/MuhurtaClock.ts';

interface MuhurtaDialProps {
  day: DayBounds;
  periods: readonly DialPeriod[];
  timeZone: string;
  /** ms since 1970; null while it is not known. */
  instant: number | null;
  hourCycle: 'h12' | 'h23';
  words: TimeWords;
}

/** One period: plain if auspicious, hatched if not, with its number. */
function Segment({ period, isRunning }: { period: DialPeriod; isRunning: boolean }) {
  const { from, to } = period.part;
  const [outer, inner] = ringAt(period.ring);
  const middle = pointAt((from + to) / 2, (outer + inner) / 2);
  const shape = ringPart(from, to, outer, inner);
  return (
    <g data-part="muhurta" data-kind={period.kind} data-quality={period.quality}>
      <path
        d={shape}
        className={period.quality === 'auspicious' ? styles.auspicious : styles.inauspicious}
      />
      {period.quality === 'inauspicious' && (
        <path d={hatchOf(from, to, outer, inner)} className={styles.hatch} data-part="hatch" />
      )}
      {isRunning && <path d={shape} className={styles.running} />}
      <circle cx={middle.x} cy={middle.y} r={9} className={drawing.ground} />
      <text {...middle} className={clsx(drawing.number, drawing.markedNumber)}>
        {period.number}
      </text>
    </g>
  );
}

/**
 * The day from sunrise to sunrise as a dial, sunrise at the left. Hidden from screen readers: the list has the same
 * content.
 */
export function MuhurtaDial({
  day,
  periods,
  timeZone,
  instant,
  hourCycle,
  words,
}: MuhurtaDialProps) {
  const strings = useStrings(muhurtaClockStrings);
  const sunset = shareAt(day.sunset, day);
  const share = instant === null ? -1 : shareAt(instant, day);
  const now = instant !== null && share >= 0 && share < 1 ? instant : null;
  const hours = hourTicks(day, timeZone);
  const hourOf = (at: string) => {
    const { hour } = zonedTime(at, timeZone);
    return hourCycle === 'h12' ? hour % 12 || 12 : hour;
  };
  const noon = pointAt(sunset / 2, radii.hub - 22);
  const midnight = pointAt((1 + sunset) / 2, radii.hub - 22);

  return (
    <svg
      viewBox="-20 -20 440 440"
      className={drawing.drawing}
      aria-hidden="true"
      focusable="false"
      data-part="muhurta-dial"
    >
      <circle cx={CENTRE} cy={CENTRE} r={radii.rim} className={drawing.band} />
      <path d={ringPart(0, sunset, radii.day, radii.periods + 4)} className={styles.dayArc} />
      <path d={ringPart(sunset, 1, radii.day, radii.periods + 4)} className={styles.nightArc} />
      <circle cx={CENTRE} cy={CENTRE} r={radii.rim} className={drawing.ticks} />
      <path
        d={hours
          .map((tick) => acrossAt(tick.share, radii.rim, tick.isLong ? radii.day : radii.day + 5))
          .join('')}
        className={drawing.ticks}
      />
      <path
        d={`${acrossAt(0, radii.rim, radii.hub)}${acrossAt(sunset, radii.rim, radii.hub)}`}
        className={drawing.faint}
      />
      {hours
        .filter(({ isLong }) => isLong)
        .map((tick) => (
          <text key={tick.instant} {...pointAt(tick.share, radii.hours)} className={drawing.number}>
            {hourOf(tick.instant)}
          </text>
        ))}
      {periods.map((period) => (
        <Segment key={period.number} period={period} isRunning={runsAt(instant, period)} />
      ))}
      {now !== null && (
        <g data-part="now">
          <path d={acrossAt(share, radii.rim, radii.hub)} className={styles.hand} />
          <path d={handTipAt(share)} className={styles.handTip} />
        </g>
      )}
      <circle cx={CENTRE} cy={CENTRE} r={radii.hub} className={drawing.ground} />
      <GrahaGlyph graha="sun" x={noon.x - 9} y={noon.y - 9} size={18} />
      <GrahaGlyph graha="moon" x={midnight.x - 9} y={midnight.y - 9} size={18} />
      {now !== null && (
        <>
          <text x={CENTRE} y={CENTRE - 8} className={drawing.hubName}>
            {words.clock(new Date(now).toISOString())}
          </text>
          <text x={CENTRE} y={CENTRE + 16} className={drawing.hubNote}>
            {share < sunset ? strings.day : strings.night}
          </text>
        </>
      )}
    </svg>
  );
}

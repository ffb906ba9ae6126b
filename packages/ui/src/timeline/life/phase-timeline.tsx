import type { CSSProperties, HTMLAttributes, Ref } from 'react';
import { ageAt, percent, positionIn } from './life.logic.ts';
import { monthName } from '../../dates/index.ts';
import { useLocale, useStrings } from '../../i18n/index.ts';
import { zonedTime } from '../../time-span/time-span.logic.ts';
import { warnWrongPeriods } from '../../shared/react/warn-wrong-data.ts';
import { visuallyHidden } from '../../visually-hidden/index.ts';
import { LifeScale } from './life-scale.tsx';
import * as scale from './life-scale.css.ts';
import * as styles from './phase-timeline.css.ts';
import { phaseTimelineStrings } from '../../messages.generated/en/components/PhaseTimeline.ts';

/** A phase of a life: from `start` up to, not including, `end`. Instants in ISO 8601. */
export interface LifePhase {
  /** What it is called: "rising (12th from the Moon)". */
  name: string;
  /** When it begins. */
  start: string;
  /** When it is over. */
  end: string;
  /** Full height, or half of it for a lesser kind. */
  variant: 'strong' | 'soft';
}

export interface PhaseTimelineProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  /** Whose phases they are: "Saturn in the life of Asha". */
  title: string;
  /** How long the scale is: "A hundred years from birth". */
  note?: string;
  /** In any order, with gaps between them. What lies outside the scale is not shown. */
  phases: readonly LifePhase[];
  /** What the two variants mean. */
  variantNames: {
    /** Of the full height. */
    strong: string;
    /** Of half the height. */
    soft: string;
  };
  /** The birth, ISO 8601: where the scale begins. */
  start: string;
  /** Where the scale ends, ISO 8601. */
  end: string;
  /** The instant to mark: ISO 8601. The kit reads no clock. */
  now: string;
  /** Names that instant if it is not the current one: "On 15 Mar 2031". @default "Now" */
  nowLabel?: string;
  /** The zone in which dates are shown, an IANA name. @default "UTC" */
  timeZone?: string;
  ref?: Ref<HTMLElement>;
}

/** Years between two ticks. */
const TICK = 20;

/** Phases that recur in a life on one scale of years, with the gaps between them; now marked. */
export function PhaseTimeline({
  title,
  note,
  phases,
  variantNames,
  start,
  end,
  now,
  nowLabel,
  timeZone = 'UTC',
  ...rest
}: PhaseTimelineProps) {
  warnWrongPeriods('PhaseTimeline', phases, { start, end, now });
  const strings = useStrings(phaseTimelineStrings);
  const locale = useLocale();
  const [from, to] = [Date.parse(start), Date.parse(end)];
  const shareOf = (instant: string) =>
    Math.min(1, Math.max(0, (Date.parse(instant) - from) / (to - from)));
  const monthOf = (instant: string) => {
    const { date } = zonedTime(instant, timeZone);
    return `${monthName(locale, date, 'short')} ${date.slice(0, 4)}`;
  };
  const shown = phases
    .filter((phase) => Date.parse(phase.end) > from && Date.parse(phase.start) < to)
    .toSorted((a, b) => Date.parse(a.start) - Date.parse(b.start));
  const position = positionIn(now, start, end);
  const years = ageAt(end, start);
  const ticks = Array.from({ length: Math.floor(years / TICK) + 1 }, (_, index) => index * TICK);
  return (
    <LifeScale
      {...rest}
      title={title}
      note={note}
      now={position}
      nowLabel={strings.nowAge({ now: nowLabel ?? strings.now, age: ageAt(now, start) })}
      reach="through"
      data-part="phase-timeline"
      below={
        <ul className={styles.legend} aria-hidden="true">
          {(['strong', 'soft'] as const).map((variant) => (
            <li key={variant} className={styles.legendItem}>
              <span className={styles.swatch({ variant })} />
              {variantNames[variant]}
            </li>
          ))}
          <li className={styles.unit}>{strings.age}</li>
        </ul>
      }
    >
      <ol className={styles.bar}>
        {shown.map((phase) => {
          const running = positionIn(now, phase.start, phase.end) !== null;
          const words = strings.period({
            name: phase.name,
            from: monthOf(phase.start),
            to: monthOf(phase.end),
          });
          return (
            <li
              key={`${phase.variant} ${phase.start}`}
              className={styles.phase({ variant: phase.variant, running })}
              style={
                {
                  [scale.at]: percent(shareOf(phase.start)),
                  [scale.share]: percent(shareOf(phase.end) - shareOf(phase.start)),
                } as CSSProperties
              }
              aria-current={running || undefined}
            >
              <span className={visuallyHidden}>
                {running ? `${words} (${nowLabel ?? strings.running})` : words}
              </span>
            </li>
          );
        })}
      </ol>
      <div className={styles.axis} aria-hidden="true">
        {ticks.map((age) => (
          <span
            key={age}
            className={styles.tick({ end: age === years })}
            style={{ [scale.at]: percent(age / years) } as CSSProperties}
          >
            {age}
          </span>
        ))}
      </div>
    </LifeScale>
  );
}

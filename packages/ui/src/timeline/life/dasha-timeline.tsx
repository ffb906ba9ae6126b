import type { CSSProperties, HTMLAttributes, Ref } from 'react';
import { GrahaGlyph, grahaNames } from '../../glyphs/index.ts';
import { useLocale, useStrings, useWordsLang } from '../../i18n/index.ts';
import { dayOfMonth, monthName } from '../../dates/index.ts';
import { nowChip } from '../../shared/time/now-chip.css.ts';
import { useTimeWords } from '../../time-span/index.ts';
import { zonedTime } from '../../time-span/time-span.logic.ts';
import { warnWrongPeriods } from '../../shared/react/warn-wrong-data.ts';
import { visuallyHidden } from '../../visually-hidden/index.ts';
import { LifeScale } from './life-scale.tsx';
import * as scale from './life-scale.css.ts';
import * as styles from './dasha-timeline.css.ts';
import {
  ageAt,
  positionIn,
  precisionOf,
  segmentsOf,
  type DashaPeriod,
  type Precision,
} from './life.logic.ts';
import { dashaTimelineStrings } from '../../messages.generated/en/components/DashaTimeline.ts';

export interface DashaTimelineProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  /** What the periods are: "Your nine periods". */
  title: string;
  /** What they are based on: "Vimshottari dasha, 120 years". */
  note?: string;
  /** The periods in order: those of a life, or those inside a period of any level. Parts before birth are not shown. */
  periods: readonly DashaPeriod[];
  /** The birth, ISO 8601: a scale that would begin before it begins there. */
  birth: string;
  /** The instant to mark: ISO 8601. The kit reads no clock. */
  now: string;
  /** The zone in which dates are shown, an IANA name. @default "UTC" */
  timeZone?: string;
  ref?: Ref<HTMLElement>;
}

/** Formats a bound with a precision that fits the length of the scale. */
function useBounds(timeZone: string, precision: Precision): (instant: string) => string {
  const locale = useLocale();
  const words = useTimeWords({ timeZone });
  return (instant) => {
    const { date } = zonedTime(instant, timeZone);
    const [year, month, day] = [
      date.slice(0, 4),
      monthName(locale, date, 'short'),
      dayOfMonth(date),
    ];
    switch (precision) {
      case 'year':
        return year;
      case 'month':
        return `${month} ${year}`;
      case 'day':
        return `${day} ${month} ${year}`;
      case 'time':
        return `${day} ${month}, ${words.clock(instant)}`;
    }
  };
}

/** The periods of a life on one scale, the current one highlighted, now marked. */
export function DashaTimeline({
  title,
  note,
  periods,
  birth,
  now,
  timeZone = 'UTC',
  ...rest
}: DashaTimelineProps) {
  warnWrongPeriods('DashaTimeline', periods, { birth, now });
  const strings = useStrings(dashaTimelineStrings);
  const names = useStrings(grahaNames);
  const lang = useWordsLang(grahaNames);
  const first = periods[0]?.start ?? birth;
  const from = Date.parse(first) < Date.parse(birth) ? birth : first;
  const segments = segmentsOf(periods, from, now);
  const end = segments.at(-1)?.end ?? from;
  const position = positionIn(now, from, end);
  const precision = precisionOf(from, end);
  const bound = useBounds(timeZone, precision);

  const words = ({ graha, start, end: until, running }: (typeof segments)[number]) =>
    `${strings.period({ name: names[graha], from: bound(start), to: bound(until) })}${running ? ` (${strings.running})` : ''}`;

  return (
    <LifeScale
      {...rest}
      title={title}
      note={note}
      now={position}
      nowLabel={precision === 'year' ? strings.nowAge({ age: ageAt(now, birth) }) : strings.now}
      reach="to"
      data-part="dasha-timeline"
      below={
        <ul className={styles.list} aria-hidden="true" lang={lang}>
          {segments.map(({ graha, start, end: until, running }) => (
            <li
              key={start}
              className={styles.listItem}
              data-state={running ? 'running' : undefined}
            >
              <GrahaGlyph graha={graha} size={18} />
              <span>
                {names[graha]} {running && <span className={nowChip}>{strings.now}</span>}
              </span>
              <span className={styles.years}>
                {bound(start)} – {bound(until)}
              </span>
            </li>
          ))}
        </ul>
      }
    >
      <ol className={styles.bar} lang={lang}>
        {segments.map((segment) => (
          <li
            key={segment.start}
            className={styles.segment}
            style={{ [scale.share]: segment.share.toFixed(4) } as CSSProperties}
            aria-current={segment.running || undefined}
          >
            <span className={visuallyHidden}>{words(segment)}</span>
            <div className={styles.block({ running: segment.running })}>
              <GrahaGlyph graha={segment.graha} size={14} coloured={!segment.running} />
            </div>
            <span className={styles.name({ running: segment.running })} aria-hidden="true">
              {names[segment.graha]}
            </span>
          </li>
        ))}
      </ol>
    </LifeScale>
  );
}

import { clsx } from 'clsx';
import { useId, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { Badge } from '../../badge/index.ts';
import { grahaInk } from '../../glyphs/glyphs.css.ts';
import { GrahaGlyph, grahaNames } from '../../glyphs/index.ts';
import { useStrings } from '../../i18n/index.ts';
import { dayPeriodsStrings } from '../../messages.generated/en/components/DayPeriods.ts';
import { AnnouncedChange } from '../../shared/time/announced-change.tsx';
import { halfName, halfTime, summary } from '../../shared/time/day-halves.css.ts';
import { nowChip } from '../../shared/time/now-chip.css.ts';
import { runsAt } from '../../shared/time/runs-at.ts';
import { useNow } from '../../shared/time/use-now.ts';
import { Table } from '../../table/index.ts';
import { useTimeWords, type TimeWords } from '../../time-span/index.ts';
import { zonedTime } from '../../time-span/time-span.logic.ts';
import type { DayQuality } from '../day-timeline.logic.ts';
import { QualityMark } from '../quality-mark.tsx';
import { choghadiyaNames, namesOf, qualityOf, type DayPeriod, type Hora } from './choghadiya.ts';
import * as styles from './day-periods.css.ts';

export interface DayPeriodsProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** Title: "Choghadiya, 6 April 2025". */
  title: string;
  /** The choghadiyas or the planetary hours from sunrise to sunset. */
  day: readonly DayPeriod[];
  /** Those from sunset to the next sunrise. */
  night: readonly DayPeriod[];
  /** Time zone of the place, an IANA name: "Asia/Kolkata". */
  timeZone: string;
  /** The current instant: ISO 8601. Omitted: the visitor's clock, read once a minute, after the first render. */
  now?: string;
  /** `h12`: 6:05 pm; `h23`: 18:05. @default "h12" */
  hourCycle?: 'h12' | 'h23';
  /** `strip`: side by side, a list where it is narrow. `table`: time, name and quality in columns. @default "strip" */
  layout?: 'strip' | 'table';
  /** Replaces the legend; `null` for none. @default of choghadiyas: which are auspicious, good and inauspicious */
  legend?: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

const tones = { auspicious: 'success', neutral: 'warning', inauspicious: 'danger' } as const;

/** A period in words. */
interface Reading {
  start: string;
  end: string;
  name: string;
  /** Of a choghadiya. */
  quality?: DayQuality;
  /** The quality, or the mark that makes it inauspicious; of an hour what it is suitable for. */
  meaning: string | undefined;
  /** Of a planetary hour. */
  lord?: Hora['lord'];
  gem?: string | undefined;
  /** "Choghadiya now: Labh, auspicious" */
  headline: string;
}

/** Reads periods in the language of the page. */
function useReading(): (period: DayPeriod) => Reading {
  const strings = useStrings(dayPeriodsStrings);
  const names = useStrings(choghadiyaNames);
  const lords = useStrings(grahaNames);
  return (period) => {
    const { start, end } = period;
    if ('lord' in period) {
      const { lord, gem, benefits } = period;
      return {
        start,
        end,
        name: lords[lord],
        meaning: benefits,
        lord,
        gem: gem && strings.gem({ gem }),
        headline: strings.horaNow({ lord: lords[lord] }),
      };
    }
    const { note } = period;
    const own = qualityOf(period.name);
    const meaningIn = (qualities: Record<DayQuality, string>) => {
      if (!note) return qualities[own];
      const say = own === 'inauspicious' ? strings.noted : strings.spoilt;
      return say({ quality: qualities[own], note });
    };
    const name = names[period.name];
    return {
      start,
      end,
      name,
      quality: note ? 'inauspicious' : own,
      meaning: meaningIn(strings.qualities),
      headline: strings.choghadiyaNow({
        name,
        quality: meaningIn(strings.qualitiesInSentence),
      }),
    };
  };
}

interface HalfProps {
  /** "Day" or "Night". */
  name: string;
  periods: readonly Reading[];
  running: Reading | undefined;
  words: TimeWords;
}

function Cell({
  period,
  isRunning,
  words,
}: {
  period: Reading;
  isRunning: boolean;
  words: TimeWords;
}) {
  const strings = useStrings(dayPeriodsStrings);
  const { quality, lord } = period;
  const time = words.clock(period.start, period.end);
  const name = (
    <span className={styles.name}>
      {quality && <QualityMark quality={quality} size={16} />}
      <span className={styles.nameWord}>{period.name}</span>{' '}
      {isRunning && <span className={nowChip}>{strings.now}</span>}
    </span>
  );
  const root = {
    className: clsx(
      quality ? styles.choghadiya({ quality }) : styles.hora,
      lord && grahaInk[lord],
      isRunning && styles.running,
    ),
    'aria-current': isRunning ? ('time' as const) : undefined,
  };
  if (!lord)
    return (
      <li {...root} data-quality={quality}>
        <span className={styles.band({ quality })} />
        <span className={styles.words}>
          {name} <span className={styles.quality}>{period.meaning}</span>{' '}
        </span>
        <span className={styles.time}>{time}</span>
      </li>
    );
  return (
    <li {...root} data-lord={lord}>
      <GrahaGlyph graha={lord} size={24} className={styles.glyph} />
      <div className={styles.horaWords}>
        {name} <div className={styles.horaTime}>{time}</div>
        {period.gem && <div className={styles.detail}>{period.gem}</div>}
        {period.meaning && <div className={styles.detail}>{period.meaning}</div>}
      </div>
    </li>
  );
}

/** The periods of the day or of the night, side by side or in a list. */
function Strip({ name, periods, running, words }: HalfProps) {
  const heading = useId();
  const [first, last] = [periods[0], periods.at(-1)];
  if (!first || !last) return null;
  return (
    <div className={styles.half} role="group" aria-labelledby={heading}>
      <div id={heading} className={halfName}>
        {name} <span className={halfTime}>{words.span(first.start, last.end)}</span>
      </div>
      <ol className={first.lord ? styles.horas : styles.choghadiyas}>
        {periods.map((period) => (
          <Cell key={period.start} period={period} isRunning={period === running} words={words} />
        ))}
      </ol>
    </div>
  );
}

/** The same as a table. */
function PeriodTable({ name, periods, running, words }: HalfProps) {
  const strings = useStrings(dayPeriodsStrings);
  const isHoras = periods[0]?.lord !== undefined;
  return (
    <Table
      caption={name}
      columns={[
        {
          id: 'time',
          header: strings.time,
          stacked: 'detail',
          cell: ({ start, end }) => words.clock(start, end),
        },
        {
          id: 'name',
          header: isHoras ? strings.planet : strings.muhurat,
          cell: (period) => (
            <>
              {period.name} {period === running && <span className={nowChip}>{strings.now}</span>}
            </>
          ),
        },
        {
          id: 'meaning',
          header: isHoras ? strings.goodFor : strings.type,
          stacked: 'end',
          cell: ({ quality, meaning }) =>
            quality ? <Badge tone={tones[quality]}>{meaning}</Badge> : meaning,
        },
      ]}
      rowHeader="name"
      rows={periods}
      rowKey={({ start }) => start}
      isCurrent={(period) => period === running}
    />
  );
}

function Legend() {
  const strings = useStrings(dayPeriodsStrings);
  const names = useStrings(choghadiyaNames);
  return (
    <ul className={styles.legend}>
      {(['auspicious', 'neutral', 'inauspicious'] as const).map((quality) => (
        <li key={quality} className={styles.legendItem}>
          <QualityMark quality={quality} size={16} />
          {strings.legend({
            quality: strings.qualities[quality],
            names: namesOf(quality)
              .map((name) => names[name])
              .join(', '),
          })}
        </li>
      ))}
    </ul>
  );
}

/**
 * The equal parts of a day and its night, choghadiyas or planetary hours, with the current one. A change is announced
 * politely.
 */
export function DayPeriods({
  title,
  day,
  night,
  timeZone,
  now,
  hourCycle,
  layout = 'strip',
  legend,
  className,
  ...rest
}: DayPeriodsProps) {
  const strings = useStrings(dayPeriodsStrings);
  const readingOf = useReading();
  const halves = [day.map(readingOf), night.map(readingOf)] as const;
  const [first] = halves.flat();
  const instant = useNow(now, 'DayPeriods');
  const running = halves.flat().find((period) => runsAt(instant, period));
  const words = useTimeWords({
    timeZone,
    now: instant,
    nextSunrise: night.at(-1)?.end ?? null,
    ...(first && { day: zonedTime(first.start, timeZone).date }),
    ...(hourCycle && { hourCycle }),
  });
  const until = running ? words.span(undefined, running.end) : '';
  const Half = layout === 'table' ? PeriodTable : Strip;

  return (
    <div
      {...rest}
      role="group"
      aria-label={title}
      className={clsx(styles.root, className)}
      data-part="day-periods"
    >
      <div className={summary} data-part="running">
        {running?.quality && (
          <>
            <Badge tone={tones[running.quality]}>{running.headline}</Badge> {until}
          </>
        )}
        {running?.lord && (
          <span>
            <span className={styles.headline}>{running.headline}</span>, {until}
          </span>
        )}
      </div>
      <AnnouncedChange of={running?.start} words={`${running?.headline}, ${until}`} />
      <div className={layout === 'table' ? styles.tables : undefined}>
        {halves.map((periods, half) => (
          <Half
            key={half}
            name={half ? strings.night : strings.day}
            periods={periods}
            running={running}
            words={words}
          />
        ))}
      </div>
      {legend === undefined ? first?.quality && <Legend /> : legend}
    </div>
  );
}

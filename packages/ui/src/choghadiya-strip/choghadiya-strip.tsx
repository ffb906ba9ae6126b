import { clsx } from 'clsx';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { Badge } from '../badge/index.ts';
import { useStrings } from '../i18n/index.ts';
import { AnnouncedChange } from '../shared/time/announced-change.tsx';
import { summary } from '../shared/time/day-halves.css.ts';
import { runsAt } from '../shared/time/runs-at.ts';
import { useNow } from '../shared/time/use-now.ts';
import { useTimeWords } from '../time-span/index.ts';
import { zonedTime } from '../time-span/time-span.logic.ts';
import { ChoghadiyaHalf, ChoghadiyaTable, qualityInWords, tones } from './choghadiya-half.tsx';
import * as styles from './choghadiya-strip.css.ts';
import { effectOf, namesOf, type Choghadiya } from './choghadiya-strip.logic.ts';
import { choghadiyaNames } from './choghadiya-names.ts';
import { choghadiyaStripStrings } from '../messages.generated/en/components/ChoghadiyaStrip.ts';
import { QualityIcon } from './quality-icon.tsx';

export interface ChoghadiyaStripProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** Title: "Choghadiya, 6 April 2025". */
  title: string;
  /** The eight from sunrise to sunset. */
  day: readonly Choghadiya[];
  /** The eight from sunset to the next sunrise. */
  night: readonly Choghadiya[];
  /** Time zone of the place, an IANA name: "Asia/Kolkata". */
  timeZone: string;
  /** The current instant: ISO 8601. Omitted: the visitor's clock, read once a minute, after the first render. */
  now?: string;
  /** `h12`: 6:05 pm; `h23`: 18:05. @default "h12" */
  hourCycle?: 'h12' | 'h23';
  /** `strip`: segments side by side, a list where it is narrow. `table`: time, muhurat and type in columns. @default "strip" */
  layout?: 'strip' | 'table';
  /** Replaces the legend; `null` for none. @default which names are auspicious, good and inauspicious */
  legend?: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

function Legend() {
  const strings = useStrings(choghadiyaStripStrings);
  const names = useStrings(choghadiyaNames);
  return (
    <ul className={styles.legend}>
      {(['auspicious', 'good', 'inauspicious'] as const).map((quality) => (
        <li key={quality} className={styles.legendItem}>
          <QualityIcon quality={quality} />
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
 * The sixteen choghadiyas of a day and its night, with the current one. A change is announced
 * politely.
 */
export function ChoghadiyaStrip({
  title,
  day,
  night,
  timeZone,
  now,
  hourCycle,
  layout = 'strip',
  legend = <Legend />,
  className,
  ...rest
}: ChoghadiyaStripProps) {
  const strings = useStrings(choghadiyaStripStrings);
  const names = useStrings(choghadiyaNames);
  const instant = useNow(now);
  const sunrise = day[0]?.start;
  const words = useTimeWords({
    timeZone,
    now: instant,
    nextSunrise: night.at(-1)?.end ?? null,
    ...(sunrise && { day: zonedTime(sunrise, timeZone).date }),
    ...(hourCycle && { hourCycle }),
  });
  const running = [...day, ...night].find((period) => runsAt(instant, period));
  const headline = running
    ? strings.running({
        quality: qualityInWords(running, strings, strings.qualitiesInSentence),
        name: names[running.name],
      })
    : '';
  const until = running ? words.span(undefined, running.end) : '';
  const Half = layout === 'table' ? ChoghadiyaTable : ChoghadiyaHalf;

  return (
    <div
      {...rest}
      role="group"
      aria-label={title}
      className={clsx(styles.root, className)}
      data-part="choghadiya-strip"
    >
      <div className={summary} data-part="running">
        {running && (
          <>
            <Badge tone={tones[effectOf(running)]}>{headline}</Badge> {until}
          </>
        )}
      </div>
      <AnnouncedChange of={running?.start} words={`${headline}, ${until}`} />
      <div className={layout === 'table' ? styles.tables : undefined}>
        <Half name={strings.day} periods={day} running={running} words={words} />
        <Half name={strings.night} periods={night} running={running} words={words} />
      </div>
      {legend}
    </div>
  );
}

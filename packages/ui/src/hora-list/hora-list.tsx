import { clsx } from 'clsx';
import { useId, type HTMLAttributes, type Ref } from 'react';
import { GrahaGlyph, grahaNames } from '../glyphs/index.ts';
import { grahaInk } from '../glyphs/glyphs.css.ts';
import { useStrings } from '../i18n/index.ts';
import { AnnouncedChange } from '../shared/time/announced-change.tsx';
import { halfName, halfTime, summary } from '../shared/time/day-halves.css.ts';
import { nowChip } from '../shared/time/now-chip.css.ts';
import { runsAt } from '../shared/time/runs-at.ts';
import { useNow } from '../shared/time/use-now.ts';
import { useTimeWords, type TimeWords } from '../time-span/index.ts';
import { zonedTime } from '../time-span/time-span.logic.ts';
import * as styles from './hora-list.css.ts';
import { horaListStrings } from '../messages.generated/en/components/HoraList.ts';
import type { Hora } from './hora-list.types.ts';

export interface HoraListProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** Title: "Hora Muhurat, 6 April 2025". */
  title: string;
  /** The planetary hours in order: twelve of the day, twelve of the night. */
  horas: readonly Hora[];
  /** Time zone of the place, an IANA name: "Asia/Kolkata". */
  timeZone: string;
  /** The current instant: ISO 8601. Omitted: the visitor's clock, read once a minute, after the first render. */
  now?: string;
  /** `h12`: 6:05 pm; `h23`: 18:05. @default "h12" */
  hourCycle?: 'h12' | 'h23';
  ref?: Ref<HTMLDivElement>;
}

interface HalfProps {
  name: string;
  horas: readonly Hora[];
  running: Hora | undefined;
  words: TimeWords;
}

/** The hours of the day or of the night. */
function Half({ name, horas, running, words }: HalfProps) {
  const strings = useStrings(horaListStrings);
  const names = useStrings(grahaNames);
  const heading = useId();
  const [first, last] = [horas[0], horas.at(-1)];
  if (!first || !last) return null;
  return (
    <div role="group" aria-labelledby={heading}>
      <div id={heading} className={halfName}>
        {name} <span className={halfTime}>{words.span(first.start, last.end)}</span>
      </div>
      <ol className={styles.list}>
        {horas.map((hora) => (
          <li
            key={hora.start}
            className={clsx(styles.hora({ running: hora === running }), grahaInk[hora.lord])}
            aria-current={hora === running ? 'time' : undefined}
            data-lord={hora.lord}
          >
            <GrahaGlyph graha={hora.lord} size={24} className={styles.glyph} />
            <div className={styles.words}>
              <div className={styles.name}>
                {names[hora.lord]}{' '}
                {hora === running && <span className={nowChip}>{strings.now}</span>}
              </div>
              <div className={styles.time}>{words.clock(hora.start, hora.end)}</div>
              {hora.gem && <div className={styles.detail}>{strings.gem({ gem: hora.gem })}</div>}
              {hora.benefits && <div className={styles.detail}>{hora.benefits}</div>}
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}

/**
 * The twenty-four planetary hours from sunrise to sunrise, with the current one. A change is
 * announced politely.
 */
export function HoraList({
  title,
  horas,
  timeZone,
  now,
  hourCycle,
  className,
  ...rest
}: HoraListProps) {
  const strings = useStrings(horaListStrings);
  const names = useStrings(grahaNames);
  const instant = useNow(now);
  const sunrise = horas[0]?.start;
  const words = useTimeWords({
    timeZone,
    now: instant,
    nextSunrise: horas.at(-1)?.end ?? null,
    ...(sunrise && { day: zonedTime(sunrise, timeZone).date }),
    ...(hourCycle && { hourCycle }),
  });
  const running = horas.find((hora) => runsAt(instant, hora));
  const headline = running ? strings.running({ lord: names[running.lord] }) : '';
  const until = running ? words.span(undefined, running.end) : '';
  const half = (which: Hora['half']) => horas.filter((hora) => hora.half === which);

  return (
    <div
      {...rest}
      role="group"
      aria-label={title}
      className={clsx(styles.root, className)}
      data-part="hora-list"
    >
      <div className={summary} data-part="running">
        {running && (
          <span>
            <span className={styles.summaryLord}>{headline}</span>, {until}
          </span>
        )}
      </div>
      <AnnouncedChange of={running?.start} words={`${headline}, ${until}`} />
      <Half name={strings.day} horas={half('day')} running={running} words={words} />
      <Half name={strings.night} horas={half('night')} running={running} words={words} />
    </div>
  );
}

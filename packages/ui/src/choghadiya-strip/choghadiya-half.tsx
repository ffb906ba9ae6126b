import { useId } from 'react';
import { Badge, type BadgeTone } from '../badge/index.ts';
import { useStrings } from '../i18n/index.ts';
import { halfName, halfTime } from '../shared/time/day-halves.css.ts';
import { nowChip } from '../shared/time/now-chip.css.ts';
import { Table } from '../table/index.ts';
import type { TimeWords } from '../time-span/index.ts';
import * as styles from './choghadiya-strip.css.ts';
import {
  effectOf,
  qualityOf,
  type Choghadiya,
  type ChoghadiyaQuality,
} from './choghadiya-strip.logic.ts';
import { choghadiyaStrings, type ChoghadiyaMessages } from './choghadiya-strip.strings.ts';
import { QualityIcon } from './quality-icon.tsx';

export const tones: Record<ChoghadiyaQuality, BadgeTone> = {
  auspicious: 'success',
  good: 'warning',
  inauspicious: 'danger',
};

/** The quality of a period in words: "Auspicious", or the mark that makes it inauspicious. */
export function qualityInWords(period: Choghadiya, strings: ChoghadiyaMessages): string {
  const quality = strings.qualities[qualityOf(period.name)];
  if (!period.note) return quality;
  return effectOf(period) === qualityOf(period.name)
    ? `${quality}, ${period.note}`
    : strings.spoilt(quality, period.note);
}

export interface HalfProps {
  /** "Day" or "Night". */
  name: string;
  periods: readonly Choghadiya[];
  running: Choghadiya | undefined;
  words: TimeWords;
}

/** The eight periods of the day or of the night, side by side or in a list. */
export function ChoghadiyaHalf({ name, periods, running, words }: HalfProps) {
  const strings = useStrings(choghadiyaStrings);
  const heading = useId();
  const [first, last] = [periods[0], periods.at(-1)];
  return (
    <div className={styles.half} role="group" aria-labelledby={heading}>
      <div id={heading} className={halfName}>
        {name}{' '}
        {first && last && <span className={halfTime}>{words.span(first.start, last.end)}</span>}
      </div>
      <ol className={styles.list}>
        {periods.map((period) => {
          const quality = effectOf(period);
          const isRunning = period === running;
          return (
            <li
              key={period.start}
              className={styles.period({ quality, running: isRunning })}
              aria-current={isRunning ? 'time' : undefined}
              data-quality={quality}
            >
              <span className={styles.band({ quality })} />
              <span className={styles.words}>
                <span className={styles.name}>
                  <QualityIcon quality={quality} />
                  <span className={styles.nameWord}>{strings.names[period.name]}</span>{' '}
                  {isRunning && <span className={nowChip}>{strings.now}</span>}
                </span>{' '}
                <span className={styles.quality}>{qualityInWords(period, strings)}</span>{' '}
              </span>
              <span className={styles.time}>{words.clock(period.start, period.end)}</span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

/** The same as a table: time, muhurat, type. */
export function ChoghadiyaTable({ name, periods, running, words }: HalfProps) {
  const strings = useStrings(choghadiyaStrings);
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
          id: 'muhurat',
          header: strings.muhurat,
          cell: (period) => (
            <>
              {strings.names[period.name]}{' '}
              {period === running && <span className={nowChip}>{strings.now}</span>}
            </>
          ),
        },
        {
          id: 'type',
          header: strings.type,
          stacked: 'end',
          cell: (period) => (
            <Badge tone={tones[effectOf(period)]}>{qualityInWords(period, strings)}</Badge>
          ),
        },
      ]}
      rowHeader="muhurat"
      rows={periods}
      rowKey={({ start }) => start}
      isCurrent={(period) => period === running}
    />
  );
}

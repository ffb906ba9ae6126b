import { useId } from 'react';
import { Badge, type BadgeTone } from '../badge/index.ts';
import { useStrings, type CompleteKitMessages } from '../i18n/index.ts';
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
import { choghadiyaNames } from './choghadiya-names.ts';
import { choghadiyaStripStrings } from '../messages.generated/en/components/ChoghadiyaStrip.ts';
import { QualityIcon } from './quality-icon.tsx';

export const tones: Record<ChoghadiyaQuality, BadgeTone> = {
  auspicious: 'success',
  good: 'warning',
  inauspicious: 'danger',
};

/**
 * The quality of a period in words: "Auspicious", or the mark that makes it inauspicious.
 *
 * @param qualities their names, as they are alone or in a sentence
 */
export function qualityInWords(
  { name, note, ...period }: Choghadiya,
  strings: CompleteKitMessages['ChoghadiyaStrip'],
  qualities = strings.qualities,
): string {
  const quality = qualities[qualityOf(name)];
  if (!note) return quality;
  const isSpoilt = effectOf({ name, note, ...period }) !== qualityOf(name);
  return (isSpoilt ? strings.spoilt : strings.noted)({ quality, note });
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
  const strings = useStrings(choghadiyaStripStrings);
  const names = useStrings(choghadiyaNames);
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
                  <span className={styles.nameWord}>{names[period.name]}</span>{' '}
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
  const strings = useStrings(choghadiyaStripStrings);
  const names = useStrings(choghadiyaNames);
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
              {names[period.name]}{' '}
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

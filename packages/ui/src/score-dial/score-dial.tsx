import { clsx } from 'clsx';
import { useId, type HTMLAttributes, type Ref } from 'react';
import { useStrings } from '../i18n/index.ts';
import { shareOf } from '../meter/meter.logic.ts';
import { onRing, ticksOf } from '../shared/drawing/ticks.ts';
import { useWrittenNumber } from '../shared/format/use-written-number.ts';
import * as styles from './score-dial.css.ts';
import { scoreDialStrings } from '../messages.generated/en/components/ScoreDial.ts';

export interface ScoreDialProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** Label: "Ashtakoot points". */
  label: string;
  /** 0 to `max`. Another value is an error. */
  value: number;
  /** Maximum. @default 36 */
  max?: number;
  /** What the score means: "good". */
  word?: string;
  /** 208 or 128 px wide. @default "regular" */
  size?: 'regular' | 'small';
  ref?: Ref<HTMLDivElement>;
}

const MIDDLE = 100;
const RIM = 97;

/** The main score of a page: a ring of ticks, filled up to the score. Never mirrored in right-to-left text. */
export function ScoreDial({
  label,
  value,
  max = 36,
  word,
  size = 'regular',
  className,
  ...rest
}: ScoreDialProps) {
  const id = useId();
  const strings = useStrings(scoreDialStrings);
  const share = shareOf(value, max, 'ScoreDial');
  const write = useWrittenNumber();
  const format = (number: number) => write(Number(number.toFixed(1)));
  const score = { value: format(value), max: format(max) };
  // A ring ends where it starts: 0 and the maximum share the tick at the top.
  const ticks = ticksOf(max).filter((tick) => tick.share > 0);

  return (
    <div
      {...rest}
      className={clsx(styles.root({ size }), className)}
      data-part="score-dial"
      data-state={share === 1 ? 'full' : undefined}
    >
      <div
        role="meter"
        aria-labelledby={id}
        aria-valuenow={value}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuetext={
          word === undefined ? strings.spoken(score) : strings.judged({ ...score, word })
        }
        className={styles.dial}
      >
        <svg viewBox="0 0 200 200" className={styles.drawing} aria-hidden="true" focusable="false">
          <circle cx={MIDDLE} cy={MIDDLE} r={RIM} className={styles.rim} />
          {ticks.map(({ share: at, isLong }) => {
            const reached = at <= share;
            return (
              <path
                key={at}
                d={`M${onRing(at, RIM - 3, MIDDLE)}L${onRing(at, RIM - (reached || isLong ? 17 : 11), MIDDLE)}`}
                className={styles.tick({ reached })}
                data-state={reached ? 'reached' : 'open'}
              />
            );
          })}
          <path
            d="M100 22l4.5 9h-9z"
            transform={`rotate(${(share * 360).toFixed(2)} ${MIDDLE} ${MIDDLE})`}
            className={styles.hand}
            data-part="score-hand"
          />
        </svg>
        <div className={styles.hub} aria-hidden="true">
          <span className={styles.figure({ size })}>{format(value)}</span>
          <span className={styles.max}>{strings.of({ max: format(max) })}</span>
          {word !== undefined && <span className={styles.band}>{word}</span>}
        </div>
      </div>
      <span id={id} className={styles.label}>
        {label}
      </span>
    </div>
  );
}

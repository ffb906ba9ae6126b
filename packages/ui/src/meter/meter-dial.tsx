import { clsx } from 'clsx';
import { onRing, ticksOf } from '../shared/drawing/ticks.ts';
import * as styles from './meter-dial.css.ts';
import type { OneMeterProps } from './meter.tsx';
import { useMeter } from './use-meter.ts';

const MIDDLE = 100;
const RIM = 97;

/** A value on a ring of ticks, filled up to it. Never mirrored in right-to-left text. */
export function MeterDial(props: OneMeterProps) {
  const { root, size, share, meaning, figure, ofMax, meter, name, note } = useMeter(props);
  // A ring ends where it starts: 0 and the maximum share the tick at the top.
  const ticks = ticksOf(props.max).filter((tick) => tick.share > 0);

  return (
    <div
      {...root}
      className={clsx(styles.root({ size }), root.className)}
      data-part="meter"
      data-variant="dial"
      data-state={share === 1 ? 'full' : undefined}
    >
      <div {...meter} className={styles.dial}>
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
            data-part="meter-hand"
          />
        </svg>
        <div className={styles.hub} aria-hidden="true">
          <span className={styles.figure({ size })}>{figure}</span>
          <span className={styles.quiet}>{ofMax}</span>
          {meaning !== undefined && <span className={styles.meaning}>{meaning}</span>}
        </div>
      </div>
      <span {...name} className={styles.quiet} />
      {note && <span {...note} className={styles.quiet} />}
    </div>
  );
}

import { clsx } from 'clsx';
import { ticksOf } from '../shared/drawing/ticks.ts';
import * as styles from './meter-line.css.ts';
import type { OneMeterProps } from './meter.tsx';
import { useMeter } from './use-meter.ts';

/** Placeholder for the number while the text around it is split; the number itself may occur twice in them. */
const PLACE = '\u0000';

const percent = (share: number) => `${(share * 100).toFixed(3)}%`;

const sizes = {
  regular: { foot: 20, bar: 5, tick: 7, long: 12 },
  small: { foot: 12, bar: 4, tick: 4, long: 7 },
} as const;

/** A value on a straight scale. */
export function MeterLine(props: OneMeterProps) {
  const { id, root, size, bands, band, share, figure, wordsFor, meter, name, note } =
    useMeter(props);
  const { max } = props;
  const { foot, bar, tick, long } = sizes[size];
  const [before, after] = wordsFor(PLACE).split(PLACE);
  const pattern = { strong: undefined, fair: `${id}dash`, weak: `${id}hatch` }[
    band?.tone ?? 'strong'
  ];

  return (
    <div
      {...root}
      className={clsx(styles.root, root.className)}
      data-part="meter"
      data-band={band?.tone}
    >
      <div className={styles.head}>
        <span {...name} />
        <span className={styles.value} aria-hidden="true">
          {before}
          <span className={clsx(size === 'regular' && styles.figure)}>{figure}</span>
          {after}
        </span>
      </div>
      <svg {...meter} className={styles.scale({ size })} focusable="false">
        <defs>
          <pattern id={`${id}hatch`} width="6" height="6" patternUnits="userSpaceOnUse">
            <path d="M-1 7 7-1M-1 1 1-1M5 7 7 5" className={styles.weave} />
          </pattern>
          <pattern id={`${id}dash`} width="8" height="6" patternUnits="userSpaceOnUse">
            <path d="M0 0v6M2 0v6M4 0v6" className={styles.weave} />
          </pattern>
        </defs>
        {ticksOf(max).map(({ share: at, isLong }) => (
          <line
            key={at}
            x1={percent(at)}
            x2={percent(at)}
            y1={foot - bar}
            y2={foot - bar - (isLong ? long : tick)}
            className={styles.tick({ reached: at <= share })}
          />
        ))}
        <line x1="0" x2="100%" y1={foot} y2={foot} className={styles.line} />
        <rect
          y={foot - bar}
          width={percent(share)}
          height={bar}
          className={pattern === undefined ? styles.bar : undefined}
          fill={pattern === undefined ? undefined : `url(#${pattern})`}
        />
        <svg x={percent(share)} overflow="visible">
          <rect x="-1" width="2" height={foot + 1} className={styles.mark} />
        </svg>
        {bands
          .filter(({ from }) => from > 0 && from < max)
          .map(({ from }) => (
            <svg key={from} x={percent(from / max)} overflow="visible">
              <path
                d={`M0 ${foot + 1}l3.5 4.5h-7z`}
                className={styles.threshold}
                data-part="meter-threshold"
              />
            </svg>
          ))}
      </svg>
      {note && <span {...note} className={styles.note} />}
    </div>
  );
}

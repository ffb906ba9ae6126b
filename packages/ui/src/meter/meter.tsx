import { clsx } from 'clsx';
import { useId, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { useStrings } from '../i18n/index.ts';
import { ticksOf } from '../shared/drawing/ticks.ts';
import { useWrittenNumber } from '../shared/format/use-written-number.ts';
import * as styles from './meter.css.ts';
import { bandOf, shareOf, type MeterBand } from './meter.logic.ts';
import { meterStrings } from '../messages.generated/en/components/Meter.ts';

export interface MeterProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** What is measured: "Ashtakoot". */
  label: string;
  /** 0 to `max`. Another value is an error. */
  value: number;
  /** The end of the scale. */
  max: number;
  /** Bands of the scale, each with a word. The word of the value's band is read out; the bar has the band's pattern. */
  bands?: readonly MeterBand[];
  /** A note below the scale: "18 is the traditional minimum". */
  note?: ReactNode;
  /** `small` for many in rows. @default "regular" */
  size?: 'regular' | 'small';
  ref?: Ref<HTMLDivElement>;
}

/** Placeholder for the number while the text around it is split; the number itself may occur twice in them. */
const PLACE = '\u0000';

const percent = (share: number) => `${(share * 100).toFixed(3)}%`;

const sizes = {
  regular: { foot: 20, bar: 5, tick: 7, long: 12 },
  small: { foot: 12, bar: 4, tick: 4, long: 7 },
} as const;

/** A value out of a maximum, on a ruled scale, with the number and a word for it. */
export function Meter({
  label,
  value,
  max,
  bands = [],
  note,
  size = 'regular',
  className,
  ...rest
}: MeterProps) {
  const id = useId();
  const strings = useStrings(meterStrings);
  const share = shareOf(value, max, 'Meter');
  const band = bandOf(value, bands);
  const { foot, bar, tick, long } = sizes[size];

  const format = useWrittenNumber();
  const wordsFor = (number: string) => {
    const bare = strings.outOf({ value: number, max: format(max) });
    return band ? strings.judged({ value: bare, word: band.word }) : bare;
  };
  const words = wordsFor(format(value));
  const [before, after] = wordsFor(PLACE).split(PLACE);
  const pattern = { strong: undefined, fair: `${id}dash`, weak: `${id}hatch` }[
    band?.tone ?? 'strong'
  ];

  return (
    <div
      {...rest}
      className={clsx(styles.root, className)}
      data-part="meter"
      data-band={band?.tone}
    >
      <div className={styles.head}>
        <span id={`${id}label`}>{label}</span>
        <span className={styles.value} aria-hidden="true">
          {size === 'regular' ? (
            <>
              {before}
              <span className={styles.figure}>{format(value)}</span>
              {after}
            </>
          ) : (
            words
          )}
        </span>
      </div>
      <svg
        role="meter"
        aria-labelledby={`${id}label`}
        aria-describedby={note === undefined ? undefined : `${id}note`}
        aria-valuenow={value}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuetext={words}
        className={styles.scale({ size })}
        focusable="false"
      >
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
      {note !== undefined && (
        <span id={`${id}note`} className={styles.note}>
          {note}
        </span>
      )}
    </div>
  );
}

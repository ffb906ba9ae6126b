import { clsx } from 'clsx';
import type { Ref, SVGAttributes } from 'react';
import { useStrings } from '../i18n/index.ts';
import { COIN, longCoinTicks, shortCoinTicks } from '../shared/drawing/coin-ticks.ts';
import { petals } from '../yantra-art/yantra-art.logic.ts';
import { Lines } from '../progressive-render/deferred-drawings.tsx';
import * as styles from './award-coin.css.ts';
import { awardCoinStrings } from '../messages.generated/en/components/AwardCoin.ts';

export interface AwardCoinProps extends Omit<SVGAttributes<SVGSVGElement>, 'children'> {
  /** The year in which it was given. */
  year: number;
  /** Width and height: px, or any CSS length. @default 96 */
  size?: number | string;
  /** What it was given for: "Best kundli app". @default "Award of 2024" in the current language */
  label?: string;
  /** Hides it from screen readers, for use next to text with the same content. @default false */
  decorative?: boolean;
  ref?: Ref<SVGSVGElement>;
}

const OUTER_PETALS = petals(16, 27, 37);
const INNER_PETALS = petals(16, 23, 30);

/** An award as a coin: sixty ticks, a ring of petals, its year. */
export function AwardCoin({
  year,
  size = 96,
  label,
  decorative = false,
  className,
  ...rest
}: AwardCoinProps) {
  const strings = useStrings(awardCoinStrings);
  return (
    <svg
      {...rest}
      viewBox={`${-COIN / 2} ${-COIN / 2} ${COIN} ${COIN}`}
      width={size}
      height={size}
      focusable="false"
      className={clsx(styles.coin, className)}
      data-part="award-coin"
      {...(decorative
        ? { 'aria-hidden': true }
        : { role: 'img', 'aria-label': label ?? strings.label({ year }) })}
    >
      <Lines>
        <circle r="46.500" className={styles.rim} />
        <g transform={`translate(${-COIN / 2} ${-COIN / 2})`}>
          <path d={shortCoinTicks} className={styles.tick} />
          <path d={longCoinTicks} className={styles.longTick} />
        </g>
        <path d={OUTER_PETALS} className={styles.petal} />
        <path d={INNER_PETALS} className={styles.petal} />
        <circle r="23" className={styles.face} />
      </Lines>
      <text y="0.500" className={styles.year}>
        {year}
      </text>
    </svg>
  );
}

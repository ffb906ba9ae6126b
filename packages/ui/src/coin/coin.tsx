import { clsx } from 'clsx';
import type { Ref, SVGAttributes } from 'react';
import { Lines } from '../progressive-render/deferred-drawings.tsx';
import { COIN, longCoinTicks, shortCoinTicks } from '../shared/drawing/coin-ticks.ts';
import { petals } from '../yantra-art/yantra-art.logic.ts';
import * as styles from './coin.css.ts';

export interface CoinProps extends Omit<SVGAttributes<SVGSVGElement>, 'children'> {
  /** What is on it: a number of one to four digits. */
  children: string | number;
  /** `double`: a second rim. `petals`: a ring of petals around a smaller face. @default "plain" */
  variant?: 'plain' | 'double' | 'petals';
  /** Width and height: px, or any CSS length. @default 96 */
  size?: number | string;
  /** Accessible name, where no text next to it says the same. Omitted: hidden from screen readers. */
  label?: string | undefined;
  ref?: Ref<SVGSVGElement>;
}

const PETALS = petals(16, 27, 37) + petals(16, 23, 30);

/** A number in a coin: sixty ticks around it, as around the kit's measures. */
export function Coin({
  variant = 'plain',
  size = 96,
  label,
  className,
  children,
  ...rest
}: CoinProps) {
  const isAward = variant === 'petals';
  return (
    <svg
      {...rest}
      viewBox={`${-COIN / 2} ${-COIN / 2} ${COIN} ${COIN}`}
      width={size}
      height={size}
      focusable="false"
      className={clsx(styles.coin({ variant }), className)}
      data-part="coin"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <Lines>
        <circle r="46.500" className={styles.line} />
        <g transform={`translate(${-COIN / 2} ${-COIN / 2})`}>
          <path d={shortCoinTicks} />
          <path d={longCoinTicks} className={styles.line} />
        </g>
        {isAward && <path d={PETALS} />}
        <circle r={isAward ? 23 : 35} className={styles.face} />
        {variant === 'double' && <circle r="31.500" />}
      </Lines>
      <text y="0.500" className={styles.figure}>
        {children}
      </text>
    </svg>
  );
}

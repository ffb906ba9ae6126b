import { onRing } from './ticks.ts';

/** Width and height of the view box of a coin. */
export const COIN = 96;

const ticks = (isLong: boolean) =>
  Array.from({ length: 60 }, (_, index) => index)
    .filter((index) => (index % 5 === 0) === isLong)
    .map((index) => {
      const share = index / 60;
      return `M${onRing(share, 45, COIN / 2)}L${onRing(share, isLong ? 39 : 42, COIN / 2)}`;
    })
    .join('');

/**
 * The sixty ticks around a coin, as path data: forty-eight short ones, and a long one every five.
 */
export const shortCoinTicks: string = ticks(false);
export const longCoinTicks: string = ticks(true);

export { AwardCoin, type AwardCoinProps } from './award-coin.tsx';

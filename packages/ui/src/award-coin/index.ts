export { AwardList, type Award, type AwardListProps } from './award-list.tsx';
export { AwardCoin, type AwardCoinProps } from './award-coin.tsx';

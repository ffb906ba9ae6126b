export { Coin, type CoinProps } from './coin.tsx';

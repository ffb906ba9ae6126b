export { Price, type PriceProps, type PriceUnit } from './price.tsx';

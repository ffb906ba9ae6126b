export { rupees } from './price.logic.ts';
export { Price, type PriceProps, type PriceUnit } from './price.tsx';

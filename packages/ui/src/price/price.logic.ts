import { writtenNumber } from '../shared/format/written-number.ts';

/** Rupees: ₹1,50,000 in India, ₹150,000 in America; with paise only where there are some: ₹99.50. */
export function rupees(amount: number, locale?: string): string {
  const fractionDigits = Number.isInteger(amount) ? 0 : 2;
  const formatted = writtenNumber(Math.abs(amount), { fractionDigits, locale });
  return amount < 0 ? `−₹${formatted}` : `₹${formatted}`;
}

/** Whether a list price is struck through: only if it is higher. */
export function isReduced(amount: number, listPrice: number | undefined): listPrice is number {
  return listPrice !== undefined && listPrice > amount;
}

/** The saving in percent of the list price, rounded down, so that it is never overstated. */
export function savedPercent(amount: number, listPrice: number): number {
  return Math.floor(((listPrice - amount) * 100) / listPrice);
}

import type { PackageTier, Promotion } from '@jyoti/contract';
import { contractMessage, fieldError, type AppError } from '../http/errors/app-error.ts';
import { startOfDay } from './ceremony-dates.ts';

const dayLength = 86_400_000;

/** Amounts in rupees. */
export interface Price {
  price: number;
  listPrice: number;
  discountedPrice: number;
  /** The promotion code that was applied. */
  code: string | null;
}

function codeError(key: 'codeUnknown' | 'codeExpired' | 'codeOtherPackage'): AppError {
  return fieldError(400, 'invalid_input', 'code', contractMessage(key));
}

/**
 * Whether a promotion has expired. One that renews every year never does; others end after their last day in
 * India.
 */
function hasEnded({ expiryDate, renews }: Promotion, now: Date): boolean {
  return !renews && now.getTime() >= startOfDay(expiryDate).getTime() + dayLength;
}

function promotionOf(
  code: string,
  tier: PackageTier,
  promotions: readonly Promotion[],
  now: Date,
): Promotion {
  const found = promotions.find((one) => one.code.toUpperCase() === code.toUpperCase());
  if (!found?.package) throw codeError('codeUnknown');
  if (hasEnded(found, now)) throw codeError('codeExpired');
  if (found.package !== tier) throw codeError('codeOtherPackage');
  return found;
}

/** Whether the promotion code of a price applies only to a first ceremony. */
export function isForFirst({ code }: Price, promotions: readonly Promotion[]): boolean {
  return promotions.some((one) => one.code === code && one.firstCeremony === true);
}

/**
 * The price of a package. A code takes its percentage off the list price, not off the reduced price; if the
 * reduced price is lower, it applies and no code is used.
 * @throws AppError 400 at `code` if it is unknown, expired, or for another package
 */
export function priceOf(
  tiers: Readonly<Record<PackageTier, { price: number; discountedPrice: number }>>,
  tier: PackageTier,
  code: string | null,
  promotions: readonly Promotion[],
  now: Date,
): Price {
  const { price: listPrice, discountedPrice } = tiers[tier];
  const plain = { price: discountedPrice, listPrice, discountedPrice, code: null };
  if (code === null) return plain;
  const promotion = promotionOf(code, tier, promotions, now);
  const price = Math.round((listPrice * (100 - promotion.savingsPercentage)) / 100);
  return price < discountedPrice ? { ...plain, price, code: promotion.code } : plain;
}

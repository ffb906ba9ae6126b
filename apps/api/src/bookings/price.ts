import type { PackageTier, Promotion } from '@jyoti/contract';
import { contractMessage, fieldRefusal, type AppError } from '../errors/app-error.ts';
import { startOfDay } from '../poojas/ceremony-dates.ts';

const dayLength = 86_400_000;

/** Rupees. */
export interface Price {
  price: number;
  listPrice: number;
  discountedPrice: number;
  /** The code that lowered the price. */
  code: string | null;
}

function codeFault(key: 'codeUnknown' | 'codeExpired' | 'codeOtherPackage'): AppError {
  return fieldRefusal(400, 'invalid_input', 'code', contractMessage(key));
}

/** An offer that renews every year never ends; another ends with its last day in India. */
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
  if (!found?.package) throw codeFault('codeUnknown');
  if (hasEnded(found, now)) throw codeFault('codeExpired');
  if (found.package !== tier) throw codeFault('codeOtherPackage');
  return found;
}

/** Whether the code that lowered a price is good only for a first ceremony. */
export function isForFirst({ code }: Price, promotions: readonly Promotion[]): boolean {
  return promotions.some((one) => one.code === code && one.firstCeremony === true);
}

/**
 * What a package costs. A code takes its percentage off the list price, not off the reduced one;
 * where the reduced price is the lower of the two it stays, and no code is used.
 * @throws AppError 400 at `code` for one that is unknown, ended, or for another package
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

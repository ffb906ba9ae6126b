import type { Astrologer } from '@jyoti/contract';
import type { PriceUnit } from '@jyoti/ui/price';
import type { StatusOfPerson } from '@jyoti/ui/badge';

const priceUnits: readonly string[] = ['minute', 'session', 'month', 'year'];
const isPriceUnit = (unit: string): unit is PriceUnit => priceUnits.includes(unit);

/** Status, price and rating of an astrologer in the shape of the kit's components. */
export function personOf({
  status,
  price,
  listPrice,
  priceUnit,
  rating,
  reviewCount,
}: Pick<Astrologer, 'status' | 'price' | 'listPrice' | 'priceUnit' | 'rating' | 'reviewCount'>) {
  return {
    status: status.toLowerCase() as StatusOfPerson,
    price: {
      amount: price,
      ...(listPrice !== undefined && { listPrice }),
      ...(isPriceUnit(priceUnit) && { per: priceUnit }),
    },
    rating: { value: rating, count: reviewCount },
  };
}

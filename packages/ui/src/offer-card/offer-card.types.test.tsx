import { test } from 'vitest';
import { OfferCard } from './index.ts';
import { ugadi } from './offer-card.samples.tsx';

test('wrong use does not compile', () => {
  // @ts-expect-error: a price is an amount, not words
  void (<OfferCard {...ugadi} price="₹1,050" />);
  const { href: _href, ...leadsNowhere } = ugadi;
  // @ts-expect-error: an offer leads somewhere
  void (<OfferCard {...leadsNowhere} />);
});

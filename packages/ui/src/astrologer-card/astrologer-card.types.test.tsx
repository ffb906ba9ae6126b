import { test } from 'vitest';
import { AstrologerCard } from './index.ts';
import { meera } from './astrologer-card.samples.ts';

test('wrong use does not compile', () => {
  // @ts-expect-error: four states, no other
  void (<AstrologerCard {...meera} status="asleep" />);
  // @ts-expect-error: a price is an amount, not words
  void (<AstrologerCard {...meera} price="₹30" />);
});

import { test } from 'vitest';
import { TrustBar } from './index.ts';

test('wrong use does not compile', () => {
  // @ts-expect-error: an average without the number of reviews says little
  void (<TrustBar clientCount="50,000+" rating={4.8} />);
});

import { test } from 'vitest';
import { ScoreCard } from './index.ts';

test('wrong use does not compile', () => {
  // @ts-expect-error: a card has a title
  void (<ScoreCard scores={[]} />);
  // @ts-expect-error: a score says what it is of
  void (<ScoreCard title="Love" scores={[{ value: 4 }]} />);
});

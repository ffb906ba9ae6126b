import { test } from 'vitest';
import { FactCard } from './index.ts';

test('wrong use does not compile', () => {
  // @ts-expect-error: facts have a title
  void (<FactCard items={[]} />);
  // @ts-expect-error: a card of facts has facts
  void (<FactCard title="Lucky things" />);
});

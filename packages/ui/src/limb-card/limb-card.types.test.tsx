import { test } from 'vitest';
import { LimbCard, WindowCard } from './index.ts';

test('wrong use does not compile', () => {
  // @ts-expect-error: the list of spans has a name
  void (<LimbCard title="Tithi" items={[]} spans={[]} />);
  // @ts-expect-error: times have a title
  void (<WindowCard times={[]} />);
});

import { test } from 'vitest';
import { TithiArc } from './index.ts';

test('wrong use does not compile', () => {
  // @ts-expect-error: a drawing without a name cannot be read out
  void (<TithiArc elongation={103} />);
  // @ts-expect-error: an arc without an elongation has no tithi
  void (<TithiArc title="The Moon today" />);
});

import { test } from 'vitest';
import { FactGrid, FactTile } from './index.ts';

test('wrong use does not compile', () => {
  // @ts-expect-error: a grid has tiles
  void (<FactGrid />);
  // @ts-expect-error: a value has a label
  void (<FactTile value="Simha" />);
  // @ts-expect-error: a label has a value
  void (<FactTile label="Lagna" />);
});

import { test } from 'vitest';
import { Row, RowList } from './index.ts';

test('wrong use does not compile', () => {
  // @ts-expect-error: a list holds rows
  void (<RowList />);
  // @ts-expect-error: a row says what it is about
  void (<Row action="Remove" />);
});

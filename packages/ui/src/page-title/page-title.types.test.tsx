import { test } from 'vitest';
import { PageTitle } from './index.ts';

test('a page has a heading', () => {
  // @ts-expect-error: a sentence alone is no title
  void (<PageTitle>Born under Vishakha.</PageTitle>);
});

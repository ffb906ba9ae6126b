import { test } from 'vitest';
import { SearchField } from './index.ts';

test('wrong use does not compile', () => {
  // @ts-expect-error: every field has a label, if only for the ear
  void (<SearchField placeholder="Search FAQs..." />);
  // @ts-expect-error: a count is a number; words for it are the field's own
  void (<SearchField label="Search FAQs" resultCount="3 results" />);
});

import { test } from 'vitest';
import { SectionHead } from './index.ts';

test('wrong use does not compile', () => {
  // @ts-expect-error: a section has a title
  void (<SectionHead badge="Sample data" />);
  // @ts-expect-error: level 1 belongs to the page
  void (<SectionHead title="Our astrologers" headingLevel={1} />);
});

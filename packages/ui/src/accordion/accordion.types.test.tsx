import { expectTypeOf, test } from 'vitest';
import { Accordion, AccordionItem, type AccordionProps } from './index.ts';

test('an accordion without a heading level, and an item without a heading, do not compile', () => {
  // @ts-expect-error: its headings have a place in the outline of the page
  void (<Accordion>…</Accordion>);
  // @ts-expect-error: the heading is what its button is called
  void (<AccordionItem value="a">…</AccordionItem>);
  // @ts-expect-error: level 1 is the page's own
  void (<Accordion headingLevel={1}>…</Accordion>);
  expectTypeOf<AccordionProps['headingLevel']>().toEqualTypeOf<2 | 3 | 4 | 5 | 6>();
});

import { expectTypeOf, test } from 'vitest';
import { Box, Grid, Heading, Sidebar, Stack, type HeadingProps, type Space } from './index.ts';

test('wrong use does not compile', () => {
  // @ts-expect-error: a heading has a level
  void (<Heading>Your kundli</Heading>);
  // @ts-expect-error: a heading has words
  void (<Heading level={2} />);
  // @ts-expect-error: there are six levels
  void (<Heading level={7}>Your kundli</Heading>);
  // @ts-expect-error: spacing has eight steps
  void (<Stack gap="x9" />);
  // @ts-expect-error: room comes in the steps of the theme
  void (<Box padding="13px" />);
  // @ts-expect-error: columns are a number
  void (<Grid columns="3" />);
  // @ts-expect-error: a gap is a step of the spacing
  void (<Stack gap={{ base: 3 }} />);
  // @ts-expect-error: columns are counted from a breakpoint of the themes
  void (<Grid columns={{ watch: 1 }} />);
  // @ts-expect-error: a sidebar has an aside
  void (<Sidebar>Text</Sidebar>);
  expectTypeOf<HeadingProps['level']>().toEqualTypeOf<1 | 2 | 3 | 4 | 5 | 6>();
  expectTypeOf<Space>().toEqualTypeOf<'x1' | 'x2' | 'x3' | 'x4' | 'x5' | 'x6' | 'x7' | 'x8'>();
});

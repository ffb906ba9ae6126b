import { expectTypeOf, test } from 'vitest';
import { Button, type ButtonProps } from './index.ts';

test('a button without words does not compile', () => {
  // @ts-expect-error: children are what the button is called
  void (<Button />);
  // @ts-expect-error: there are four variants
  void (<Button variant="glowing">Save</Button>);
  expectTypeOf<ButtonProps['variant']>().toEqualTypeOf<
    'primary' | 'secondary' | 'quiet' | 'danger' | undefined
  >();
});

import { test } from 'vitest';
import { ZodiacChoice, ZodiacGrid } from './index.ts';

test('wrong use does not compile', () => {
  // @ts-expect-error: a group of links without a name cannot be read out
  void (<ZodiacGrid hrefOf={() => '/'} />);
  // @ts-expect-error: links lead somewhere
  void (<ZodiacGrid label="Zodiac signs" />);
  // @ts-expect-error: nor can a choice be read out without a name
  void (<ZodiacChoice />);
});

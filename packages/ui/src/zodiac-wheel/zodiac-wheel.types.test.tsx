import { test } from 'vitest';
import { ZodiacWheel } from './index.ts';

test('wrong use does not compile', () => {
  // @ts-expect-error: a choice without a name cannot be read out
  void (<ZodiacWheel />);
  // @ts-expect-error: rashis are 1 to 12
  void (<ZodiacWheel label="Your rashi" value={13} />);
});

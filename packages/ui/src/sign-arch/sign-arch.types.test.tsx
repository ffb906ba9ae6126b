import { test } from 'vitest';
import { SignArch } from './index.ts';

test('wrong use does not compile', () => {
  // @ts-expect-error: there are twelve rashis
  void (<SignArch sign={13} />);
});

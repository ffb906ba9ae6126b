import { test } from 'vitest';
import { Alert } from './index.ts';

test('wrong use does not compile', () => {
  // @ts-expect-error: a message is words
  void (<Alert tone="danger" />);
  // @ts-expect-error: there are four tones
  void (<Alert tone="cursed">Words</Alert>);
});

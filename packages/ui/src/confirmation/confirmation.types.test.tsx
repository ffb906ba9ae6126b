import { test } from 'vitest';
import { Confirmation } from './index.ts';

test('wrong use does not compile', () => {
  // @ts-expect-error: it says what happened
  void (<Confirmation>We answer within two days.</Confirmation>);
  // @ts-expect-error: it says what happens next
  void (<Confirmation title="We have your message" />);
});

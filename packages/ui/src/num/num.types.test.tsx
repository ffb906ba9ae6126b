import { test } from 'vitest';
import { Num } from './index.ts';

test('wrong use does not compile', () => {
  // @ts-expect-error: a number is no text
  void (<Num value="23" />);
  // @ts-expect-error: only an angle has minutes of arc
  void (<Num value={23} precision="minute" />);
  // @ts-expect-error: what it shows is its value
  void (<Num value={23}>23</Num>);
});

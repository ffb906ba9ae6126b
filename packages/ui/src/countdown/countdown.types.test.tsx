import { test } from 'vitest';
import { Countdown } from './index.ts';

test('wrong use does not compile', () => {
  // @ts-expect-error: it counts towards something
  void (<Countdown />);
  // @ts-expect-error: instants are written with their offset, so that no zone is guessed
  void (<Countdown endsAt={new Date()} />);
});

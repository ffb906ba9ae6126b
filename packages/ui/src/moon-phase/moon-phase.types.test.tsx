import { test } from 'vitest';
import { MoonPhase } from './index.ts';

test('wrong use does not compile', () => {
  // @ts-expect-error: a lit share alone does not say which side is lit
  void (<MoonPhase illumination={0.5} />);
  // @ts-expect-error: a state is one of eight
  void (<MoonPhase illumination={0.5} waxing state="half" />);
});

import { test } from 'vitest';
import { BirthDetailsForm, noBirthDetails } from './index.ts';

test('wrong use does not compile', () => {
  const owner = { onChange: () => undefined, onSubmit: () => undefined };
  // @ts-expect-error: the kit finds no places itself
  void (<BirthDetailsForm value={noBirthDetails} {...owner} />);
  const whole = { ...owner, value: noBirthDetails, searchPlaces: async () => [] };
  // @ts-expect-error: only these five are asked
  void (<BirthDetailsForm {...whole} ask={['email']} />);
});

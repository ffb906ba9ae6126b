import { test } from 'vitest';
import { RadioGroup } from './index.ts';

test('wrong use does not compile', () => {
  const options = [{ value: 'north', label: 'North' }] as const;
  // @ts-expect-error: a group asks something
  void (<RadioGroup options={options} />);
  // @ts-expect-error: only what is offered can be chosen
  void (<RadioGroup label="Style" options={options} value="west" />);
  // @ts-expect-error: each choice is called something
  void (<RadioGroup label="Style" options={[{ value: 'north' }]} />);
});

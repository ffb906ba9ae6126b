import { test } from 'vitest';
import { Checkbox, CheckboxGroup } from './index.ts';

test('wrong use does not compile', () => {
  // @ts-expect-error: every box says what it is for
  void (<Checkbox name="agree" />);
  // @ts-expect-error: a group asks something
  void (<CheckboxGroup options={[]} />);
  const options = [{ value: 'career', label: 'Career' }] as const;
  // @ts-expect-error: only what is offered can be ticked
  void (<CheckboxGroup label="Topics" options={options} value={['weather']} />);
});

import { test } from 'vitest';
import { Field } from './index.ts';

test('a field without a label does not compile', () => {
  // @ts-expect-error: every control is called something
  void (<Field>{(control) => <input {...control} />}</Field>);
  // @ts-expect-error: a field is drawn around a control
  void (<Field label="Name" />);
});

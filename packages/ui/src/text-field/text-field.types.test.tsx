import { test } from 'vitest';
import { PasswordField, TextArea, TextField } from './index.ts';

test('wrong use does not compile', () => {
  // @ts-expect-error: every field has a label
  void (<TextField name="name" />);
  // @ts-expect-error: a date has a field of its own
  void (<TextField label="Date" type="date" />);
  // @ts-expect-error: a password manager must know which password is asked for
  void (<PasswordField label="Password" />);
  // @ts-expect-error: several lines need a label too
  void (<TextArea name="question" />);
});

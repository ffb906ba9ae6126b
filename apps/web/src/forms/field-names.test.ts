import { expect, test } from 'vitest';
import { byFormField, formFieldOf } from './field-names.ts';

const names = { place: 'birthPlace', 'birth.place': 'birthPlace', hour: 'time', minute: 'time' };

test.each([
  ['place', 'birthPlace'],
  ['place.latitude', 'birthPlace'],
  ['birth.place.latitude', 'birthPlace'],
  ['hour', 'time'],
  ['email', 'email'],
  ['birth.name', 'birth.name'],
  ['placement', 'placement'],
])('%s maps to %s in the form', (path, field) => {
  expect(formFieldOf(path, names)).toBe(field);
});

test('uses the first sentence where several API fields map to one form field', () => {
  expect(byFormField({ hour: 'No hour.', minute: 'No minute.', email: 'No @.' }, names)).toEqual({
    time: 'No hour.',
    email: 'No @.',
  });
});

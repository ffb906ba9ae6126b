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
])('%s is %s in the form', (path, field) => {
  expect(formFieldOf(path, names)).toBe(field);
});

test('the first sentence counts where several fields of the API are one of the form', () => {
  expect(byFormField({ hour: 'No hour.', minute: 'No minute.', email: 'No @.' }, names)).toEqual({
    time: 'No hour.',
    email: 'No @.',
  });
});

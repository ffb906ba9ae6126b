import { expect, test } from 'vitest';
import { byFormField, formFieldOf } from './field-names.ts';

const names = {
  place: 'birthPlace',
  'birth.place': 'birthPlace',
  latitude: 'place',
  longitude: 'place',
};

test.each([
  ['place', 'birthPlace'],
  ['place.latitude', 'birthPlace'],
  ['birth.place.latitude', 'birthPlace'],
  ['latitude', 'place'],
  ['email', 'email'],
  ['birth.name', 'birth.name'],
  ['placement', 'placement'],
])('%s maps to %s in the form', (path, field) => {
  expect(formFieldOf(path, names)).toBe(field);
});

test('uses the first sentence where several API fields map to one form field', () => {
  expect(
    byFormField({ latitude: 'No latitude.', longitude: 'No longitude.', email: 'No @.' }, names),
  ).toEqual({
    place: 'No latitude.',
    email: 'No @.',
  });
});

import { expect, test } from 'vitest';
import { degreesFromText } from './degrees-from-text.ts';

test.each([
  ['19.0821978', 'latitude', 19.082198],
  ['28.6139 N', 'latitude', 28.6139],
  ['28.6139° N', 'latitude', 28.6139],
  ['N 21.64', 'latitude', 21.64],
  ['28°36', 'latitude', 28.6],
  ['28°36′50″N', 'latitude', 28.613889],
  [`33°52'04"S`, 'latitude', -33.867778],
  ['28,6', 'latitude', 28.6],
  ['28,', 'latitude', 28],
  ['-33.87', 'latitude', -33.87],
  ['\u221233.87', 'latitude', -33.87],
  ['२८.६', 'latitude', 28.6],
  ['77.2090 E', 'longitude', 77.209],
  ['43.2W', 'longitude', -43.2],
  ['190', 'longitude', 190],
] as const)('%j is a %s of %f', (text, axis, degrees) => {
  expect(degreesFromText(text, axis)).toBe(degrees);
});

test.each([
  ['28.6139 E', 'latitude'],
  ['77.2 N', 'longitude'],
  ['-33.87 S', 'latitude'],
  ['N 28 S', 'latitude'],
  ['28 36', 'latitude'],
  ['28°75', 'latitude'],
  [`28°36'60"`, 'latitude'],
  ['28,6,1', 'latitude'],
  ['28.6139, 77.2090', 'latitude'],
  ['Pune', 'latitude'],
  ['', 'latitude'],
  ['-', 'latitude'],
] as const)('%j is no %s', (text, axis) => {
  expect(degreesFromText(text, axis)).toBeNull();
});

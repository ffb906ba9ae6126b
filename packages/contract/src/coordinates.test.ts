import { expect, test } from 'vitest';
import { coordinatesFromText } from './coordinates.ts';

test.each([
  ['28.6139, 77.2090', 28.6139, 77.209],
  ['19.0821978,72.7411014', 19.082198, 72.741101],
  ['28.6139 77.2090', 28.6139, 77.209],
  ['28.6139° N, 77.2090° E', 28.6139, 77.209],
  ['28°36′50″N 77°12′32″E', 28.613889, 77.208889],
  [`33°52'04"S, 151°12'26"E`, -33.867778, 151.207222],
  ['-33.87, 151.21', -33.87, 151.21],
  ['N 21.64, E 69.61', 21.64, 69.61],
  ['77.209 E, 28.6139 N', 28.6139, 77.209],
  ['22.9S, 43.2W', -22.9, -43.2],
])('%j are %f, %f', (text, latitude, longitude) => {
  expect(coordinatesFromText(text)).toEqual({ latitude, longitude });
});

test.each([
  'Rampur',
  '28.6139',
  '110 001',
  '12, 14',
  '95.5, 77.2',
  '28.6, 190.5',
  'Pune 411001',
  '',
])('%j contain no coordinates', (text) => expect(coordinatesFromText(text)).toBeNull());

import { expect, test } from 'vitest';
import { coordinates, offsetFromText } from './place-field.logic.ts';

const compass = { north: 'N', south: 'S', east: 'E', west: 'W' };

test.each([
  ['Varanasi', 25.3176, 82.9739, '25.32° N, 82.97° E'],
  ['Sydney', -33.8688, 151.2093, '33.87° S, 151.21° E'],
  ['New York', 40.7128, -74.006, '40.71° N, 74.01° W'],
  ['the Gulf of Guinea', 0, 0, '0.00° N, 0.00° E'],
])('writes where %s is', (_name, latitude, longitude, text) => {
  expect(coordinates({ latitude, longitude }, compass)).toBe(text);
});

test.each([
  ['+05:30', '+05:30'],
  ['5:30', '+05:30'],
  ['UTC+4:38:26', '+04:38:26'],
  ['\u22124:56:02', '-04:56:02'],
  [' -03:30 ', '-03:30'],
  ['+15:00', null],
  ['+5', null],
  ['05:75', null],
  ['noon', null],
])('%j is the offset %j', (text, offset) => {
  expect(offsetFromText(text)).toBe(offset);
});

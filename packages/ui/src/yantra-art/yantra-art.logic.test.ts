import { expect, test } from 'vitest';
import { bhupura, bilva, HALF, hexagram, petals, polygon } from './yantra-art.logic.ts';

const moves = (d: string) => d.match(/M/g)?.length;
const numbers = (d: string) => [...d.matchAll(/-?[\d.]+/g)].map(Number);

test.each([8, 16])('%i petals are as many', (count) => {
  expect(moves(petals(count, 40, 60))).toBe(count);
});

test('a hexagram is a triangle up and a triangle down', () => {
  expect(moves(hexagram(40))).toBe(2);
  expect(hexagram(40)).toContain('0.0 -40.0');
  expect(hexagram(40)).toContain('0.0 40.0');
});

test('the earth square has four like gates', () => {
  const d = bhupura(80, 15, 25, 9, 20);
  for (const gate of ['-25.0 -100.0', '100.0 -25.0', '25.0 100.0', '-100.0 25.0'])
    expect(d).toContain(gate);
});

test('everything is inside the view box', () => {
  for (const d of [petals(16, 60, 74), polygon(4, 100), bhupura(80, 15, 25, 9, 20), bilva(72, 30)])
    for (const number of numbers(d)) expect(Math.abs(number)).toBeLessThanOrEqual(HALF);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { initialOf, portraitOf, ringPath, rings, TONES } from './avatar.logic.ts';

test.each([
  ['Anita Deshmukh', 'A'],
  ['dr. Raghav Shastri', 'R'],
  ['Acharya Vamdev', 'V'],
  ['Guru', 'G'],
  ['émile', 'É'],
  ['आचार्य वामदेव', 'वा'],
  ['सुनंदा अय्यर', 'सु'],
  ['क्षमा', 'क्ष'],
  ['श्रीनिवास', 'श्री'],
  ['  ', ''],
  ['—', ''],
])('the letter of %s is %s', (name, initial) => {
  expect(initialOf(name)).toBe(initial);
});

test('a name always has the same portrait, regardless of surrounding white space', () => {
  fc.assert(
    fc.property(fc.string(), (name) => {
      const { tone, ring } = portraitOf(name);
      expect(portraitOf(` ${name} `)).toEqual({ tone, ring });
      expect(tone).toBeLessThan(TONES);
      expect(rings).toContain(ring);
    }),
  );
});

test('tones and rings are evenly distributed over many names', () => {
  const seen = new Map<string, number>();
  for (let index = 0; index < 1200; index += 1) {
    const { tone, ring } = portraitOf(`Name ${index}`);
    seen.set(`${tone} ${ring}`, (seen.get(`${tone} ${ring}`) ?? 0) + 1);
  }
  expect(seen.size).toBe(TONES * rings.length);
  for (const count of seen.values()) expect(count).toBeGreaterThan(40);
});

test.each(rings)('the ring of %s is centred', (ring) => {
  const path = ringPath(ring, { x: 50, y: 70 }, 30);
  expect(path).not.toMatch(/NaN/);
  expect(path.startsWith('M50.0 ')).toBe(true);
});

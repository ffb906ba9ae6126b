import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pageSteps } from './pagination.logic.ts';

test.each([
  [1, 1, '1'],
  [1, 3, '1 2 3'],
  [1, 12, '1 2 gap 12'],
  [3, 12, '1 2 3 4 gap 12'],
  [4, 12, '1 2 3 4 5 gap 12'],
  [6, 12, '1 gap 5 6 7 gap 12'],
  [10, 12, '1 gap 9 10 11 12'],
  [12, 12, '1 gap 11 12'],
])('on page %d of %d: %s', (page, pages, steps) => {
  expect(pageSteps(page, pages).join(' ')).toBe(steps);
});

test('first, last and current are always shown, in order, and no gap replaces a single page', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), fc.nat(), (pages, seed) => {
      const page = 1 + (seed % pages);
      const steps = pageSteps(page, pages);
      const numbers = steps.filter((step) => step !== 'gap');
      expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
      expect(numbers).toEqual(expect.arrayContaining([1, page, pages]));
      for (const [index, step] of steps.entries()) {
        if (step !== 'gap') continue;
        const hidden = Number(steps[index + 1]) - Number(steps[index - 1]) - 1;
        expect(hidden).toBeGreaterThan(1);
      }
      expect(steps.length).toBeLessThanOrEqual(7);
    }),
  );
});

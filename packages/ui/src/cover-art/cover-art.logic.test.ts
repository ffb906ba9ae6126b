import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seededNumbers } from '../shared/drawing/seeded-numbers.ts';
import { bandAt, coverSubjectOf, coverSubjects } from './cover-art.logic.ts';

test('an id always has the same subject, and every subject occurs', () => {
  fc.assert(
    fc.property(fc.string(), (id) => {
      expect(coverSubjects).toContain(coverSubjectOf(id));
      expect(coverSubjectOf(id)).toBe(coverSubjectOf(id));
    }),
  );
  const result = new Set(
    Array.from({ length: 60 }, (_, index) => coverSubjectOf(`article-${index}`)),
  );
  expect(result.size).toBe(coverSubjects.length);
});

test('the same seed has the same bands, another seed has others', () => {
  expect(bandAt(120, seededNumbers(1))).toBe(bandAt(120, seededNumbers(1)));
  expect(bandAt(120, seededNumbers(1))).not.toBe(bandAt(120, seededNumbers(2)));
});

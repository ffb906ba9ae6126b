import { expect, test } from 'vitest';
import { namesOf, qualityOf, type ChoghadiyaName } from './choghadiya-strip.logic.ts';

test.each([
  ['auspicious', ['amrit', 'shubh', 'labh']],
  ['good', ['chal']],
  ['inauspicious', ['udveg', 'kaal', 'rog']],
] as const)('%s are %s', (quality, names) => {
  expect(namesOf(quality)).toEqual(names);
  expect(names.map((name: ChoghadiyaName) => qualityOf(name))).toEqual(names.map(() => quality));
});

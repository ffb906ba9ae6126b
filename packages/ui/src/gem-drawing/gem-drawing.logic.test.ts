import { expect, test } from 'vitest';
import {
  facetsOf,
  gemIds,
  girdleOf,
  glintOf,
  grahaOfGem,
  type CutGem,
} from './gem-drawing.logic.ts';

const cutGems: CutGem[] = [
  'ruby',
  'emerald',
  'yellow-sapphire',
  'diamond',
  'blue-sapphire',
  'hessonite',
];

const middleOf = (d: string) => {
  const numbers = [...d.matchAll(/-?[\d.]+/g)].map(Number);
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return {
    x: mean(numbers.filter((_, index) => index % 2 === 0)),
    y: mean(numbers.filter((_, index) => index % 2 === 1)),
  };
};

test.each(cutGems)('the facets of %s are inside its view box and lit from the top left', (gem) => {
  const facets = facetsOf(gem);
  for (const { d } of facets) {
    expect(d).not.toContain('NaN');
    for (const [number] of d.matchAll(/-?[\d.]+/g)) {
      expect(Number(number)).toBeGreaterThanOrEqual(0);
      expect(Number(number)).toBeLessThanOrEqual(120);
    }
  }
  const tones = (side: -1 | 1) =>
    facets.slice(0, -1).filter(({ d }) => {
      const { x, y } = middleOf(d);
      return Math.sign(x + y - 120) === side && Math.abs(x + y - 120) > 30;
    });
  const mean = (some: { tone: number }[]) =>
    some.reduce((sum, { tone }) => sum + tone, 0) / some.length;
  expect(mean(tones(-1))).toBeLessThan(mean(tones(1)) - 1);
  expect(new Set(facets.map(({ tone }) => tone)).size).toBeGreaterThanOrEqual(4);
});

test.each(cutGems)('%s has its own outline and highlight', (gem) => {
  expect(girdleOf(gem)).not.toBe(glintOf(gem));
  expect(glintOf(gem)).not.toContain('NaN');
});

test('each of nine gems belongs to another graha', () => {
  expect(new Set(gemIds.map((gem) => grahaOfGem[gem])).size).toBe(9);
});

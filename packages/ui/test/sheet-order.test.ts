import { expect, test } from 'vitest';
import { orderBySharedText } from '../scripts/sheet-order.ts';

test('sheets that share most of their text follow each other, the largest first', () => {
  const grid = '.jy-1a0{display:grid;gap:1rem;grid-template-columns:1fr 1fr;align-items:start}';
  const block = '.jy-2b0{color:red;margin-block-start:4rem}';
  const tile = '.jy-3c0{display:grid;gap:1rem;grid-template-columns:1fr}';
  expect(orderBySharedText([block, tile, grid])).toEqual([grid, tile, block]);
});

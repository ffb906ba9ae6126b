import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EDGE, placeBeside, type Alignment, type Side } from './place-beside.ts';

const view = { width: 320, height: 600 };
const anchor = { left: 100, top: 200, width: 60, height: 40 };
const panel = { width: 120, height: 100 };
const wish = {
  anchor,
  panel,
  view,
  gap: 4,
  side: 'below',
  align: 'start',
  direction: 'ltr',
} as const;

describe('placeBeside', () => {
  test.each([
    ['below', 'start', 'ltr', { left: 100, top: 244 }],
    ['below', 'end', 'ltr', { left: 40, top: 244 }],
    ['below', 'start', 'rtl', { left: 40, top: 244 }],
    ['below', 'end', 'rtl', { left: 100, top: 244 }],
    ['below', 'center', 'ltr', { left: 70, top: 244 }],
    ['above', 'start', 'ltr', { left: 100, top: 96 }],
  ] as const)('%s, %s, %s', (side, align, direction, expected) => {
    expect(placeBeside({ ...wish, side, align, direction })).toMatchObject({ side, ...expected });
  });

  test.each([
    ['below', 540, 'above'],
    ['above', 20, 'below'],
    ['below', 440, 'below'],
  ] as const)('asked for %s an anchor at %i px, it stands %s', (side, top, expected) => {
    expect(placeBeside({ ...wish, side, anchor: { ...anchor, top } }).side).toBe(expected);
  });

  test('where neither side holds it, the roomier one does, and it scrolls there', () => {
    const tall = { ...wish, panel: { width: 120, height: 900 } };
    expect(placeBeside(tall)).toMatchObject({ side: 'below', maxHeight: 600 - 240 - 4 - EDGE });
    const low = placeBeside({ ...tall, anchor: { ...anchor, top: 400 } });
    expect(low).toMatchObject({ side: 'above', top: EDGE, maxHeight: 400 - 4 - EDGE });
  });

  test('an anchor at the edge of a phone does not push it off the screen', () => {
    expect(placeBeside({ ...wish, anchor: { ...anchor, left: 290 } }).left).toBe(320 - 120 - EDGE);
    expect(placeBeside({ ...wish, align: 'end', anchor: { ...anchor, left: 0 } }).left).toBe(EDGE);
  });

  test('wherever the anchor is in view, the panel is in view and beside it', () => {
    fc.assert(
      fc.property(
        fc.record({
          left: fc.integer({ min: 0, max: 260 }),
          top: fc.integer({ min: 0, max: 560 }),
          width: fc.integer({ min: 1, max: 300 }),
          height: fc.integer({ min: 1, max: 60 }),
        }),
        fc.record({
          width: fc.integer({ min: 1, max: 304 }),
          height: fc.integer({ min: 1, max: 2000 }),
        }),
        fc.constantFrom<Side>('above', 'below'),
        fc.constantFrom<Alignment>('start', 'center', 'end'),
        (box, size, side, align) => {
          const place = placeBeside({ ...wish, anchor: box, panel: size, side, align });
          const bottom = place.top + Math.min(size.height, place.maxHeight);
          expect(place.left).toBeGreaterThanOrEqual(EDGE);
          expect(place.left + size.width).toBeLessThanOrEqual(view.width - EDGE);
          expect(place.top).toBeGreaterThanOrEqual(0);
          expect(bottom).toBeLessThanOrEqual(view.height);
          expect(bottom <= box.top || place.top >= box.top + box.height).toBe(true);
        },
      ),
    );
  });
});

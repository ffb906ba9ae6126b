import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  hourTicks,
  lanesOf,
  muhurtaQuality,
  partOf,
  ringsOf,
  shareAt,
  shownOn,
  spreadDown,
  sunHeight,
} from './day-timeline.logic.ts';
import { allWindows, sampleDay } from './day-timeline.samples.ts';

const timeZone = 'Asia/Kolkata';

test('the scale runs from sunrise to sunrise', () => {
  expect(shareAt(sampleDay.sunrise, sampleDay)).toBe(0);
  expect(shareAt(sampleDay.nextSunrise, sampleDay)).toBe(1);
  expect(shareAt(sampleDay.sunset, sampleDay)).toBeCloseTo(0.526, 2);
});

describe('partOf', () => {
  const span = (start: string, end: string) => partOf({ start, end }, sampleDay);

  test('a span inside the day is not clipped', () => {
    expect(span('2025-04-06T06:27:00Z', '2025-04-06T07:18:00Z')).toMatchObject({
      cutStart: false,
      cutEnd: false,
    });
  });

  test('a span that begins before or ends after the day is clipped and marked', () => {
    expect(span('2025-04-05T13:00:00Z', '2025-04-06T13:53:00Z')).toMatchObject({
      from: 0,
      cutStart: true,
      cutEnd: false,
    });
    expect(span('2025-04-06T13:53:00Z', '2025-04-07T14:00:00Z')).toMatchObject({
      to: 1,
      cutStart: false,
      cutEnd: true,
    });
  });

  test('what is past, future or invalid is not shown', () => {
    expect(span('2025-04-05T00:00:00Z', sampleDay.sunrise)).toBeNull();
    expect(span(sampleDay.nextSunrise, '2025-04-08T00:00:00Z')).toBeNull();
    expect(span('never', '2025-04-08T00:00:00Z')).toBeNull();
    expect(span('2025-04-06T08:00:00Z', '2025-04-06T07:00:00Z')).toBeNull();
  });
});

describe('hourTicks', () => {
  test.each(['Asia/Kolkata', 'Asia/Kathmandu', 'America/New_York', 'UTC'])(
    'ticks are at the full hours of %s',
    (zone) => {
      const ticks = hourTicks(sampleDay, zone);
      expect(ticks).toHaveLength(24);
      expect(ticks.filter(({ isLong }) => isLong)).toHaveLength(8);
      for (const { instant, share } of ticks) {
        const minute = new Intl.DateTimeFormat('en', { timeZone: zone, minute: 'numeric' });
        expect(minute.format(new Date(instant))).toBe('0');
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThan(1);
      }
    },
  );

  test('the first of the day in India is 7 am, a short one', () => {
    expect(hourTicks(sampleDay, timeZone)[0]).toMatchObject({
      instant: '2025-04-06T01:30:00.000Z',
      isLong: false,
    });
  });
});

test('labels in a lane do not overlap or overflow', () => {
  const anyLabels = fc.array(
    fc.record({
      from: fc.double({ min: 0, max: 1, noNaN: true }),
      width: fc.double({ min: 0.05, max: 0.4, noNaN: true }),
    }),
  );
  fc.assert(
    fc.property(anyLabels, (labels) => {
      const placed = lanesOf(labels);
      expect(placed).toHaveLength(labels.length);
      for (const [index, a] of placed.entries()) {
        expect(a.from + a.width).toBeLessThanOrEqual(1 + 1e-9);
        for (const b of placed.slice(index + 1)) {
          if (a.lane === b.lane) expect(b.from).toBeGreaterThanOrEqual(a.from + a.width);
        }
      }
    }),
  );
});

test('labels next to a vertical scale keep their order, height and the bounds', () => {
  const anyLabels = fc.array(
    fc.record({
      at: fc.integer({ min: 0, max: 600 }),
      height: fc.integer({ min: 20, max: 50 }),
    }),
    { minLength: 1, maxLength: 12 },
  );
  fc.assert(
    fc.property(anyLabels, (labels) => {
      const placed = spreadDown(labels, 600);
      for (const [index, { top, height }] of placed.entries()) {
        expect(top).toBeGreaterThanOrEqual(0);
        expect(top + height).toBeLessThanOrEqual(600);
        const next = placed[index + 1];
        if (next) expect(next.top).toBeGreaterThanOrEqual(top + height);
      }
    }),
  );
});

test('a label with enough space is level with its mark', () => {
  expect(spreadDown([{ at: 300, height: 20 }], 600)[0]?.top).toBe(290);
});

test('the Sun is on the horizon at both ends of the day and highest at its middle', () => {
  expect([0, 0.5, 1].map(sunHeight)).toEqual([0, 1, 0]);
});

test('three of the times that the kit names are auspicious', () => {
  expect(
    allWindows.filter((window) => 'kind' in window && muhurtaQuality(window.kind) === 'auspicious'),
  ).toHaveLength(3);
});

test('no window lies on another on the dial: auspicious ones on the outer ring, the others below one another', () => {
  const windows = shownOn(
    allWindows.flatMap((window) =>
      'kind' in window ? [{ ...window, quality: muhurtaQuality(window.kind) }] : [],
    ),
    sampleDay,
    null,
  );
  const rings = ringsOf(windows);
  for (const [index, one] of windows.entries()) {
    expect(rings[index] === 0).toBe(one.quality === 'auspicious');
    for (const [at, other] of windows.entries())
      if (index !== at && rings[index] === rings[at])
        expect(one.part.to <= other.part.from || other.part.to <= one.part.from).toBe(true);
  }
});

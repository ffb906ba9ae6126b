import { expect, test } from 'vitest';
import { runningAndLater, upcoming } from './spans.ts';

const span = (from: number, to: number) => ({
  start: `2026-11-21T${String(from).padStart(2, '0')}:00:00Z`,
  end: `2026-11-21T${String(to).padStart(2, '0')}:00:00Z`,
});
const at = (hour: number) => Date.parse(span(hour, hour).start);
const day = span(1, 23);
const spans = [span(2, 4), span(4, 6), span(8, 10)];

test('the span that runs and those after it; all before, after, between and on the server', () => {
  expect(runningAndLater(spans, at(5))).toEqual(spans.slice(1));
  expect(runningAndLater(spans, at(4))).toEqual(spans.slice(1));
  for (const now of [at(0), at(7), at(20), null])
    expect(runningAndLater(spans, now)).toEqual(spans);
  expect(runningAndLater([], at(5))).toEqual([]);
});

test('what is over is left out on the day itself', () => {
  expect(upcoming(spans, day, at(5))).toEqual(spans.slice(1));
  expect(upcoming(spans, day, at(6))).toEqual(spans.slice(2));
  expect(upcoming(spans, day, at(20))).toEqual([]);
  for (const now of [at(0), at(23), null]) expect(upcoming(spans, day, now)).toEqual(spans);
});

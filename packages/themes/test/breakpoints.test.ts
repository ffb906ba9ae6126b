import { expect, test } from 'vitest';
import { breakpoints, media, type Breakpoint } from '../src/breakpoints.ts';

const names = Object.keys(breakpoints) as Breakpoint[];

test('breakpoints are in ascending order', () => {
  const widths = Object.values(breakpoints);
  expect(widths).toEqual(widths.toSorted((one, other) => one - other));
});

test.each(names)('%s has a media query from its width up and one below it', (name) => {
  const width = breakpoints[name];
  const below = `below${name[0]!.toUpperCase()}${name.slice(1)}` as keyof typeof media;
  expect(media[name]).toBe(`screen and (min-width: ${width}rem)`);
  expect(media[below]).toBe(`screen and (max-width: ${width - 0.01}rem)`);
});

import { expect, test } from 'vitest';
import { absentAt, groupCount, perViewAt, slidesOfGroup, stepFrom } from './carousel.logic.ts';

test.each([
  ['one everywhere', { base: 1 }, [1, 1, 1, 1]],
  ['testimonials', { base: 1, 640: 2, 1024: 3 }, [1, 2, 2, 3]],
  ['astrologers', { base: 1, 768: 3 }, [1, 1, 3, 3]],
] as const)('slides per view at each width: %s', (_case, perView, [base, small, medium, large]) => {
  expect(perViewAt(perView)).toEqual({ base, '640': small, '768': medium, '1024': large });
});

test.each([
  [0, 3, 1],
  [1, 1, 1],
  [3, 3, 1],
  [4, 3, 2],
  [7, 1, 7],
  [7, 2, 4],
  [7, 3, 3],
])('%i slides, %i in view: %i groups', (slides, perView, groups) => {
  expect(groupCount(slides, perView)).toBe(groups);
});

test.each([
  ['first of 7 by 3', 0, 7, 3, false, 1, 3],
  ['second', 1, 7, 3, false, 4, 6],
  ['the last is full', 2, 7, 3, false, 5, 7],
  ['the last when it wraps', 2, 7, 3, true, 7, 7],
  ['fewer slides than fit', 0, 2, 3, false, 1, 2],
  ['one in view', 4, 7, 1, true, 5, 5],
] as const)('slides of a group: %s', (_case, group, slides, perView, wrap, first, last) => {
  expect(slidesOfGroup(group, slides, perView, wrap)).toEqual({ first, last });
});

test.each([
  ['nowhere', [], undefined],
  ['on a phone', ['base'], 'base'],
  ['on anything wider', ['640', '768', '1024'], '640 768 1024'],
] as const)(
  'widths at which something is hidden: %s',
  (_case, at: readonly string[], attribute) => {
    expect(absentAt((breakpoint) => at.includes(breakpoint))).toBe(attribute);
  },
);

test.each([
  ['on', 0, 1, true, 1],
  ['back', 1, -1, true, 0],
  ['on from the last', 2, 1, true, 0],
  ['back from the first', 0, -1, true, 2],
  ['on from the last, no wrapping', 2, 1, false, 2],
  ['back from the first, no wrapping', 0, -1, false, 0],
] as const)('one step among three groups: %s', (_case, from, by, wrap, to) => {
  expect(stepFrom(from, by, 3, wrap)).toBe(to);
});

import { expect, test } from 'vitest';
import { modes } from '../../packages/ui/test/chromatic-modes.ts';
import { ofFullBuild, ofPullRequests } from './pictures.ts';

test('Chromatic takes at most 2,500 pictures of everything, and at most 200 of a change to an ordinary component', () => {
  expect(ofFullBuild()).toBeLessThanOrEqual(2500);
  const counts = [...ofPullRequests().values()].toSorted((a, b) => a - b);
  // What nearly every component has in it is not ordinary: icons, layout, words and dates.
  expect(counts[Math.floor(counts.length * 0.9)]).toBeLessThanOrEqual(200);
  expect(counts[Math.floor(counts.length / 2)]).toBeLessThanOrEqual(20);
});

test('no story is photographed twice in the same settings', () => {
  for (const own of [modes.everyState, modes.pullRequest]) {
    const settings = Object.values({ ...modes.everyStory, ...own }).map((mode) =>
      JSON.stringify(Object.entries(mode).toSorted()),
    );
    expect(new Set(settings).size).toBe(settings.length);
  }
});

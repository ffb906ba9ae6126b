import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.useRealTimers();
});

const clocks: [string, Parameters<typeof vi.useFakeTimers>[0]][] = [
  ['everything', {}],
  ['intervals', { toFake: ['setInterval', 'clearInterval'] }],
];

test.each(clocks)('frames run again after a test with fake timers %s', async (_held, clock) => {
  vi.useFakeTimers(clock);
  const button = document.body.appendChild(document.createElement('button'));
  button.focus();
  button.remove();
  requestAnimationFrame(() => undefined);
  vi.useRealTimers();
  await new Promise(requestAnimationFrame);
  expect(document.activeElement).toBe(document.body);
});

import { afterEach, beforeEach, expect, vi } from 'vitest';

/** Tests fail on any console error or warning. */
const loud = ['error', 'warn'] as const;

beforeEach(() => {
  for (const level of loud) vi.spyOn(console, level);
});

afterEach(() => {
  for (const level of loud) {
    expect(vi.mocked(console[level]).mock.calls, `console.${level} was called`).toEqual([]);
    vi.mocked(console[level]).mockRestore();
  }
});

// @vitest-environment node
import { expect, test } from 'vitest';
import { QueueFull, WorkQueue } from './work-queue.ts';

/** Work that ends when it is told to. */
function work() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { run: () => promise, end: resolve };
}

test('runs a few at a time, the rest in order', async () => {
  const queue = new WorkQueue(2, 10);
  const begun: number[] = [];
  const works = Array.from({ length: 5 }, work);
  const all = works.map(({ run }, index) =>
    queue.run(() => {
      begun.push(index);
      return run();
    }),
  );
  await Promise.resolve();
  expect(begun).toEqual([0, 1]);
  works[1]?.end();
  await all[1];
  await Promise.resolve();
  expect(begun).toEqual([0, 1, 2]);
  for (const { end } of works) end();
  await Promise.all(all);
  expect(begun).toEqual([0, 1, 2, 3, 4]);
});

test('refuses what would wait too long, and goes on afterwards', async () => {
  const queue = new WorkQueue(1, 1);
  const first = work();
  const running = queue.run(first.run);
  const waiting = queue.run(async () => 'served');
  await expect(queue.run(async () => 'never')).rejects.toThrow(QueueFull);
  first.end();
  await running;
  expect(await waiting).toBe('served');
  expect(await queue.run(async () => 'later')).toBe('later');
});

test('work that fails gives its place up', async () => {
  const queue = new WorkQueue(1, 1);
  await expect(queue.run(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
  expect(await queue.run(async () => 'next')).toBe('next');
});

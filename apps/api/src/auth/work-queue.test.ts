import { expect, test } from 'vitest';
import { QueueFull, WorkQueue } from './work-queue.ts';

/** Work that ends on demand. */
function work() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { run: () => promise, end: resolve };
}

const ten = { longest: 10, longestEach: 10 };

test('runs a few at a time, the rest in order', async () => {
  const queue = new WorkQueue(2, ten);
  const begun: number[] = [];
  const works = Array.from({ length: 5 }, work);
  const all = works.map(({ run }, index) =>
    queue.run('a', () => {
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
  const queue = new WorkQueue(1, { longest: 1, longestEach: 1 });
  const first = work();
  const running = queue.run('a', first.run);
  const waiting = queue.run('a', async () => 'served');
  await expect(queue.run('a', async () => 'never')).rejects.toThrow(QueueFull);
  first.end();
  await running;
  expect(await waiting).toBe('served');
  expect(await queue.run('a', async () => 'later')).toBe('later');
});

test('lets those who ask take turns, and nobody fill it alone', async () => {
  const queue = new WorkQueue(1, { longest: 5, longestEach: 3 });
  const first = work();
  const done: string[] = [];
  const ask = async (whose: string) => {
    await queue.run(whose, async () => {});
    done.push(whose);
  };
  const running = queue.run('flood', first.run);
  const asked = [ask('flood'), ask('flood')];
  const last = ask('flood');
  await expect(ask('flood')).rejects.toThrow(QueueFull);
  asked.push(ask('asha'), ask('ravi'));
  // The queue is full: the longest line gives way to the newcomer.
  asked.push(ask('meera'));
  await expect(last).rejects.toThrow(QueueFull);
  first.end();
  await Promise.all([running, ...asked]);
  // Who was served goes to the end of the queue.
  expect(done).toEqual(['asha', 'ravi', 'meera', 'flood', 'flood']);
  expect([queue.waiting, queue.running]).toEqual([0, 0]);
  await ask('flood');
});

test('a full queue of equally short lines takes nobody more', async () => {
  const queue = new WorkQueue(1, { longest: 2, longestEach: 2 });
  const first = work();
  const running = queue.run('a', first.run);
  const waiting = [queue.run('b', async () => 'b'), queue.run('c', async () => 'c')];
  await expect(queue.run('d', async () => 'd')).rejects.toThrow(QueueFull);
  first.end();
  await running;
  expect(await Promise.all(waiting)).toEqual(['b', 'c']);
});

test('one who asks runs no more at once than allowed, and waits no longer', async () => {
  const queue = new WorkQueue(3, { ...ten, atOnceEach: 1, longestWait: 20 });
  const first = work();
  const running = queue.run('a', first.run);
  const waiting = queue.run('a', async () => 'never');
  expect(await queue.run('b', async () => 'b')).toBe('b');
  await expect(waiting).rejects.toThrow(QueueFull);
  first.end();
  await running;
  expect(await queue.run('a', async () => 'a')).toBe('a');
});

test('work that fails gives its place up', async () => {
  const queue = new WorkQueue(1, ten);
  await expect(queue.run('a', () => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
  expect(await queue.run('a', async () => 'next')).toBe('next');
});

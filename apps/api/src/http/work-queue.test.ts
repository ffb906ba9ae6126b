import { expect, test } from 'vitest';
import { QueueFull, WorkQueue } from './work-queue.ts';

/** Work that the test ends explicitly. */
function work() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { run: () => promise, end: resolve };
}

const ten = { maxQueued: 10, maxQueuedEach: 10 };

test('runs a limited number at a time and the rest in order', async () => {
  const queue = new WorkQueue(2, ten);
  const started: number[] = [];
  const works = Array.from({ length: 5 }, work);
  const all = works.map(({ run }, index) =>
    queue.run('a', () => {
      started.push(index);
      return run();
    }),
  );
  await Promise.resolve();
  expect(started).toEqual([0, 1]);
  works[1]?.end();
  await all[1];
  await Promise.resolve();
  expect(started).toEqual([0, 1, 2]);
  for (const { end } of works) end();
  await Promise.all(all);
  expect(started).toEqual([0, 1, 2, 3, 4]);
});

test('rejects work beyond the limit and continues afterwards', async () => {
  const queue = new WorkQueue(1, { maxQueued: 1, maxQueuedEach: 1 });
  const first = work();
  const running = queue.run('a', first.run);
  const waiting = queue.run('a', async () => 'served');
  await expect(queue.run('a', async () => 'never')).rejects.toThrow(QueueFull);
  first.end();
  await running;
  expect(await waiting).toBe('served');
  expect(await queue.run('a', async () => 'later')).toBe('later');
});

test('gives each client a turn, and no client can fill the queue', async () => {
  const queue = new WorkQueue(1, { maxQueued: 5, maxQueuedEach: 3 });
  const first = work();
  const done: string[] = [];
  const ask = async (whose: string) => {
    await queue.run(whose, async () => {});
    done.push(whose);
  };
  const running = queue.run('flood', first.run);
  const requests = [ask('flood'), ask('flood')];
  const last = ask('flood');
  await expect(ask('flood')).rejects.toThrow(QueueFull);
  requests.push(ask('asha'), ask('ravi'));
  // The queue is full: the longest queue loses its last entry to the new client.
  requests.push(ask('meera'));
  await expect(last).rejects.toThrow(QueueFull);
  first.end();
  await Promise.all([running, ...requests]);
  // A client that was served moves to the end of the order.
  expect(done).toEqual(['asha', 'ravi', 'meera', 'flood', 'flood']);
  expect([queue.waiting, queue.running]).toEqual([0, 0]);
  await ask('flood');
});

test('a full queue of equally short queues rejects new work', async () => {
  const queue = new WorkQueue(1, { maxQueued: 2, maxQueuedEach: 2 });
  const first = work();
  const running = queue.run('a', first.run);
  const waiting = [queue.run('b', async () => 'b'), queue.run('c', async () => 'c')];
  await expect(queue.run('d', async () => 'd')).rejects.toThrow(QueueFull);
  first.end();
  await running;
  expect(await Promise.all(waiting)).toEqual(['b', 'c']);
});

test('a client cannot run or wait longer than its limits', async () => {
  const queue = new WorkQueue(3, { ...ten, atOnceEach: 1, maxWaitMs: 20 });
  const first = work();
  const running = queue.run('a', first.run);
  const waiting = queue.run('a', async () => 'never');
  expect(await queue.run('b', async () => 'b')).toBe('b');
  await expect(waiting).rejects.toThrow(QueueFull);
  first.end();
  await running;
  expect(await queue.run('a', async () => 'a')).toBe('a');
});

test('work that fails releases its slot', async () => {
  const queue = new WorkQueue(1, ten);
  await expect(queue.run('a', () => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
  expect(await queue.run('a', async () => 'next')).toBe('next');
});

import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { GroupCommit } from './group-commit.ts';

/** A slow save that records the counter's value. */
function slowSaves(milliseconds: number) {
  const saved: number[] = [];
  const state = { value: 0 };
  const commit = new GroupCommit(
    async () => {
      const { value } = state;
      await wait(milliseconds);
      saved.push(value);
    },
    () => undefined,
  );
  return { saved, state, commit };
}

test('changes of the same event-loop turn share one save', async () => {
  const { saved, state, commit } = slowSaves(1);
  const commits = Array.from({ length: 100 }, () => {
    state.value += 1;
    return commit.commit();
  });
  await Promise.all(commits);
  expect(saved).toEqual([100]);
});

test('each caller resolves after a save that contains its own change', async () => {
  const { saved, state, commit } = slowSaves(2);
  const seen = await Promise.all(
    Array.from({ length: 30 }, async (_, index) => {
      await wait(index);
      state.value += 1;
      const mine = state.value;
      await commit.commit();
      return (saved.at(-1) ?? 0) >= mine;
    }),
  );
  expect(seen).not.toContain(false);
  expect(saved.length).toBeLessThan(30);
});

test('the first caller does not wait for later ones', async () => {
  const { saved, commit } = slowSaves(5);
  const aborted = new AbortController();
  const stream = (async () => {
    while (!aborted.signal.aborted) {
      void commit.commit();
      await wait(1);
    }
  })();
  await commit.commit();
  expect(saved.length).toBeLessThanOrEqual(2); // its own save, and at most one that had started before
  aborted.abort();
  await stream;
  await commit.commit();
});

test('a failed save rejects exactly the callers whose changes are lost', async () => {
  let failing = true;
  let durable = 0;
  const state = { value: 0 };
  const commit = new GroupCommit(
    async () => {
      const { value } = state;
      await wait(5);
      if (failing) throw new Error('disk full');
      durable = value;
    },
    () => {
      state.value = durable;
    },
  );
  state.value += 1;
  const first = commit.commit();
  await wait(2);
  state.value += 1; // a change on top of the one that will fail
  const behind = commit.commit();
  await expect(first).rejects.toThrow('disk full');
  await expect(behind).rejects.toThrow('disk full');
  expect(state.value).toBe(0);

  failing = false;
  state.value += 1;
  await commit.commit();
  expect(durable).toBe(1);
});

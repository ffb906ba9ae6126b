import { ApiFailure } from '@jyoti/contract';
import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answerOf, useAnswer, type Load } from '../src/data/use-answer.ts';
import { forgetMemory } from '../src/session/visitor-memory.ts';
import { turns } from './turns.ts';

const failureWith = (status: number) =>
  new ApiFailure({
    status,
    code: status === 0 ? 'network' : 'not_found',
    message: 'It failed.',
    serverMessage: null,
    fields: {},
    retryAfter: null,
  });

type Options = Parameters<typeof useAnswer>[2];

/** The hook with a load that is answered by hand. */
function open(initialKey: string | null, options?: Options) {
  const calls: { signal: AbortSignal; settle: PromiseWithResolvers<string> }[] = [];
  const load: Load<string> = ({ signal }) => {
    const settle = Promise.withResolvers<string>();
    calls.push({ signal, settle });
    return settle.promise;
  };
  const view = renderHook(({ key }) => useAnswer(key, load, options), {
    initialProps: { key: initialKey },
  });
  const answer = (index: number, said: string | ApiFailure) =>
    act(async () => {
      const { settle } = calls[index]!;
      if (typeof said === 'string') settle.resolve(said);
      else settle.reject(said);
      await turns(2);
    });
  return { ...view, calls, answer, now: () => view.result.current };
}

test('asks once, is pending until the answer is there', async () => {
  const { calls, answer, now } = open('one');
  expect(now()).toMatchObject({ data: null, failure: null, pending: true });
  await answer(0, 'first');
  expect(now()).toMatchObject({ data: 'first', failure: null, pending: false });
  expect(calls).toHaveLength(1);
});

test('asks for nothing without a key', () => {
  const { calls, now } = open(null);
  expect(now()).toMatchObject({ data: null, failure: null, pending: false });
  expect(calls).toHaveLength(0);
});

test('calls off what nobody waits for any more', async () => {
  const { calls, answer, now, rerender, unmount } = open('one');
  rerender({ key: 'two' });
  expect(calls[0]!.signal.aborted).toBe(true);
  await answer(0, 'late');
  expect(now().data).toBeNull();
  unmount();
  expect(calls[1]!.signal.aborted).toBe(true);
});

test('shows the last answer at once when it is shown again, and asks again in the background', async () => {
  const before = open('one');
  await before.answer(0, 'first');
  before.unmount();
  const { calls, answer, now } = open('one');
  expect(now()).toMatchObject({ data: 'first', pending: false });
  expect(calls).toHaveLength(1);
  await answer(0, 'second');
  expect(now().data).toBe('second');
});

test('does not ask again for an answer that never changes, except by retry', async () => {
  await answerOf('one', async () => 'first');
  const load = vi.fn<() => Promise<string>>();
  expect(await answerOf('one', load)).toBe('first');
  expect(load).not.toHaveBeenCalled();
  const { calls, now } = open('one', { cache: 'immutable' });
  expect(now().data).toBe('first');
  expect(calls).toHaveLength(0);
  act(() => now().retry());
  expect(calls).toHaveLength(1);
});

test('keeps nothing where only a fresh answer may be shown', async () => {
  const before = open('one', { cache: 'no-store' });
  await before.answer(0, 'first');
  before.unmount();
  expect(open('one', { cache: 'no-store' }).now()).toMatchObject({ data: null, pending: true });
});

test('gives what was thrown, and tries again', async () => {
  const { answer, now } = open('one');
  const failure = failureWith(0);
  await answer(0, failure);
  expect(now()).toMatchObject({ data: null, failure, pending: false });
  act(() => now().retry());
  expect(now()).toMatchObject({ data: null, failure: null, pending: true });
  await answer(1, 'second');
  expect(now()).toMatchObject({ data: 'second', failure: null });
});

test('keeps what is shown while the server is out of reach, but not what it refuses', async () => {
  const { answer, now } = open('one');
  await answer(0, 'first');
  act(() => now().retry());
  await answer(1, failureWith(0));
  expect(now()).toMatchObject({ data: 'first', failure: null });
  act(() => now().retry());
  const refusal = failureWith(404);
  await answer(2, refusal);
  expect(now()).toMatchObject({ data: null, failure: refusal });
  expect(open('one').now().data).toBeNull();
});

test('a replaced answer is kept, and not undone by an older one that arrives later', async () => {
  const before = open('one');
  await before.answer(0, 'first');
  act(() => before.now().retry());
  act(() => before.now().replace((data) => `${data}, changed`));
  expect(before.now().data).toBe('first, changed');
  await before.answer(1, 'first');
  expect(before.now().data).toBe('first, changed');
  await before.answer(2, 'third');
  expect(before.now().data).toBe('third');
  act(() => before.now().replace('fourth'));
  before.unmount();
  expect(open('one').now().data).toBe('fourth');
});

test('keeps nothing of an earlier visitor', async () => {
  const before = open('one');
  forgetMemory();
  await before.answer(0, 'of the first visitor');
  before.unmount();
  expect(open('one').now()).toMatchObject({ data: null, pending: true });
});

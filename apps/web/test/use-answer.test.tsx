import { ApiFailure } from '@jyoti/contract';
import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answerOf, useAnswer, type Load } from '../src/data/use-answer.ts';
import { clearVisitorCaches } from '../src/session/visitor-data.ts';
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

/** The hook with a `load` that the test resolves. */
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
  const answer = (index: number, result: string | ApiFailure) =>
    act(async () => {
      const { settle } = calls[index]!;
      if (typeof result === 'string') settle.resolve(result);
      else settle.reject(result);
      await turns(2);
    });
  return { ...view, calls, answer, now: () => view.result.current };
}

test('sends one request, and is pending until the response arrives', async () => {
  const { calls, answer, now } = open('one');
  expect(now()).toMatchObject({ data: null, failure: null, pending: true });
  await answer(0, 'first');
  expect(now()).toMatchObject({ data: 'first', failure: null, pending: false });
  expect(calls).toHaveLength(1);
});

test('sends no request without a key', () => {
  const { calls, now } = open(null);
  expect(now()).toMatchObject({ data: null, failure: null, pending: false });
  expect(calls).toHaveLength(0);
});

test('aborts when no component waits for the response any more', async () => {
  const { calls, answer, now, rerender, unmount } = open('one');
  rerender({ key: 'two' });
  expect(calls[0]!.signal.aborted).toBe(true);
  await answer(0, 'late');
  expect(now().data).toBeNull();
  unmount();
  expect(calls[1]!.signal.aborted).toBe(true);
});

test('shows the cached response immediately when remounted, and revalidates in the background', async () => {
  const before = open('one');
  await before.answer(0, 'first');
  before.unmount();
  const { calls, answer, now } = open('one');
  expect(now()).toMatchObject({ data: 'first', pending: false });
  expect(calls).toHaveLength(1);
  await answer(0, 'second');
  expect(now().data).toBe('second');
});

test('does not revalidate an immutable response, except by retry', async () => {
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

test('caches nothing with `no-store`', async () => {
  const before = open('one', { cache: 'no-store' });
  await before.answer(0, 'first');
  before.unmount();
  expect(open('one', { cache: 'no-store' }).now()).toMatchObject({ data: null, pending: true });
});

test('returns what was thrown, and retries', async () => {
  const { answer, now } = open('one');
  const failure = failureWith(0);
  await answer(0, failure);
  expect(now()).toMatchObject({ data: null, failure, pending: false });
  act(() => now().retry());
  expect(now()).toMatchObject({ data: null, failure: null, pending: true });
  await answer(1, 'second');
  expect(now()).toMatchObject({ data: 'second', failure: null });
});

test('keeps visible data after a network error, but not after a rejection', async () => {
  const { answer, now } = open('one');
  await answer(0, 'first');
  act(() => now().retry());
  await answer(1, failureWith(0));
  expect(now()).toMatchObject({ data: 'first', failure: null });
  act(() => now().retry());
  const notFound = failureWith(404);
  await answer(2, notFound);
  expect(now()).toMatchObject({ data: null, failure: notFound });
  expect(open('one').now().data).toBeNull();
});

test('keeps replaced data, which an older response that arrives later does not undo', async () => {
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

test('keeps nothing of a previous visitor', async () => {
  const before = open('one');
  clearVisitorCaches();
  await before.answer(0, 'of the first visitor');
  before.unmount();
  expect(open('one').now()).toMatchObject({ data: null, pending: true });
});

import { ApiFailure } from '@jyoti/contract';
import { act, renderHook } from '@testing-library/react';
import { flushSync } from 'react-dom';
import { expect, test, vi } from 'vitest';
import { fetchQuery, useQuery, type Load } from '../src/platform/data/use-query.ts';
import { clearVisitorCaches } from '../src/platform/session/visitor-data.ts';
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

type Options = Parameters<typeof useQuery>[2];

/** The hook with a `load` that the test resolves. */
function open(initialKey: string | null, options?: Options) {
  const calls: { signal: AbortSignal; settle: PromiseWithResolvers<string> }[] = [];
  const load: Load<string> = ({ signal }) => {
    const settle = Promise.withResolvers<string>();
    calls.push({ signal, settle });
    return settle.promise;
  };
  const view = renderHook(({ key }) => useQuery(key, load, options), {
    initialProps: { key: initialKey },
  });
  const respond = (index: number, result: string | ApiFailure) =>
    act(async () => {
      const { settle } = calls[index]!;
      if (typeof result === 'string') settle.resolve(result);
      else settle.reject(result);
      await turns(2);
    });
  return { ...view, calls, respond, now: () => view.result.current };
}

test('sends one request, and is pending until the response arrives', async () => {
  const { calls, respond, now } = open('one');
  expect(now()).toMatchObject({ data: null, failure: null, pending: true });
  await respond(0, 'first');
  expect(now()).toMatchObject({ data: 'first', failure: null, pending: false });
  expect(calls).toHaveLength(1);
});

test('sends no request without a key', () => {
  const { calls, now } = open(null);
  expect(now()).toMatchObject({ data: null, failure: null, pending: false });
  expect(calls).toHaveLength(0);
});

test('aborts when no component waits for the response any more', async () => {
  const { calls, respond, now, rerender, unmount } = open('one');
  rerender({ key: 'two' });
  expect(calls[0]!.signal.aborted).toBe(true);
  await respond(0, 'late');
  expect(now().data).toBeNull();
  unmount();
  expect(calls[1]!.signal.aborted).toBe(true);
});

test('shows the cached response immediately when remounted, and revalidates in the background', async () => {
  const before = open('one');
  await before.respond(0, 'first');
  before.unmount();
  const { calls, respond, now } = open('one');
  expect(now()).toMatchObject({ data: 'first', pending: false });
  expect(calls).toHaveLength(1);
  await respond(0, 'second');
  expect(now().data).toBe('second');
});

test('does not revalidate an immutable response, except by retry', async () => {
  await fetchQuery('one', async () => 'first');
  const load = vi.fn<() => Promise<string>>();
  expect(await fetchQuery('one', load)).toBe('first');
  expect(load).not.toHaveBeenCalled();
  const { calls, now } = open('one', { cache: 'immutable' });
  expect(now().data).toBe('first');
  expect(calls).toHaveLength(0);
  act(() => now().retry());
  expect(calls).toHaveLength(1);
});

test('caches nothing with `no-store`', async () => {
  const before = open('one', { cache: 'no-store' });
  await before.respond(0, 'first');
  before.unmount();
  expect(open('one', { cache: 'no-store' }).now()).toMatchObject({ data: null, pending: true });
});

test('returns what was thrown, and retries', async () => {
  const { respond, now } = open('one');
  const failure = failureWith(0);
  await respond(0, failure);
  expect(now()).toMatchObject({ data: null, failure, pending: false });
  act(() => now().retry());
  expect(now()).toMatchObject({ data: null, failure: null, pending: true });
  await respond(1, 'second');
  expect(now()).toMatchObject({ data: 'second', failure: null });
});

test('keeps visible data after a network error, but not after a rejection', async () => {
  const { respond, now } = open('one');
  await respond(0, 'first');
  act(() => now().retry());
  await respond(1, failureWith(0));
  expect(now()).toMatchObject({ data: 'first', failure: null });
  act(() => now().retry());
  const notFound = failureWith(404);
  await respond(2, notFound);
  expect(now()).toMatchObject({ data: null, failure: notFound });
  expect(open('one').now().data).toBeNull();
});

test('keeps replaced data, which an older response that arrives later does not undo', async () => {
  const before = open('one');
  await before.respond(0, 'first');
  act(() => before.now().retry());
  act(() => before.now().replace((data) => `${data}, changed`));
  expect(before.now().data).toBe('first, changed');
  await before.respond(1, 'first');
  expect(before.now().data).toBe('first, changed');
  await before.respond(2, 'third');
  expect(before.now().data).toBe('third');
  act(() => before.now().replace('fourth'));
  before.unmount();
  expect(open('one').now().data).toBe('fourth');
});

test('gets the response of a key that replaced another while that one’s response was still being rendered', async () => {
  const { calls, now, rerender } = open('first of two');
  // Both responses are transitions, which React renders after the urgent change of the key.
  await act(async () => {
    calls[0]!.settle.resolve('first');
    await turns(2);
    flushSync(() => rerender({ key: 'second of two' }));
    calls[1]!.settle.resolve('second');
    await turns(2);
  });
  expect(now()).toMatchObject({ data: 'second', pending: false });
});

test('keeps nothing of a previous visitor', async () => {
  const before = open('one');
  clearVisitorCaches();
  await before.respond(0, 'of the first visitor');
  before.unmount();
  expect(open('one').now()).toMatchObject({ data: null, pending: true });
});

import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lazyPart } from '../src/platform/lazy/lazy-part.tsx';
import { NOT_READY, READY } from '../src/platform/bootstrap/queued-presses.ts';

const Answer = ({ text }: { text: string }) => <p>{text}</p>;

/** A part whose code loads, or fails, when the test decides. */
function part() {
  let coming = Promise.withResolvers<{ Answer: typeof Answer }>();
  const load = vi.fn(() => coming.promise);
  return {
    load,
    Part: lazyPart(load, 'Answer'),
    arrive: () => act(async () => coming.resolve({ Answer })),
    fail: async () => {
      const before = coming;
      coming = Promise.withResolvers();
      await act(async () => before.reject(new TypeError('no network')));
    },
  };
}

test('a part shows that it is loading, then renders', async () => {
  const { Part, arrive, load } = part();
  render(<Part text="Your chart" />);
  expect(screen.getByText('Loading this part of the page')).toBeInTheDocument();
  await arrive();
  expect(await screen.findByText('Your chart')).toBeVisible();
  expect(load).toHaveBeenCalledOnce();
});

test('a preloaded part renders synchronously', async () => {
  const { Part, arrive } = part();
  const preloaded = Part.preload();
  await arrive();
  await preloaded;
  render(<Part text="Your chart" />);
  expect(screen.getByText('Your chart')).toBeVisible();
});

test('a part that fails to load shows an error in its place, and loads on retry', async () => {
  vi.mocked(console.error).mockImplementation(() => undefined);
  const { Part, arrive, fail, load } = part();
  render(
    <>
      <h1>Report</h1>
      <Part text="Your chart" />
    </>,
  );
  await fail();
  expect(await screen.findByText('We couldn’t load this part of the page.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Report' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await arrive();
  expect(await screen.findByText('Your chart')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
  vi.mocked(console.error).mockClear();
});

test('a failed preload is silent: the part reports it when it is rendered', async () => {
  const { Part, fail } = part();
  const preloaded = Part.preload();
  await fail();
  await expect(preloaded).resolves.toBeUndefined();
});

/** Mocks `IntersectionObserver`: calls back when the test decides that an element is near. */
let near: () => void;
beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(seen: (entries: { isIntersecting: boolean }[]) => void) {
        near = () => seen([{ isIntersecting: true }]);
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

test('a section keeps its HTML until it is near, then is hydrated and reports it', async () => {
  vi.resetModules();
  const { lazySection } = await import('../src/platform/lazy/lazy-section.tsx');
  const load = vi.fn(async () => ({ Answer }));
  const Section = lazySection(load, 'Answer');
  const box = document.body.appendChild(document.createElement('div'));
  // As rendered by a server: a complete Suspense boundary.
  box.innerHTML = `<div ${NOT_READY}=""><!--$--><p>Our story</p><!--/$--></div>`;
  const before = box.querySelector('p');
  let ready = 0;
  const onReady = () => (ready += 1);
  document.addEventListener(READY, onReady);
  const site = await act(async () => hydrateRoot(box, <Section text="Our story" />));
  expect(load).not.toHaveBeenCalled();
  expect(screen.getByText('Our story')).toBe(before);
  await act(async () => near());
  await vi.waitFor(() => expect(ready).toBe(1));
  expect(load).toHaveBeenCalledOnce();
  expect(screen.getByText('Our story')).toBe(before);
  expect(box.querySelector(`[${NOT_READY}]`)).toBeNull();
  document.removeEventListener(READY, onReady);
  act(() => site.unmount());
});

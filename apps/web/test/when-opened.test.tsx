import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { bringParts, codeFor } from '../src/parts/part-code.ts';
import { whenOpened } from '../src/parts/when-opened.tsx';
import { openRouter } from '../src/router/page-router.ts';

const MoonTab = ({ day }: { day: string }) => <p>The Moon of {day}</p>;
type Code = { MoonTab: typeof MoonTab };

/** A part whose code comes, or fails to, when the test says so. */
function aPart() {
  const asked: PromiseWithResolvers<Code>[] = [];
  const Part = whenOpened(
    () => {
      const next = Promise.withResolvers<Code>();
      asked.push(next);
      return next.promise;
    },
    (module) => module.MoonTab,
  );
  const settle = (how: (one: PromiseWithResolvers<Code>) => void) =>
    act(async () => asked.splice(0).forEach(how));
  return {
    Part,
    asked,
    come: () => settle(({ resolve }) => resolve({ MoonTab })),
    fail: () => settle(({ reject }) => reject(new TypeError('no network'))),
  };
}

const show = (Part: ReturnType<typeof aPart>['Part'], day: string) => (
  <StrictMode>
    <Part day={day} />
  </StrictMode>
);

test('a part says that it is on its way, and is drawn with what it is given by then', async () => {
  const { Part, come } = aPart();
  const { rerender } = render(show(Part, 'Monday'));
  expect(screen.getByText('Loading this part of the page')).toBeInTheDocument();
  rerender(show(Part, 'Tuesday'));
  await come();
  expect(screen.getByText('The Moon of Tuesday')).toBeInTheDocument();
  expect(screen.queryByText('Loading this part of the page')).toBeNull();
});

test('a part that was brought before is drawn at once', async () => {
  const { Part, come, asked } = aPart();
  const brought = Part.bring();
  await come();
  await brought;
  expect(bringParts([Part])).toBeNull();
  render(show(Part, 'Monday'));
  expect(screen.getByText('The Moon of Monday')).toBeInTheDocument();
  expect(asked).toHaveLength(0);
});

test('a part whose code does not come says so in its place, and is asked for again', async () => {
  const { Part, come, fail } = aPart();
  render(show(Part, 'Monday'));
  await fail();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'This part of the page could not be loaded.',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await come();
  expect(screen.getByText('The Moon of Monday')).toBeInTheDocument();
});

test('code without a face is asked for again where it did not come', async () => {
  const load = vi
    .fn<() => Promise<{ check: string }>>()
    .mockRejectedValueOnce(new TypeError('no network'))
    .mockResolvedValue({ check: 'right' });
  const check = codeFor(load);
  await bringParts([check]);
  expect(check.isThere()).toBe(false);
  expect(await check.get()).toEqual({ check: 'right' });
  await check.get();
  expect(load).toHaveBeenCalledTimes(2);
});

test('a page waits for what it shows first and asks for the rest beside it; within a page nothing waits', async () => {
  const [form, result, tab] = [aPart(), aPart(), aPart()];
  const routes = [
    {
      path: '/day',
      lazy: async () => ({
        Component: () => null,
        parts: (search: URLSearchParams) =>
          search.has('day') ? { first: [result.Part], beside: [tab.Part] } : { first: [form.Part] },
      }),
    },
  ];
  const opening = openRouter(
    routes,
    createMemoryHistory({ initialEntries: ['/day?day=2026-11-22'] }),
  );
  await vi.waitFor(() => expect(result.asked).toHaveLength(1));
  expect([form.asked, tab.asked].map(({ length }) => length)).toEqual([0, 1]);
  await result.come();
  const router = await opening;

  router.push({ pathname: '/day', search: '' });
  expect(router.waiting).toBe(false);
  await vi.waitFor(() => expect(router.page.location.search).toBe(''));
});

import { act, render, screen } from '@testing-library/react';
import {
  UNSAFE_createMemoryHistory as createMemoryHistory,
  useParams,
  useSearchParams,
} from 'react-router-dom';
import { expect, test } from 'vitest';
import { useHeldLeave } from '../src/router/leave.ts';
import { PageBoundary } from '../src/router/page-boundary.tsx';
import { openRouter } from '../src/router/page-router.ts';
import { RouterProvider } from '../src/router/router-provider.tsx';
import type { Route } from '../src/router/route.ts';

const Slug = () => <p>{useParams().slug}</p>;

function Query() {
  const [search, setSearch] = useSearchParams();
  return <button onClick={() => setSearch({ day: 'next' })}>{search.get('day')}</button>;
}

function Guarded() {
  const held = useHeldLeave((from, to) => from !== to);
  return <button onClick={held?.proceed}>{held ? 'leave' : 'stay'}</button>;
}

/** A page whose code comes when it is let. */
function late(name: string) {
  const { promise, resolve, reject } = Promise.withResolvers<{ Component: () => string }>();
  return { load: () => promise, come: () => resolve({ Component: () => name }), fail: reject };
}

function site() {
  const slow = late('slow');
  const quick = late('quick');
  const routes: Route[] = [
    {
      element: <PageBoundary instead={<p>broken</p>} />,
      children: [
        { path: '/', element: <p>home</p> },
        { path: '/blog/:slug', Component: Slug },
        { path: '/query', Component: Query },
        { path: '/guarded', Component: Guarded },
        { path: '/slow', lazy: slow.load },
        { path: '/quick', lazy: quick.load },
        { path: '/old', leadsTo: '/blog/new' },
        { path: '*', element: <p>nothing</p> },
      ],
    },
  ];
  return { routes, slow, quick };
}

async function opened(path: string) {
  const { routes, ...pages } = site();
  const history = createMemoryHistory({ initialEntries: [path] });
  const router = await openRouter(routes, history);
  const { container } = render(<RouterProvider router={router} />);
  return {
    ...pages,
    history,
    shown: () => container.textContent,
    go: (to: string | number) =>
      act(async () => (typeof to === 'number' ? router.go(to) : router.push(to))),
    begin: (to: string) => router.push(to),
  };
}

test('an address that leads elsewhere opens the page there, and so does a link to it', async () => {
  expect((await opened('/old')).shown()).toBe('new');
  const { go, shown, history } = await opened('/');
  await go('/old');
  expect(shown()).toBe('new');
  expect(history.location.pathname).toBe('/blog/new');
});

test('a new query keeps the path, and back brings the old one', async () => {
  const { history, go } = await opened('/query?day=this');
  act(() => screen.getByRole('button', { name: 'this' }).click());
  expect(screen.getByRole('button', { name: 'next' })).toBeVisible();
  expect(history.location).toMatchObject({ pathname: '/query', search: '?day=next' });
  await go(-1);
  expect(screen.getByRole('button', { name: 'this' })).toBeVisible();
});

test('the old page stands until the code of the next is there; a later wish counts', async () => {
  const { begin, slow, quick, shown, history } = await opened('/');
  begin('/slow');
  begin('/quick');
  expect(shown()).toBe('home');
  await act(async () => quick.come());
  expect(shown()).toBe('quick');
  await act(async () => slow.come());
  expect(shown()).toBe('quick');
  expect(history.location.pathname).toBe('/quick');
});

test('where a page’s code does not come a sentence stands, until another page opens', async () => {
  const { begin, go, slow, shown } = await opened('/');
  begin('/slow');
  await act(async () => slow.fail(new Error('offline')));
  expect(shown()).toBe('broken');
  await go('/blog/here');
  expect(shown()).toBe('here');
});

test.each([
  ['a link', '/blog/here'],
  ['back', -1],
] as const)('a way out by %s is held until it is let go', async (_, way) => {
  const { go, shown, history } = await opened('/blog/here');
  await go('/guarded');
  await go(way);
  expect(history.location.pathname).toBe('/guarded');
  expect(shown()).toBe('leave');
  await act(async () => screen.getByRole('button', { name: 'leave' }).click());
  expect(shown()).toBe('here');
  expect(history.location.pathname).toBe('/blog/here');
});

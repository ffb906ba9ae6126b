import { act, render, screen } from '@testing-library/react';
import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom';
import { expect, test } from 'vitest';
import { openRouter } from '../src/router/page-router.ts';
import { RouterProvider } from '../src/router/router-provider.tsx';
import { useSearchAfterPaint } from '../src/tool/search-after-paint.ts';

let choose: (tab: string) => void;

function Tabs() {
  const { chosen, shown, busy, choose: take } = useSearchAfterPaint();
  choose = (tab) => take(new URLSearchParams({ tab }));
  return (
    <p>
      {chosen.get('tab')} {shown.get('tab')} {busy ? 'busy' : 'still'}
    </p>
  );
}

async function opened() {
  const history = createMemoryHistory({ initialEntries: ['/?tab=one'] });
  const router = await openRouter([{ path: '/', element: <Tabs /> }], history);
  render(<RouterProvider router={router} />);
  return router;
}

test('a choice is marked, shown and written into the address', async () => {
  const router = await opened();
  act(() => choose('two'));
  expect(await screen.findByText('two two still')).toBeInTheDocument();
  expect(router.page.location.search).toBe('?tab=two');
});

test('of quick presses the last one counts', async () => {
  const router = await opened();
  act(() => {
    choose('two');
    choose('three');
  });
  act(() => choose('four'));
  expect(await screen.findByText('four four still')).toBeInTheDocument();
  expect(router.page.location.search).toBe('?tab=four');
});

test('a press counts that is made when the one before is being written', async () => {
  const router = await opened();
  const leave = router.subscribe(() => {
    leave();
    choose('three');
  });
  act(() => choose('two'));
  expect(await screen.findByText('three three still')).toBeInTheDocument();
  expect(router.page.location.search).toBe('?tab=three');
});

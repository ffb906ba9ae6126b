import { act, render, screen } from '@testing-library/react';
import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom';
import { expect, test } from 'vitest';
import { openRouter } from '../src/router/page-router.ts';
import { RouterProvider } from '../src/router/router-provider.tsx';
import { useSearchAfterPaint } from '../src/tool/search-after-paint.ts';

const names = ['two', 'three', 'four'];

function Tabs() {
  const { chosen, shown, busy, choose } = useSearchAfterPaint();
  return (
    <>
      <p>
        {chosen.get('tab')} {shown.get('tab')} {busy ? 'busy' : 'still'}
      </p>
      {names.map((tab) => (
        <button key={tab} onClick={() => choose(new URLSearchParams({ tab }))}>
          {tab}
        </button>
      ))}
    </>
  );
}

const choose = (tab: string) => screen.getByRole('button', { name: tab }).click();

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

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { behavesAsComponent } from '../../test/contract.tsx';
import { ShowMore } from './index.ts';
import { Articles } from './pagination.samples.tsx';

const list = createRef<HTMLElement>();
const more = () => screen.getByRole('button', { name: 'Show more articles' });

describe('ShowMore', () => {
  behavesAsComponent(ShowMore, {
    props: { list, shown: 12, total: 40, onShowMore: () => undefined },
  });

  test('leads the keyboard on to the first that is new @wcag:2.4.3', async () => {
    render(<Articles />);
    await userEvent.click(more());
    expect(screen.getByRole('link', { name: /^Saturn enters/ })).toHaveFocus();
    await userEvent.click(more());
    expect(screen.getByRole('link', { name: /^Why two/ })).toHaveFocus();
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('an item with nothing to press takes the focus as a whole, and is no stop of the Tab key', async () => {
    render(<Articles linked={false} />);
    await userEvent.click(more());
    const item = screen.getByText(/^Saturn enters/);
    expect(item).toHaveFocus();
    expect(item).toHaveAttribute('tabindex', '-1');
  });

  test('says politely how many are shown @wcag:4.1.3', async () => {
    render(<Articles />);
    expect(screen.getByRole('status')).toHaveTextContent('Showing 3 of 8');
    await userEvent.click(more());
    expect(screen.getByRole('status')).toHaveTextContent('Showing 6 of 8');
  });

  test('takes no focus when items come that nobody asked for', () => {
    const { rerender } = render(
      <ShowMore list={list} shown={3} total={8} onShowMore={() => undefined} />,
    );
    rerender(<ShowMore list={list} shown={6} total={8} onShowMore={() => undefined} />);
    expect(document.body).toHaveFocus();
  });

  test('while they are on their way it cannot be pressed again', async () => {
    const asked = vi.fn();
    render(<ShowMore list={list} shown={3} total={8} onShowMore={asked} loading />);
    await userEvent.click(screen.getByRole('button', { name: 'Loading…' }));
    expect(asked).not.toHaveBeenCalled();
  });
});

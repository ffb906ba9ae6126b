import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { behavesAsComponent, oneBusyButton } from '../../test/contract.tsx';
import { ArticlesExample as Articles } from './pagination.stories.tsx';
import { ShowMore } from './index.ts';

const list = createRef<HTMLElement>();
const more = () => screen.getByRole('button', { name: 'Show more articles' });

describe('ShowMore', () => {
  behavesAsComponent(ShowMore, {
    props: { list, shown: 12, total: 40, onShowMore: () => undefined },
    busy: oneBusyButton,
  });

  test('moves the focus to the first new item @wcag:2.4.3', async () => {
    render(<Articles label="Show more articles" />);
    await userEvent.click(more());
    expect(screen.getByRole('link', { name: /^Saturn enters/ })).toHaveFocus();
    await userEvent.click(more());
    expect(screen.getByRole('link', { name: /^Why two/ })).toHaveFocus();
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('an item without a focusable child takes the focus itself, and is no tab stop', async () => {
    render(<Articles label="Show more articles" linked={false} />);
    await userEvent.click(more());
    const item = screen.getByText(/^Saturn enters/);
    expect(item).toHaveFocus();
    expect(item).toHaveAttribute('tabindex', '-1');
  });

  test('announces in a polite live region how many are shown @wcag:4.1.3', async () => {
    render(<Articles label="Show more articles" />);
    expect(screen.getByRole('status')).toHaveTextContent('Showing 3 of 8');
    await userEvent.click(more());
    expect(screen.getByRole('status')).toHaveTextContent('Showing 6 of 8');
  });

  test('does not move the focus for items that were not requested', () => {
    const { rerender } = render(
      <ShowMore list={list} shown={3} total={8} onShowMore={() => undefined} />,
    );
    rerender(<ShowMore list={list} shown={6} total={8} onShowMore={() => undefined} />);
    expect(document.body).toHaveFocus();
  });

  test('ignores presses while more items load', async () => {
    const handler = vi.fn();
    render(<ShowMore list={list} shown={3} total={8} onShowMore={handler} loading />);
    await userEvent.click(screen.getByRole('button', { name: 'Loading…' }));
    expect(handler).not.toHaveBeenCalled();
  });
});

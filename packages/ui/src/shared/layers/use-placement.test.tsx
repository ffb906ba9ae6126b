import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi, type MockInstance } from 'vitest';
import { Button } from '../../button/index.ts';
import { Popover } from '../../popover/index.ts';

const sizes: MockInstance[] = [];

beforeEach(() => {
  // jsdom has no layout.
  const page = document.documentElement;
  sizes.push(
    vi.spyOn(page, 'clientWidth', 'get').mockReturnValue(800),
    vi.spyOn(page, 'clientHeight', 'get').mockReturnValue(600),
  );
});

afterEach(() => {
  for (const size of sizes.splice(0)) size.mockRestore();
});

test('a panel follows its button when the page scrolls, until it is closed', async () => {
  render(
    <Popover label="Style" trigger={<Button>Chart style</Button>} defaultOpen>
      …
    </Popover>,
  );
  const button = screen.getByRole('button', { name: 'Chart style' });
  const panel = screen.getByRole('dialog', { name: 'Style' });
  const buttonAt = (top: number) =>
    vi.spyOn(button, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, top, 80, 40));
  const measured = buttonAt(300);
  fireEvent.scroll(window);
  await waitFor(() => expect(panel).toHaveStyle({ top: '344px', left: '100px' }));
  expect(panel).toHaveAttribute('data-side', 'below');
  buttonAt(200);
  fireEvent.scroll(window);
  await waitFor(() => expect(panel).toHaveStyle({ top: '244px' }));

  fireEvent.keyDown(document, { key: 'Escape' });
  expect(panel).not.toBeInTheDocument();
  measured.mockClear();
  fireEvent.scroll(window);
  expect(measured).not.toHaveBeenCalled();
});

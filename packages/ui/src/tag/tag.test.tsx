import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { behavesAsComponent } from '../../test/contract.tsx';
import { Tag } from './index.ts';

describe('Tag', () => {
  behavesAsComponent(Tag, { props: { label: 'Under ₹5,000', onRemove: () => undefined } });

  test('its button is named after it and removes it @wcag:4.1.2 @wcag:2.1.1', async () => {
    const removed = vi.fn();
    render(<Tag label="Under ₹5,000" onRemove={removed} />);
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Remove: Under ₹5,000' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(removed).toHaveBeenCalledOnce();
  });

  test('has no button where it cannot be removed, and a disabled one for the time being', () => {
    const { rerender } = render(<Tag label="Hindi" />);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    rerender(<Tag label="Hindi" onRemove={() => undefined} disabled />);
    expect(screen.getByRole('button')).toBeDisabled();
  });
});

test('a tag without a label does not compile', () => {
  // @ts-expect-error: the label names the button that removes it
  void (<Tag onRemove={() => undefined} />);
});

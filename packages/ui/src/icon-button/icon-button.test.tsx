import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PrinterIcon } from '../icons/index.ts';
import { describe, expect, test, vi } from 'vitest';
import { behavesAsComponent } from '../../test/contract.tsx';
import { IconButton } from './index.ts';

const sample = { label: 'Print', icon: <PrinterIcon aria-hidden /> };
const button = () => screen.getByRole('button', { name: 'Print' });

describe('IconButton', () => {
  behavesAsComponent(IconButton, { props: sample });

  test('has a name, which is read once @wcag:4.1.2 @wcag:1.1.1', () => {
    render(<IconButton {...sample} />);
    expect(button()).not.toHaveAccessibleDescription();
  });

  test('works by Enter and Space, and shows its name to the keyboard @wcag:2.1.1', async () => {
    const pressed = vi.fn();
    render(<IconButton {...sample} onClick={pressed} />);
    await userEvent.tab();
    expect(screen.getByText('Print')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    expect(pressed).toHaveBeenCalledTimes(2);
  });

  test('shows no tooltip with tooltip={false}', async () => {
    render(<IconButton {...sample} tooltip={false} />);
    await userEvent.tab();
    expect(screen.queryByText('Print')).toBeNull();
    expect(button()).toHaveFocus();
  });

  test('does not submit a form unless its type is submit', () => {
    render(<IconButton {...sample} />);
    expect(button()).toHaveAttribute('type', 'button');
  });
});

describe('types', () => {
  test('a button without a name does not compile', () => {
    // @ts-expect-error: an icon alone needs an accessible name
    void (<IconButton icon={<svg />} />);
    // @ts-expect-error: it shows an icon
    void (<IconButton label="Print" />);
  });
});

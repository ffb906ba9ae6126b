import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { behavesAsComponent, valueProps } from '../../test/contract.tsx';
import { JsonForm } from './index.ts';

describe('JsonForm', () => {
  behavesAsComponent(JsonForm, {
    props: { defaultValue: { title: 'Katha', price: 1_950 } },
    state: {
      ...valueProps,
      from: { title: 'Katha' },
      to: { title: 'Katha!' },
      change: (user) => user.type(screen.getByRole('textbox', { name: 'Title' }), '!'),
      shown: () => ({
        title: screen.getByRole<HTMLInputElement>('textbox', { name: 'Title' }).value,
      }),
    },
  });

  test('each kind of value has its field, named by its key @wcag:1.3.1 @wcag:4.1.2', () => {
    render(
      <JsonForm
        defaultValue={{
          title: 'Katha',
          story: 'A text so long that it is written in several lines, as descriptions are.',
          listPrice: 1_950,
          isActive: true,
          contact: { email: 'desk@jyoti.example' },
        }}
      />,
    );
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Katha');
    expect(screen.getByRole('textbox', { name: 'Story' }).tagName).toBe('TEXTAREA');
    expect(screen.getByRole('spinbutton', { name: 'List price' })).toHaveValue('1,950');
    expect(screen.getByRole('checkbox', { name: 'Is active' })).toBeChecked();
    const contact = within(screen.getByRole('group', { name: 'Contact' }));
    expect(contact.getByRole('textbox', { name: 'Email' })).toHaveValue('desk@jyoti.example');
  });

  test('an emptied number is null, and can be typed again', async () => {
    const changed = vi.fn();
    render(<JsonForm defaultValue={{ price: 5 }} onValueChange={changed} />);
    const price = screen.getByRole('spinbutton', { name: 'Price' });
    await userEvent.clear(price);
    expect(changed).toHaveBeenLastCalledWith({ price: null });
    await userEvent.type(price, '7');
    expect(changed).toHaveBeenLastCalledWith({ price: 7 });
  });

  test('what is open stays open when an entry before it is removed', async () => {
    render(<JsonForm defaultValue={[{ name: 'First' }, { name: 'Second' }]} />);
    await userEvent.click(screen.getByRole('button', { name: '1. First' }));
    await userEvent.click(screen.getByRole('button', { name: '2. Second' }));
    await userEvent.click(screen.getByRole('button', { name: 'Remove 1. First' }));
    expect(screen.queryByRole('button', { name: '1. First' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: '1. Second' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
  });

  test('a first entry of an empty list is a text', async () => {
    const changed = vi.fn();
    render(<JsonForm defaultValue={{ hours: [] }} onValueChange={changed} />);
    await userEvent.click(screen.getByRole('button', { name: 'Add an entry to Hours' }));
    expect(changed).toHaveBeenLastCalledWith({ hours: [''] });
  });

  test('a problem is shown at its field, and opens the entry that it is in @wcag:3.3.1', () => {
    render(
      <JsonForm
        defaultValue={{ title: '', packages: [{ name: 'Standard', price: 0 }] }}
        problems={{ title: 'Please enter a title.', 'packages.0.price': 'Please enter a price.' }}
      />,
    );
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveAccessibleDescription(
      'Please enter a title.',
    );
    expect(screen.getByText('Please enter a price.')).toBeVisible();
  });
});

describe('types', () => {
  test('wrong use does not compile', () => {
    // @ts-expect-error: a date is no JSON
    void (<JsonForm defaultValue={{ day: new Date() }} />);
  });
});

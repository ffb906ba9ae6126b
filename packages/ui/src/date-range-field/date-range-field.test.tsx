import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { axeViolations, behavesAsComponent, valueProps } from '../../test/contract.tsx';
import { Form } from '../form/index.ts';
import { I18nProvider } from '../i18n/index.ts';
import { hi } from '../messages-hi/index.ts';
import { DateRangeField, type DateRangeFieldProps } from './index.ts';

const names = { startName: 'first', endName: 'last' };
const days = { start: '2026-11-21', end: '2026-11-24' };
const ORDER = 'The last day is before the first. Choose a later one.';
const Field = (props: Partial<DateRangeFieldProps>) => (
  <DateRangeField label="Dates of the ceremony" today="2026-11-21" {...names} {...props} />
);
const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const button = () => screen.getByRole('button', { name: 'Calendar: Dates of the ceremony' });
const chosen = () =>
  screen.getAllByRole('gridcell', { selected: true }).map(({ textContent }) => textContent);

describe('DateRangeField', () => {
  behavesAsComponent(DateRangeField, {
    props: { label: 'Dates', ...names, defaultValue: days },
    focusTarget: (container) => container.querySelector('input'),
    state: {
      ...valueProps,
      from: days,
      to: { ...days, start: '2026-11-20' },
      change: async () => fireEvent.change(box('From'), { target: { value: '20/11/2026' } }),
      shown: (container) => ({
        start: container.querySelector<HTMLInputElement>('[name="first"]')?.value,
        end: container.querySelector<HTMLInputElement>('[name="last"]')?.value,
      }),
    },
  });

  test('is a group of two dates, submitted under their names', () => {
    render(
      <form aria-label="Bookings">
        <Field defaultValue={days} />
      </form>,
    );
    expect(
      screen.getByRole('group', { name: 'Dates of the ceremony' }),
    ).toHaveAccessibleDescription('dd/mm/yyyy, for example 24/11/2026');
    const data = new FormData(screen.getByRole('form'));
    expect([...data]).toEqual([
      ['first', days.start],
      ['last', days.end],
    ]);
  });

  test('a last day before the first is an error of that date, and of the form @wcag:3.3.1', async () => {
    const changed = vi.fn();
    const { container } = render(<Field onValueChange={changed} />);
    await userEvent.type(box('From'), '24112026');
    await userEvent.type(box('To'), '21112026');
    expect(changed).toHaveBeenLastCalledWith({ start: '2026-11-24', end: '2026-11-21' });
    expect(box('To')).toHaveAccessibleDescription(ORDER);
    expect(box('To')).toBeInvalid();
    expect(box('To').validationMessage).toBe(ORDER);
    expect(await axeViolations(container)).toEqual([]);
    await userEvent.clear(box('From'));
    expect(screen.queryByText(ORDER)).toBeNull();
    expect(box('To').validationMessage).toBe('');
  });

  test('the calendar takes the first day, then the last, in either order @wcag:2.1.1', async () => {
    const changed = vi.fn();
    const edited = vi.fn();
    render(
      <Form onFieldEdit={edited}>
        <Field onValueChange={changed} min="2026-11-10" />
      </Form>,
    );
    await userEvent.click(button());
    expect(screen.getByText('Choose the first day.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /^Monday, 9 November/ }));
    expect(screen.getByText('Choose the first day.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /^Tuesday, 24 November/ }));
    expect(screen.getByText('Choose the last day.')).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    // The range up to the focused day is shown.
    expect(chosen()).toEqual(['22', '23', '24']);
    expect(changed).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    expect(changed).toHaveBeenCalledExactlyOnceWith({ start: '2026-11-22', end: '2026-11-24' });
    expect(edited.mock.calls).toEqual([['first'], ['last']]);
    expect(box('From')).toHaveValue('22/11/2026');
    expect(box('To')).toHaveValue('24/11/2026');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(button()).toHaveFocus();
  });

  test('Escape after the first day changes nothing, and it begins again', async () => {
    render(<Field defaultValue={days} />);
    await userEvent.click(button());
    expect(chosen()).toEqual(['21', '22', '23', '24']);
    await userEvent.keyboard('{ArrowDown}{Enter}{Escape}');
    expect(box('From')).toHaveValue('21/11/2026');
    await userEvent.click(button());
    expect(screen.getByText('Choose the first day.')).toBeVisible();
    expect(chosen()).toEqual(['21', '22', '23', '24']);
  });

  test('a reset of the form restores both dates', async () => {
    const changed = vi.fn();
    render(
      <form aria-label="Bookings">
        <Field defaultValue={days} onValueChange={changed} />
      </form>,
    );
    await userEvent.clear(box('From'));
    await userEvent.clear(box('To'));
    fireEvent.reset(screen.getByRole('form'));
    expect(box('From')).toHaveValue('21/11/2026');
    expect(changed).toHaveBeenLastCalledWith(days);
  });

  test('an error of the page is of the group and marks both dates', () => {
    render(<Field error="Choose the dates" />);
    expect(screen.getByRole('group')).toHaveAccessibleDescription(/^Choose the dates/);
    for (const name of ['From', 'To']) expect(box(name)).toBeInvalid();
  });

  test.each([{ disabled: true }, { readOnly: true }])('%j, the calendar does not open', (state) => {
    render(<Field {...state} />);
    expect(button()).toBeDisabled();
  });

  test('shows Hindi, and labels of the page', () => {
    render(
      <I18nProvider locale="hi" messages={hi}>
        <Field />
        <Field startLabel="आगमन" endLabel="प्रस्थान" />
      </I18nProvider>,
    );
    for (const name of ['इस दिन से', 'इस दिन तक', 'आगमन', 'प्रस्थान']) expect(box(name)).toBeVisible();
  });
});

describe('types', () => {
  test('wrong use does not compile', () => {
    // @ts-expect-error: the label names the group
    void (<DateRangeField />);
    // @ts-expect-error: a range has both ends
    void (<DateRangeField label="Dates" value={{ start: '2026-11-21' }} />);
  });
});

import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { axeViolations } from '../../test/contract.tsx';
import { Form } from '../form/index.ts';
import { I18nProvider } from '../i18n/index.ts';
import { DateField, type DateFieldProps } from './index.ts';
import { hi } from '../messages-hi/index.ts';

/** The field with a parent that controls its value, as every page does. */
function Controlled({ value: first = null, onValueChange, ...props }: Partial<DateFieldProps>) {
  const [value, setValue] = useState(first);
  return (
    <DateField
      label="Date of birth"
      today="2026-11-21"
      {...props}
      value={value}
      onValueChange={(next) => {
        setValue(next);
        onValueChange?.(next);
      }}
    />
  );
}

const input = () => screen.getByRole('textbox', { name: 'Date of birth' });
const button = () => screen.getByRole('button', { name: 'Calendar: Date of birth' });
const calendar = () => screen.queryByRole('dialog', { name: 'Calendar: Date of birth' });
const grid = (name: string) => screen.getByRole('grid', { name });

async function open(props: Partial<DateFieldProps> = {}) {
  const site = render(<Controlled {...props} />);
  await userEvent.click(button());
  return site;
}

describe('the calendar of a DateField', () => {
  test('opens at the typed date, with the focus on that day @wcag:4.1.2', async () => {
    await open({ value: '1947-08-15' });
    expect(grid('August 1947')).toBeInTheDocument();
    expect(screen.getByRole('gridcell', { selected: true })).toHaveTextContent('15');
    expect(screen.getByRole('button', { name: 'Friday, 15 August 1947' })).toHaveFocus();
    expect(
      within(grid('August 1947'))
        .getAllByRole('columnheader')
        .map((head) => head.getAttribute('aria-label')),
    ).toEqual(['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']);
    expect(await axeViolations(document.body)).toEqual([]);
  });

  test('opens at today where no date is typed, and marks it', async () => {
    render(<Controlled />);
    await userEvent.type(input(), '15/0');
    await userEvent.click(button());
    expect(grid('November 2026')).toBeInTheDocument();
    expect(screen.getByRole('button', { current: 'date' })).toHaveFocus();
    expect(screen.queryByRole('gridcell', { selected: true })).not.toBeInTheDocument();
  });

  test('reads the device clock when it is opened, not before', async () => {
    vi.useFakeTimers({ now: new Date(2001, 0, 5, 12), toFake: ['Date'] });
    try {
      await open({ today: undefined });
      expect(grid('January 2001')).toBeInTheDocument();
    } finally {
      vi.useRealTimers();
    }
  });

  test('a chosen day is written into the field, and the calendar closes', async () => {
    const changed = vi.fn();
    const edited = vi.fn();
    render(
      <Form onFieldEdit={edited}>
        <Controlled name="dob" value="1947-08-15" onValueChange={changed} />
      </Form>,
    );
    await userEvent.click(button());
    await userEvent.click(screen.getByRole('button', { name: 'Saturday, 9 August 1947' }));
    expect(input()).toHaveValue('09/08/1947');
    expect(changed).toHaveBeenCalledExactlyOnceWith('1947-08-09');
    expect(edited).toHaveBeenCalledExactlyOnceWith('dob');
    expect(calendar()).not.toBeInTheDocument();
    expect(button()).toHaveFocus();
  });

  test('keys move by days, weeks, months and years; Enter chooses @wcag:2.1.1', async () => {
    await open({ value: '1947-08-15' });
    const reached = async (keys: string) => {
      await userEvent.keyboard(keys);
      return document.activeElement?.getAttribute('aria-label');
    };
    expect(await reached('{ArrowRight}')).toBe('Saturday, 16 August 1947');
    expect(await reached('{ArrowDown}')).toBe('Saturday, 23 August 1947');
    expect(await reached('{Home}')).toBe('Sunday, 17 August 1947');
    expect(await reached('{End}')).toBe('Saturday, 23 August 1947');
    expect(await reached('{PageDown}')).toBe('Tuesday, 23 September 1947');
    expect(await reached('{Shift>}{PageUp}{/Shift}')).toBe('Monday, 23 September 1946');
    await userEvent.keyboard('{Enter}');
    expect(input()).toHaveValue('23/09/1946');
    expect(button()).toHaveFocus();
  });

  test('Escape closes it and keeps the date', async () => {
    await open({ value: '1947-08-15' });
    await userEvent.keyboard('{ArrowRight}{Escape}');
    expect(calendar()).not.toBeInTheDocument();
    expect(input()).toHaveValue('15/08/1947');
    expect(button()).toHaveFocus();
  });

  test('a year can be typed, in Latin or Devanagari digits; Enter there does not submit the form', async () => {
    const sent = vi.fn();
    const edited = vi.fn();
    render(
      <Form onSubmit={sent} onFieldEdit={edited}>
        <Controlled name="dob" />
      </Form>,
    );
    await userEvent.click(button());
    const year = screen.getByRole('textbox', { name: 'Year' });
    await userEvent.clear(year);
    await userEvent.type(year, '1947');
    expect(grid('November 1947')).toBeInTheDocument();
    await userEvent.clear(year);
    await userEvent.type(year, '२००१{Enter}');
    expect(grid('November 2001')).toBeInTheDocument();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Month' }), 'February');
    expect(grid('February 2001')).toBeInTheDocument();
    expect(sent).not.toHaveBeenCalled();
    expect(edited).not.toHaveBeenCalled();
  });

  test('a partly typed year is reverted', async () => {
    await open({ value: '1947-08-15' });
    const year = screen.getByRole('textbox', { name: 'Year' });
    await userEvent.clear(year);
    await userEvent.type(year, '19');
    await userEvent.tab();
    expect(year).toHaveValue('1947');
    expect(grid('August 1947')).toBeInTheDocument();
  });

  test('buttons change the month and keep the focus', async () => {
    await open({ value: '2024-01-31' });
    const next = screen.getByRole('button', { name: 'Next month' });
    await userEvent.click(next);
    expect(grid('February 2024')).toBeInTheDocument();
    expect(next).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Previous month' }));
    expect(grid('January 2024')).toBeInTheDocument();
  });

  test('has no day outside min and max, and stops at them', async () => {
    const changed = vi.fn();
    await open({ min: '1800-01-01', max: '2026-11-21', onValueChange: changed });
    const tomorrow = screen.getByRole('button', { name: 'Sunday, 22 November 2026' });
    expect(tomorrow).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(tomorrow);
    expect(changed).not.toHaveBeenCalled();
    expect(calendar()).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Next month' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    const [last] = screen.getAllByRole('button', { current: 'date' });
    last?.focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(last).toHaveFocus();
  });

  test('min and max can be chosen, the days outside them cannot', async () => {
    await open({ value: '1947-08-15', min: '1947-08-10', max: '1947-08-20' });
    const day = (number: number) =>
      within(grid('August 1947')).getByRole('button', { name: new RegExp(` ${number} August`) });
    for (const number of [9, 21]) expect(day(number)).toHaveAttribute('aria-disabled', 'true');
    for (const number of [10, 15, 20]) expect(day(number)).not.toHaveAttribute('aria-disabled');
    await userEvent.click(day(9));
    expect(input()).toHaveValue('15/08/1947');
    await userEvent.click(day(10));
    expect(input()).toHaveValue('10/08/1947');
    await userEvent.click(button());
    await userEvent.click(day(20));
    expect(input()).toHaveValue('20/08/1947');
  });

  test('the grid has one tab stop: the focused day @wcag:2.1.1', async () => {
    await open({ value: '1947-08-15' });
    const stops = () =>
      within(grid('August 1947'))
        .getAllByRole('button')
        .filter((day) => day.tabIndex === 0)
        .map((day) => day.textContent);
    expect(stops()).toEqual(['15']);
    await userEvent.keyboard('{ArrowRight}');
    expect(stops()).toEqual(['16']);
    for (const cell of screen.getAllByRole('gridcell'))
      expect(cell.childElementCount).toBe(cell.textContent === '' ? 0 : 1);
  });

  test('the year is selected on focus, and only a complete valid one is navigated to', async () => {
    await open({ value: '1947-08-15' });
    const year = screen.getByRole<HTMLInputElement>('textbox', { name: 'Year' });
    await userEvent.click(year);
    expect(year.value.slice(year.selectionStart!, year.selectionEnd!)).toBe('1947');
    await userEvent.clear(year);
    await userEvent.type(year, '0000');
    expect(grid('August 1947')).toBeInTheDocument();
    await userEvent.clear(year);
    await userEvent.paste('x194');
    expect(grid('August 1947')).toBeInTheDocument();
  });

  test('right to left, the arrow buttons of the months are swapped', async () => {
    const drawings = () =>
      ['Previous month', 'Next month'].map(
        (name) => screen.getByRole('button', { name }).querySelector('svg')?.innerHTML,
      );
    const { unmount } = await open({ value: '1947-08-15' });
    const [left, right] = drawings();
    expect(left).not.toBe(right);
    unmount();
    render(
      <div dir="rtl">
        <Controlled value="1947-08-15" />
      </div>,
    );
    await userEvent.click(button());
    expect(drawings()).toEqual([right, left]);
  });

  test.each([{ disabled: true }, { readOnly: true }])('%j, it does not open', (state) => {
    render(<Controlled {...state} />);
    expect(button()).toBeDisabled();
  });

  test('can be left out', () => {
    render(<Controlled calendar={false} />);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  test('shows the current language', async () => {
    render(
      <I18nProvider locale="hi" messages={hi}>
        <Controlled label="जन्म तिथि" value="1947-08-15" />
      </I18nProvider>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'कैलेंडर: जन्म तिथि' }));
    expect(screen.getByRole('grid', { name: 'अगस्त 1947' })).toBeInTheDocument();
    expect(screen.getByRole('columnheader', { name: 'रविवार' })).toBeInTheDocument();
  });
});

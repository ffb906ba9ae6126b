import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { axeViolations, behavesAsComponent, valueProps } from '../../test/contract.tsx';
import { Form } from '../form/index.ts';
import { I18nProvider } from '../i18n/index.ts';
import { NumberField } from './index.ts';
import { hi } from '../messages-hi/index.ts';

const input = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Amount' });

describe('NumberField', () => {
  behavesAsComponent(NumberField, {
    props: { label: 'Amount', name: 'amount', defaultValue: 1100, steppers: true },
    control: (container) => container.querySelector('input'),
    state: {
      ...valueProps,
      from: null,
      to: 7,
      change: (user) => user.type(input(), '7'),
      shown: (container) =>
        Number(container.querySelector<HTMLInputElement>('[type="hidden"]')?.value) || null,
    },
  });

  test('groups digits as in India while it is not being edited', async () => {
    render(<NumberField label="Amount" defaultValue={150_000} />);
    expect(input()).toHaveValue('1,50,000');
    await userEvent.click(input());
    await waitFor(() => expect(input()).toHaveValue('150000'));
    await userEvent.tab();
    expect(input()).toHaveValue('1,50,000');
  });

  test.each([
    ['en-US', '150,000.5', '150000.5'],
    ['de-DE', '150.000,5', '150000,5'],
    ['ta-IN', '1,50,000.5', '150000.5'],
    ['bn-IN', '১,৫০,০০০.৫', '১৫০০০০.৫'],
  ])('in %s it is %s, while it is edited %s', async (locale, written, typed) => {
    render(
      <I18nProvider locale={locale}>
        <NumberField label="Amount" defaultValue={150_000.5} step={0.5} max={150_000.5} />
      </I18nProvider>,
    );
    expect(input()).toHaveValue(written);
    await userEvent.tab();
    expect(input()).toHaveValue(typed);
    await userEvent.keyboard('{Home}9');
    await userEvent.tab();
    expect(input()).toHaveAccessibleDescription(`At most ${written}`);
  });

  test('a decimal comma is a decimal sign or an error, never left out', async () => {
    const changed = vi.fn();
    const field = <NumberField label="Amount" step={0.5} onValueChange={changed} />;
    const { rerender } = render(<I18nProvider locale="de-DE">{field}</I18nProvider>);
    await userEvent.type(input(), '1,5');
    expect(changed).toHaveBeenLastCalledWith(1.5);
    await userEvent.clear(input());
    rerender(<I18nProvider locale="en-US">{field}</I18nProvider>);
    await userEvent.type(input(), '1,5');
    expect(input()).toHaveAttribute('aria-invalid', 'false');
    await userEvent.tab();
    expect(input()).toHaveValue('1,5');
    expect(input()).toHaveAccessibleDescription('Please enter a number');
    expect(changed).toHaveBeenLastCalledWith(null);
  });

  test('a year is not grouped', () => {
    render(<NumberField label="Amount" defaultValue={1947} grouping={false} />);
    expect(input()).toHaveValue('1947');
  });

  test('reports the number, and submits it ungrouped', async () => {
    const changed = vi.fn();
    render(
      <form aria-label="Gift">
        <NumberField label="Amount" name="amount" onValueChange={changed} />
      </form>,
    );
    await userEvent.type(input(), '1,500');
    await userEvent.tab();
    expect(input()).toHaveValue('1,500');
    expect(changed).toHaveBeenLastCalledWith(1500);
    expect(new FormData(screen.getByRole<HTMLFormElement>('form')).get('amount')).toBe('1500');
  });

  test('takes the digits of Devanagari', async () => {
    const changed = vi.fn();
    render(<NumberField label="Amount" step={0.1} onValueChange={changed} />);
    await userEvent.type(input(), '२.५');
    expect(changed).toHaveBeenLastCalledWith(2.5);
    expect(input()).toHaveValue('२.५');
    await userEvent.tab();
    expect(input()).toHaveValue('2.5');
  });

  test.each([
    [1, 0, 'numeric'],
    [0.01, 0, 'decimal'],
    [0.01, -90, 'text'],
  ])('step %s from %s asks for the %s keys of a phone', (step, min, mode) => {
    render(<NumberField label="Amount" step={step} min={min} />);
    expect(input()).toHaveAttribute('inputmode', mode);
  });

  test('text that is not a number is kept, reported, and gives no value @wcag:3.3.1', async () => {
    const changed = vi.fn();
    const { container } = render(
      <NumberField label="Amount" defaultValue={5} onValueChange={changed} />,
    );
    await userEvent.type(input(), 'x');
    expect(input()).toHaveAccessibleDescription('Please enter a number');
    expect(changed).toHaveBeenLastCalledWith(null);
    await userEvent.tab();
    expect(input()).toHaveValue('5x');
    expect(input()).toBeInvalid();
    expect(await axeViolations(container)).toEqual([]);
    await userEvent.type(input(), '{Backspace}');
    expect(input()).toBeValid();
    expect(changed).toHaveBeenLastCalledWith(5);
  });

  test('`read` is called before the built-in parser, and its result is shown on blur', async () => {
    const changed = vi.fn();
    const read = (text: string) => (text === 'a dozen' ? 12 : null);
    render(<NumberField label="Amount" read={read} onValueChange={changed} />);
    await userEvent.type(input(), 'a dozen');
    expect(changed).toHaveBeenLastCalledWith(12);
    expect(input()).toHaveValue('a dozen');
    await userEvent.tab();
    expect(input()).toHaveValue('12');
    await userEvent.clear(input());
    await userEvent.type(input(), '7');
    expect(changed).toHaveBeenLastCalledWith(7);
  });

  test('an error on blur waits until the pressed button is released, since it would move the button', async () => {
    const user = userEvent.setup();
    render(
      <>
        <NumberField label="Amount" max={90} />
        <button>Send</button>
      </>,
    );
    await user.type(input(), '95');
    await user.pointer({ keys: '[MouseLeft>]', target: screen.getByRole('button') });
    expect(input()).not.toHaveFocus();
    expect(input()).not.toHaveAccessibleDescription();
    await user.pointer('[/MouseLeft]');
    expect(input()).toHaveAccessibleDescription(/90/);
  });

  test('a minus sign is partial while typing, and an error on blur', async () => {
    render(<NumberField label="Amount" min={-90} max={90} />);
    await userEvent.type(input(), '-');
    expect(input()).toHaveAttribute('aria-invalid', 'false');
    await userEvent.tab();
    expect(input()).toHaveAccessibleDescription('Please enter a number');
  });

  test('too small or too large is reported on blur', async () => {
    render(<NumberField label="Amount" min={1} max={10} error="From the page" />);
    await userEvent.type(input(), '1100');
    expect(input()).toHaveAccessibleDescription('From the page');
    await userEvent.tab();
    expect(input()).toHaveAccessibleDescription('From 1 to 10');
  });

  test('too many decimals are reported', async () => {
    render(<NumberField label="Amount" />);
    await userEvent.type(input(), '2.5');
    expect(input()).toHaveAccessibleDescription('Please enter a whole number');
  });

  test('arrows step, and stop at the ends @wcag:2.1.1', async () => {
    const changed = vi.fn();
    render(<NumberField label="Amount" min={1} max={3} onValueChange={changed} />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowDown}');
    expect(changed.mock.calls).toEqual([[1], [2], [3], [2]]);
    expect(input()).toHaveValue('2');
  });

  test('is a spinbutton with value, min and max @wcag:4.1.2', () => {
    render(<NumberField label="Amount" defaultValue={1500} min={0} max={2000} required />);
    expect(input()).toHaveAttribute('aria-valuenow', '1500');
    expect(input()).toHaveAttribute('aria-valuetext', '1,500');
    expect(input()).toHaveAttribute('aria-valuemin', '0');
    expect(input()).toHaveAttribute('aria-valuemax', '2000');
    expect(input()).toHaveAttribute('aria-required', 'true');
  });

  test('buttons step, report to the form, and are disabled at a bound', async () => {
    const edited = vi.fn();
    render(
      <Form onFieldEdit={edited}>
        <NumberField label="Amount" name="amount" defaultValue={9} max={10} steppers />
      </Form>,
    );
    const more = screen.getByRole('button', { name: 'Amount: more' });
    await userEvent.click(more);
    expect(input()).toHaveValue('10');
    expect(edited).toHaveBeenCalledExactlyOnceWith('amount');
    expect(more).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Amount: less' }));
    expect(input()).toHaveValue('9');
  });

  test('shows the controlled value, also where that is not what was typed', async () => {
    function AtMostFive() {
      const [value, setValue] = useState<number | null>(2);
      return (
        <NumberField
          label="Amount"
          value={value}
          onValueChange={(next) => setValue(next === null ? null : Math.min(next, 5))}
        />
      );
    }
    render(<AtMostFive />);
    await userEvent.clear(input());
    await userEvent.type(input(), '8');
    expect(input()).toHaveValue('5');
  });

  test('disabled or read only, nothing steps', async () => {
    const changed = vi.fn();
    const { rerender } = render(
      <NumberField label="Amount" defaultValue={5} readOnly steppers onValueChange={changed} />,
    );
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}');
    expect(changed).not.toHaveBeenCalled();
    rerender(<NumberField label="Amount" defaultValue={5} disabled steppers />);
    for (const button of screen.getAllByRole('button')) expect(button).toBeDisabled();
  });

  test('shows the current language', async () => {
    render(
      <I18nProvider locale="hi" messages={hi}>
        <NumberField label="राशि" min={10} steppers />
      </I18nProvider>,
    );
    await userEvent.type(screen.getByRole('spinbutton'), '5');
    await userEvent.tab();
    expect(screen.getByText('कम से कम 10')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'राशि: बढ़ाएँ' })).toBeInTheDocument();
  });
});

test('wrong use does not compile', () => {
  // @ts-expect-error: every field has a label
  void (<NumberField name="amount" />);
  // @ts-expect-error: a number is a number; text belongs in a TextField
  void (<NumberField label="Amount" value="5" />);
});

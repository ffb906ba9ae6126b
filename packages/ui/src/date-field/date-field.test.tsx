import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { axeViolations, behavesAsComponent } from '../../test/contract.tsx';
import { I18nProvider } from '../i18n/index.ts';
import { DateField, type DateFieldProps } from './index.ts';

const FORMAT = 'Date should be in dd/mm/yyyy format.';

/** The field with an owner that keeps its text, as every page does. */
function Owned({ value: first = '', onChange, ...props }: Partial<DateFieldProps>) {
  const [value, setValue] = useState(first);
  return (
    <DateField
      label="Date of birth"
      {...props}
      value={value}
      onChange={(text, iso) => {
        setValue(text);
        onChange?.(text, iso);
      }}
    />
  );
}

const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Date of birth' });

describe('DateField', () => {
  behavesAsComponent(DateField, {
    props: { label: 'Date of birth', value: '15/08/1947', onChange: () => undefined },
    root: (container) => container.querySelector('input'),
  });

  test('is one text box for dd/mm/yyyy with a keyboard of digits [S1-039]', () => {
    render(<Owned />);
    expect(input()).toHaveAttribute('type', 'text');
    expect(input()).toHaveAttribute('inputmode', 'numeric');
    expect(input()).toHaveAccessibleDescription(/dd\/mm\/yyyy/);
  });

  test('puts in the slashes while digits are typed, and tells text and date', async () => {
    const changed = vi.fn();
    render(<Owned onChange={changed} />);
    await userEvent.type(input(), '15081947');
    expect(input()).toHaveValue('15/08/1947');
    expect(changed).toHaveBeenNthCalledWith(1, '1', null);
    expect(changed).toHaveBeenLastCalledWith('15/08/1947', '1947-08-15');
  });

  test.each([
    ['15-8-1947', '15/08/1947', '1947-08-15'],
    ['१५/०८/१९४७', '१५/०८/१९४७', '1947-08-15'],
    ['१५-८-१९४७', '१५/०८/१९४७', '1947-08-15'],
  ])('takes %s from the clipboard', async (pasted, text, iso) => {
    const changed = vi.fn();
    render(<Owned onChange={changed} />);
    await userEvent.click(input());
    await userEvent.paste(pasted);
    expect(input()).toHaveValue(text);
    expect(changed).toHaveBeenLastCalledWith(text, iso);
    expect(screen.queryByText(FORMAT)).not.toBeInTheDocument();
  });

  test('leaves the caret where something inside is changed', async () => {
    render(<Owned value="15/08/1947" />);
    await userEvent.type(input(), '{Backspace}', {
      initialSelectionStart: 5,
      initialSelectionEnd: 5,
    });
    expect(input()).toHaveValue('15/0/1947');
    expect(input().selectionStart).toBe(4);
    await userEvent.keyboard('9');
    expect(input()).toHaveValue('15/09/1947');
    expect(input().selectionStart).toBe(5);
  });

  test('deletes slashes like any other character', async () => {
    render(<Owned value="15/08" />);
    await userEvent.type(input(), '{Backspace}{Backspace}{Backspace}{Backspace}');
    expect(input()).toHaveValue('1');
  });

  test.each(['1947-08-15', '15-08', 'tomorrow', '15/08/194 7'])(
    'says so of %j as soon as it can no longer become a date [S1-052] [S1-053]',
    async (text) => {
      render(<Owned value={text} />);
      expect(screen.getByText(FORMAT)).toBeInTheDocument();
      expect(input()).toBeInvalid();
      await userEvent.clear(input());
      await userEvent.type(input(), '15081947');
      expect(screen.queryByText(FORMAT)).not.toBeInTheDocument();
      expect(input()).toBeValid();
    },
  );

  test('sets and clears the message as the user types [S1-053] @wcag:3.3.1', async () => {
    render(<Owned />);
    await userEvent.type(input(), '15x');
    expect(input()).toHaveAccessibleDescription(expect.stringContaining(FORMAT));
    await userEvent.keyboard('{Backspace}');
    expect(screen.queryByText(FORMAT)).not.toBeInTheDocument();
  });

  test('a beginning is no fault while typing, but is one once the field is left [S1-052]', async () => {
    render(<Owned />);
    await userEvent.type(input(), '15/08');
    expect(screen.queryByText(FORMAT)).not.toBeInTheDocument();
    await userEvent.tab();
    expect(screen.getByText(FORMAT)).toBeInTheDocument();
    await userEvent.type(input(), '1');
    expect(screen.queryByText(FORMAT)).not.toBeInTheDocument();
  });

  test('an emptied field has no message, even once it is left [S1-054]', async () => {
    render(<Owned value="15x" />);
    expect(screen.getByText(FORMAT)).toBeInTheDocument();
    await userEvent.clear(input());
    expect(screen.queryByText(FORMAT)).not.toBeInTheDocument();
    await userEvent.tab();
    expect(screen.queryByText(FORMAT)).not.toBeInTheDocument();
  });

  test('a day that does not exist is told apart from a wrong format [S1-052]', async () => {
    const changed = vi.fn();
    const { container } = render(<Owned onChange={changed} />);
    await userEvent.type(input(), '31021990');
    expect(input()).toHaveAccessibleDescription(/This date is not in the calendar/);
    expect(changed).toHaveBeenLastCalledWith('31/02/1990', null);
    expect(await axeViolations(container)).toEqual([]);
  });

  test('shows what its owner says while it has nothing to say itself', async () => {
    render(<Owned error="Date of birth is required" />);
    expect(screen.getByText('Date of birth is required')).toBeInTheDocument();
    await userEvent.type(input(), 'x');
    expect(screen.getByText(FORMAT)).toBeInTheDocument();
    expect(screen.queryByText('Date of birth is required')).not.toBeInTheDocument();
  });

  test('speaks Hindi', async () => {
    render(
      <I18nProvider language="hi">
        <Owned />
      </I18nProvider>,
    );
    await userEvent.type(input(), 'x');
    expect(input()).toHaveAccessibleDescription(/तारीख dd\/mm\/yyyy/);
  });
});

import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, expectTypeOf, test, vi } from 'vitest';
import { axeViolations, behavesAsComponent, valueProps } from '../../test/contract.tsx';
import { Form } from '../form/index.ts';
import { I18nProvider } from '../i18n/index.ts';
import { DateField, parseDate, type DateFieldProps, type ParsedDate } from './index.ts';
import { hi } from '../messages-hi/index.ts';

const FORMAT = 'Date should be in dd/mm/yyyy format.';

/** The field with a parent that controls its value, as every page does. */
function Controlled({ value: first = null, onValueChange, ...props }: Partial<DateFieldProps>) {
  const [value, setValue] = useState(first);
  return (
    <DateField
      label="Date of birth"
      {...props}
      value={value}
      onValueChange={(next) => {
        setValue(next);
        onValueChange?.(next);
      }}
    />
  );
}

const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Date of birth' });

const caretAt = (place: number) => ({
  initialSelectionStart: place,
  initialSelectionEnd: place,
});

const selected = () =>
  input().value.slice(input().selectionStart ?? 0, input().selectionEnd ?? undefined);

describe('DateField', () => {
  behavesAsComponent(DateField, {
    props: { label: 'Date of birth', name: 'dob', defaultValue: '1947-08-15' },
    control: (container) => container.querySelector('input'),
    state: {
      ...valueProps,
      from: '1947-08-15',
      to: '1950-01-26',
      change: async () => fireEvent.change(input(), { target: { value: '26/01/1950' } }),
      shown: (container) =>
        container.querySelector<HTMLInputElement>('input[type="hidden"]')?.value,
    },
  });

  test('is one text box for dd/mm/yyyy with a keyboard of digits [S1-039]', () => {
    render(<Controlled />);
    expect(input()).toHaveAttribute('type', 'text');
    expect(input()).toHaveAttribute('inputmode', 'numeric');
    expect(input()).toHaveAccessibleDescription(/dd\/mm\/yyyy/);
  });

  test('inserts slashes while digits are typed, and reports the date once it is complete', async () => {
    const changed = vi.fn();
    render(<Controlled onValueChange={changed} />);
    await userEvent.type(input(), '15081947');
    expect(input()).toHaveValue('15/08/1947');
    expect(changed).toHaveBeenCalledExactlyOnceWith('1947-08-15');
  });

  test.each([
    ['15-8-1947', '15/08/1947', '1947-08-15'],
    ['१५/०८/१९४७', '१५/०८/१९४७', '1947-08-15'],
    ['१५-८-१९४७', '१५/०८/१९४७', '1947-08-15'],
    ['1990-05-14', '14/05/1990', '1990-05-14'],
    ['14.5.1990', '14/05/1990', '1990-05-14'],
    ['14 May 1990', '14/05/1990', '1990-05-14'],
    ['1990-05-14T06:30:00Z', '14/05/1990', '1990-05-14'],
    ['14/05/1990 06:30', '14/05/1990', '1990-05-14'],
  ])('takes %s from the clipboard', async (pasted, text, iso) => {
    const changed = vi.fn();
    render(<Controlled onValueChange={changed} />);
    await userEvent.click(input());
    await userEvent.paste(pasted);
    expect(input()).toHaveValue(text);
    expect(changed).toHaveBeenLastCalledWith(iso);
    expect(screen.queryByText(FORMAT)).not.toBeInTheDocument();
  });

  test.each(['14 May 1990', 'May 14, 1990', '१४ मई 1990'])(
    'takes %s that is typed, without an error on the way',
    async (typed) => {
      const changed = vi.fn();
      render(<Controlled onValueChange={changed} />);
      await userEvent.type(input(), typed.slice(0, -1));
      expect(screen.queryByText(FORMAT)).not.toBeInTheDocument();
      await userEvent.keyboard(typed.slice(-1));
      expect(changed).toHaveBeenLastCalledWith('1990-05-14');
      expect(input()).toHaveValue(typed.startsWith('१') ? '१४/०५/1990' : '14/05/1990');
    },
  );

  test.each([
    ['ja-JP', '1947/08/15'],
    ['en-US', '08/15/1947'],
    ['en-GB', '15/08/1947'],
  ])('in %s it is %s', (locale, text) => {
    render(
      <I18nProvider locale={locale}>
        <Controlled value="1947-08-15" />
      </I18nProvider>,
    );
    expect(input()).toHaveValue(text);
    expect(input()).toHaveAccessibleDescription(new RegExp(`for example ${text}`));
  });

  test('a year of two digits is offered in four, and is taken only if that is pressed', async () => {
    const changed = vi.fn();
    const edited = vi.fn();
    const { container } = render(
      <Form onFieldEdit={edited}>
        <Controlled name="dob" today="2026-11-22" onValueChange={changed} />
      </Form>,
    );
    await userEvent.type(input(), '14/5/90');
    expect(screen.queryByRole('button', { name: /Use/ })).not.toBeInTheDocument();
    await userEvent.tab();
    expect(input()).toHaveValue('14/05/90');
    expect(input()).toBeInvalid();
    expect(changed).not.toHaveBeenCalled();
    expect(await axeViolations(container)).toEqual([]);
    edited.mockClear();
    await userEvent.click(screen.getByRole('button', { name: 'Use 14 May 1990' }));
    expect(input()).toHaveValue('14/05/1990');
    expect(input()).toHaveFocus();
    expect(changed).toHaveBeenCalledExactlyOnceWith('1990-05-14');
    expect(edited).toHaveBeenCalledExactlyOnceWith('dob');
    expect(screen.queryByRole('button', { name: /Use/ })).not.toBeInTheDocument();
  });

  test('keeps the caret position on an edit in the middle', async () => {
    render(<Controlled value="1947-08-15" />);
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
    render(<Controlled />);
    await userEvent.type(input(), '15/08{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}');
    expect(input()).toHaveValue('1');
  });

  test.each(['1947-08-1x', '15-08', 'tomorrow', '15/08/194 7'])(
    'reports %j as soon as it can no longer become a date [S1-052] [S1-053]',
    async (text) => {
      render(<Controlled />);
      await userEvent.click(input());
      await userEvent.paste(text);
      expect(screen.getByText(FORMAT)).toBeInTheDocument();
      expect(input()).toBeInvalid();
      await userEvent.clear(input());
      await userEvent.type(input(), '15081947');
      expect(screen.queryByText(FORMAT)).not.toBeInTheDocument();
      expect(input()).toBeValid();
    },
  );

  test('sets and clears the message as the user types [S1-053] @wcag:3.3.1', async () => {
    render(<Controlled />);
    await userEvent.type(input(), '15x');
    expect(input()).toHaveAccessibleDescription(expect.stringContaining(FORMAT));
    await userEvent.keyboard('{Backspace}');
    expect(screen.queryByText(FORMAT)).not.toBeInTheDocument();
  });

  test('a partial date is no error while typing, but is one on blur [S1-052]', async () => {
    render(<Controlled />);
    await userEvent.type(input(), '15/08');
    expect(screen.queryByText(FORMAT)).not.toBeInTheDocument();
    await userEvent.tab();
    expect(screen.getByText(FORMAT)).toBeInTheDocument();
    await userEvent.type(input(), '1');
    expect(screen.queryByText(FORMAT)).not.toBeInTheDocument();
  });

  test('an emptied field has no message, not even on blur [S1-054]', async () => {
    render(<Controlled />);
    await userEvent.type(input(), '15x');
    expect(screen.getByText(FORMAT)).toBeInTheDocument();
    await userEvent.clear(input());
    expect(screen.queryByText(FORMAT)).not.toBeInTheDocument();
    await userEvent.tab();
    expect(screen.queryByText(FORMAT)).not.toBeInTheDocument();
  });

  test('a day that does not exist has another message than a wrong format [S1-052]', async () => {
    const changed = vi.fn();
    const { container } = render(<Controlled onValueChange={changed} />);
    await userEvent.type(input(), '31021990');
    expect(input()).toHaveAccessibleDescription(/This date is not in the calendar/);
    expect(changed).not.toHaveBeenCalled();
    expect(input()).toHaveValue('31/02/1990');
    expect(await axeViolations(container)).toEqual([]);
  });

  test('shows the error prop while it has no error of its own', async () => {
    render(<Controlled error="Date of birth is required" />);
    expect(screen.getByText('Date of birth is required')).toBeInTheDocument();
    await userEvent.type(input(), 'x');
    expect(screen.getByText(FORMAT)).toBeInTheDocument();
    expect(screen.queryByText('Date of birth is required')).not.toBeInTheDocument();
  });

  test('a date pasted over one part replaces the full date', async () => {
    render(<Controlled value="1947-08-15" />);
    await userEvent.type(input(), '{ArrowUp}', caretAt(0));
    await userEvent.paste('1990-05-14');
    expect(input()).toHaveValue('14/05/1990');
  });

  test('a value set at once, as by autofill, is formatted', () => {
    const changed = vi.fn();
    render(<Controlled onValueChange={changed} />);
    fireEvent.change(input(), { target: { value: '1990-05-14' } });
    expect(changed).toHaveBeenLastCalledWith('1990-05-14');
  });

  test('text composed by an IME is not changed until composition ends', () => {
    render(<Controlled />);
    fireEvent.input(input(), { target: { value: '1990-05-14' }, isComposing: true });
    expect(input()).toHaveValue('1990-05-14');
    fireEvent.compositionEnd(input());
    expect(input()).toHaveValue('14/05/1990');
  });

  test('a date completed by an edit in the middle is formatted', async () => {
    render(<Controlled value="1947-08-15" />);
    await userEvent.type(input(), '{Backspace}', caretAt(2));
    expect(input()).toHaveValue('1/08/1947');
    expect(screen.queryByText(FORMAT)).not.toBeInTheDocument();
    await userEvent.tab();
    expect(input()).toHaveValue('01/08/1947');
  });

  test('the rest of the pattern is shown behind a partial value and is not part of it', async () => {
    const { container } = render(<Controlled />);
    expect(input()).toHaveAttribute('placeholder', 'dd/mm/yyyy');
    await userEvent.type(input(), '15');
    const ghost = container.querySelector('[data-typed]');
    expect(ghost).toHaveTextContent(/^mm\/yyyy$/);
    expect(ghost).toHaveAttribute('aria-hidden', 'true');
    expect(input()).toHaveValue('15/');
    await userEvent.type(input(), '081947');
    expect(ghost).toBeEmptyDOMElement();
  });

  test('shows Hindi', async () => {
    render(
      <I18nProvider locale="hi" messages={hi}>
        <Controlled />
      </I18nProvider>,
    );
    await userEvent.type(input(), 'x');
    expect(input()).toHaveAccessibleDescription(/तारीख़ दिन\/माह\/वर्ष के रूप में/);
  });
});

describe('DateField in forms', () => {
  const form = () => screen.getByRole<HTMLFormElement>('form');
  const submitted = () => new FormData(form()).get('dob');

  test('is submitted under its name as YYYY-MM-DD, and empty while it is invalid', async () => {
    render(
      <form aria-label="Birth">
        <DateField label="Date of birth" name="dob" defaultValue="1947-08-15" />
      </form>,
    );
    expect(submitted()).toBe('1947-08-15');
    await userEvent.clear(input());
    await userEvent.type(input(), '15/08');
    expect(submitted()).toBe('');
  });

  test('partial text stays in the field and is a validity error', async () => {
    render(
      <form aria-label="Birth">
        <DateField label="Date of birth" name="dob" />
      </form>,
    );
    expect(form().checkValidity()).toBe(true);
    await userEvent.type(input(), '15/08');
    expect(input().validationMessage).toBe(FORMAT);
    expect(form().checkValidity()).toBe(false);
    await userEvent.tab();
    expect(input()).toHaveValue('15/08/');
    await userEvent.type(input(), '1947');
    expect(form().checkValidity()).toBe(true);
  });

  test('follows its controlled value, and null is empty', async () => {
    const { rerender } = render(<DateField label="Date of birth" value="1947-08-15" />);
    rerender(<DateField label="Date of birth" value="1990-05-14" />);
    expect(input()).toHaveValue('14/05/1990');
    rerender(<DateField label="Date of birth" value={null} />);
    expect(input()).toHaveValue('');
  });

  test('month first with the format mm/dd/yyyy', async () => {
    const changed = vi.fn();
    render(
      <DateField
        label="Date of birth"
        format="mm/dd/yyyy"
        defaultValue="1947-08-15"
        onValueChange={changed}
      />,
    );
    expect(input()).toHaveValue('08/15/1947');
    expect(input()).toHaveAccessibleDescription('mm/dd/yyyy, for example 08/15/1947');
    await userEvent.type(input(), '{ArrowUp}', caretAt(0));
    expect(changed).toHaveBeenLastCalledWith('1947-09-15');
    await userEvent.clear(input());
    await userEvent.type(input(), '13/1');
    await userEvent.tab();
    expect(screen.getByText('Date should be in mm/dd/yyyy format.')).toBeInTheDocument();
  });

  test('calls the handlers it is given', async () => {
    const calls = { onFocus: vi.fn(), onBlur: vi.fn(), onChange: vi.fn(), onKeyDown: vi.fn() };
    render(<Controlled {...calls} />);
    await userEvent.type(input(), '1');
    await userEvent.tab();
    for (const call of Object.values(calls)) expect(call).toHaveBeenCalled();
  });
});

describe('DateField by keyboard', () => {
  test('Tab selects the day @wcag:2.1.1', async () => {
    render(<Controlled value="1947-08-15" />);
    await userEvent.tab();
    await waitFor(() => expect(selected()).toBe('15'));
    await userEvent.keyboard('4');
    expect(input()).toHaveValue('04/08/1947');
    expect(selected()).toBe('08');
  });

  test('a click leaves the caret where it is', async () => {
    render(<Controlled value="1947-08-15" />);
    await userEvent.click(input());
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(selected()).toBe('');
  });

  test.each([
    ['{ArrowUp}', 0, '16/08/1947', '16'],
    ['{ArrowDown}', 4, '15/07/1947', '07'],
    ['{ArrowUp}', 10, '15/08/1948', '1948'],
    ['{PageUp}', 1, '22/08/1947', '22'],
    ['{PageDown}', 3, '15/05/1947', '05'],
    ['{PageUp}', 7, '15/08/1957', '1957'],
  ])('%s at %d makes %s @wcag:2.1.1', async (key, place, text, part) => {
    const changed = vi.fn();
    render(<Controlled value="1947-08-15" onValueChange={changed} />);
    await userEvent.type(input(), key, caretAt(place));
    expect(input()).toHaveValue(text);
    expect(selected()).toBe(part);
    expect(changed).toHaveBeenCalledExactlyOnceWith(text.split('/').toReversed().join('-'));
  });

  test('years wrap between those of min and max', async () => {
    render(<Controlled value="2026-08-15" min="1800-01-01" max="2026-11-22" />);
    await userEvent.type(input(), '{ArrowUp}', caretAt(8));
    expect(input()).toHaveValue('15/08/1800');
  });

  test('stepped, an empty part starts at its minimum or maximum, an empty year at the current one', async () => {
    render(<Controlled today="2026-11-22" />);
    await userEvent.type(input(), '{ArrowUp}');
    expect(input()).toHaveValue('01/');
    await userEvent.keyboard('/{ArrowDown}/{ArrowUp}');
    expect(input()).toHaveValue('01/12/2026');
  });

  test.each([
    ['en', ['Day 1', 'December', 'Tuesday, 1 December 2026']],
    ['hi', ['दिन 1', 'दिसंबर', 'मंगलवार, 1 दिसंबर 2026']],
  ] as const)(
    'in %s the new value of a step is announced politely @wcag:4.1.3',
    async (language, sayings) => {
      const { container } = render(
        <I18nProvider locale={language} messages={language === 'hi' ? hi : {}}>
          <Controlled today="2026-11-22" />
        </I18nProvider>,
      );
      const announcement = container.querySelector('[aria-live="polite"]');
      await userEvent.type(input(), '{ArrowUp}');
      expect(announcement).toHaveTextContent(sayings[0]);
      await userEvent.keyboard('/');
      expect(announcement).toBeEmptyDOMElement();
      await userEvent.keyboard('{ArrowDown}');
      expect(announcement).toHaveTextContent(sayings[1]);
      await userEvent.keyboard('/{ArrowUp}');
      expect(announcement).toHaveTextContent(sayings[2]);
    },
  );

  test('left and right move the caret @wcag:2.1.2', async () => {
    render(<Controlled value="1947-08-15" />);
    await userEvent.type(input(), '{ArrowRight}', caretAt(2));
    expect(input().selectionStart).toBe(3);
    await userEvent.keyboard('{ArrowUp}');
    expect(selected()).toBe('09');
  });

  test('Backspace clears a part, then moves to the previous one', async () => {
    render(<Controlled value="1947-08-15" />);
    await userEvent.type(input(), '{Backspace}', {
      initialSelectionStart: 3,
      initialSelectionEnd: 5,
    });
    expect(input()).toHaveValue('15//1947');
    expect(screen.queryByText(FORMAT)).not.toBeInTheDocument();
    await userEvent.keyboard('{Backspace}');
    expect(input()).toHaveValue('15//1947');
    expect(input().selectionStart).toBe(2);
    await userEvent.tab();
    expect(screen.getByText(FORMAT)).toBeInTheDocument();
  });

  test('a step is reported to the form as an edit', async () => {
    const edited = vi.fn();
    render(
      <Form errors={{}} onFieldEdit={edited}>
        <Controlled name="dob" value="1947-08-15" />
      </Form>,
    );
    await userEvent.type(input(), '{ArrowUp}', caretAt(0));
    expect(edited).toHaveBeenCalledWith('dob');
  });

  test.each([{ readOnly: true }, { disabled: true }])(
    'with %o the arrow keys do nothing',
    async (props) => {
      render(<Controlled value="1947-08-15" {...props} />);
      fireEvent.keyDown(input(), { key: 'ArrowUp' });
      expect(input()).toHaveValue('15/08/1947');
    },
  );

  test('keys with a modifier are left to the browser', () => {
    render(<Controlled value="1947-08-15" />);
    expect(fireEvent.keyDown(input(), { key: 'ArrowUp', shiftKey: true })).toBe(true);
    expect(input()).toHaveValue('15/08/1947');
  });

  test('text typed before hydration is kept', async () => {
    const changed = vi.fn();
    const page = <Controlled onValueChange={changed} />;
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(page);
    input().value = '15/08/1947';
    render(page, { container, hydrate: true });
    await waitFor(() => expect(changed).toHaveBeenCalledWith('1947-08-15'));
    expect(input()).toHaveValue('15/08/1947');
  });
});

test('wrong use does not compile', () => {
  // @ts-expect-error: the label names the field
  void (<DateField />);
  // @ts-expect-error: the value is data, YYYY-MM-DD, and no Date of a time zone
  void (<DateField label="Date of birth" value={new Date()} />);
  // @ts-expect-error: the native date picker has another date format
  void (<DateField label="Date of birth" type="date" />);
  expectTypeOf(parseDate).returns.toEqualTypeOf<ParsedDate>();
});

import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { axeViolations, behavesAsComponent, valueProps } from '../../test/contract.tsx';
import { I18nProvider } from '../i18n/index.ts';
import {
  BirthDetailsFields,
  BirthDetailsForm,
  noBirthDetails,
  type BirthDetails,
  type BirthDetailsFormProps,
} from './index.ts';
import { hi } from '../messages-hi/index.ts';
import { whole, searchPlaces, kolkata, form } from './birth-details-form.samples.ts';

/** The form with a parent that controls the details, as every page does. */
function Controlled({
  value: first = noBirthDetails,
  onSubmit,
  ...props
}: Partial<BirthDetailsFormProps>) {
  const [value, setValue] = useState(first);
  return (
    <>
      <button onClick={() => setValue(whole)}>Use my own</button>
      <BirthDetailsForm
        searchPlaces={searchPlaces}
        {...props}
        value={value}
        onValueChange={setValue}
        onSubmit={onSubmit ?? (() => undefined)}
      />
    </>
  );
}

const submit = () => userEvent.click(screen.getByRole('button', { name: 'Generate Kundli' }));

const summary = () => within(screen.getByRole('alert'));

const held: BirthDetailsFormProps = {
  value: whole,
  onValueChange: () => undefined,
  onSubmit: () => undefined,
  searchPlaces,
};

describe('a clock time that occurs twice', () => {
  const newYork = {
    place: 'New York',
    timeZone: 'America/New_York',
    utcOffsetMinutes: -240,
    repeatedOffsetsMinutes: [-240, -300],
  } as const;
  const birth = { ...whole, date: '2021-11-07', time: '01:30:00' };
  const question = () => screen.queryByRole('radiogroup', { name: /first or the second 01:30/ });

  test('shows a choice between both, with the first one selected; the answer is part of the details', async () => {
    const sent = vi.fn();
    render(<Controlled value={birth} resolved={newYork} onSubmit={sent} />);
    const first = screen.getByRole('radio', { name: 'First 01:30, before the change (UTC−04:00)' });
    expect(first).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: /^Second 01:30.*UTC−05:00/ }));
    await submit();
    expect(sent).toHaveBeenLastCalledWith({ ...birth, fold: 1 });
    expect(await axeViolations(document.body)).toEqual([]);
  });

  test('falls back to the first when the date changes', async () => {
    const changed = vi.fn();
    render(
      <BirthDetailsFields
        value={{ ...birth, fold: 1 }}
        onValueChange={changed}
        searchPlaces={searchPlaces}
        resolved={newYork}
      />,
    );
    await userEvent.type(screen.getByRole('textbox', { name: /Date of birth/ }), '{Backspace}');
    expect(changed).toHaveBeenLastCalledWith(expect.objectContaining({ fold: undefined }));
  });

  test('no choice is shown when the time occurs once or is unknown', () => {
    const { rerender } = render(<Controlled value={birth} resolved={kolkata} />);
    expect(question()).not.toBeInTheDocument();
    rerender(
      <Controlled key="unknown" value={{ ...birth, timeUnknown: true }} resolved={newYork} />,
    );
    expect(question()).not.toBeInTheDocument();
  });
});

test('an offer changes the details in one press and forgets which of two equal times it was', async () => {
  const changed = vi.fn();
  const place = { ...whole.place!, timeZone: '+04:51' };
  render(
    <BirthDetailsFields
      value={{ ...whole, fold: 1 }}
      onValueChange={changed}
      searchPlaces={searchPlaces}
      resolved={{ ...kolkata, offers: [{ label: 'Use Bombay time', change: { place } }] }}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Use Bombay time' }));
  expect(changed).toHaveBeenLastCalledWith({ ...whole, place, fold: undefined });
});

describe('BirthDetailsForm', () => {
  behavesAsComponent(BirthDetailsForm, {
    props: {
      value: whole,
      onValueChange: () => undefined,
      onSubmit: () => undefined,
      searchPlaces,
      resolved: kolkata,
    },
    root: (container) => container.querySelector('form'),
    busy: {
      prop: 'loading',
      button: (container) => container.querySelector('button[type="submit"]'),
    },
    state: {
      ...valueProps,
      from: noBirthDetails,
      to: { ...noBirthDetails, name: 'A' },
      change: (user) => user.type(screen.getByLabelText('Name'), 'A'),
      shown: () => ({
        ...noBirthDetails,
        name: screen.getByLabelText<HTMLInputElement>('Name').value,
      }),
    },
  });

  test('has the fields who, date, time and place, in that order [S1-036] [S1-037] [S1-038] [S1-039] [S1-040] [S1-041] [S1-042] [S1-043] [S1-044] @wcag:1.3.1', () => {
    const { container } = render(<Controlled />);
    expect(screen.getByRole('heading', { level: 2, name: 'PERSONAL DETAILS' })).toBeInTheDocument();
    expect(
      Array.from(container.querySelectorAll<HTMLElement>('[data-field-name]'), (field) => [
        field.dataset.fieldName,
        field.querySelector('[data-part="field-label"]')?.textContent,
      ]),
    ).toEqual([
      ['name', 'Name'],
      ['gender', 'Gender'],
      ['date', 'Date of birth'],
      ['time', 'Time of birth'],
      ['place', 'Birth place'],
    ]);
    expect(
      within(screen.getByLabelText('Gender'))
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Select gender', 'Male', 'Female', 'Other']);
    expect(screen.getByLabelText('Second')).toHaveValue('00');
    expect(screen.getByRole('button', { name: 'Generate Kundli' })).toHaveAttribute(
      'type',
      'submit',
    );
  });

  test('reports every error at once, in the words of the specification [S1-047] [S1-048] [S1-050] [S1-051] [S1-055] [S1-058] @wcag:3.3.1', async () => {
    const sent = vi.fn();
    const { container } = render(<Controlled onSubmit={sent} />);
    await submit();
    expect(
      summary()
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Name is required',
      'Please select your Gender',
      'Date of birth is required',
      'Time of birth is required',
      'Birth place is required',
    ]);
    expect(screen.getByLabelText('Name')).toHaveFocus();
    expect(sent).not.toHaveBeenCalled();
    expect(await axeViolations(container)).toEqual([]);
  });

  test.each([
    [{ name: 'Meera 2' }, 'Name should only contain letters.'],
    [
      { place: null, placeText: 'Nowhere' },
      'Please choose the birth place from the list, or give its coordinates.',
    ],
  ])('%j shows %j [S1-049] [S1-052] [S1-062]', async (part, sentence) => {
    const sent = vi.fn();
    render(<Controlled value={{ ...whole, ...part }} onSubmit={sent} />);
    await submit();
    expect(summary().getByRole('link', { name: sentence })).toBeInTheDocument();
    expect(sent).not.toHaveBeenCalled();
  });

  test.each([
    ['Date of birth', '14/8/94', 'Date should be in dd/mm/yyyy format.'],
    ['Date of birth', '31/02/1990', 'This date is not in the calendar.'],
    [
      'Birth place',
      'Nowhere',
      'Please choose the birth place from the list, or give its coordinates.',
    ],
  ])(
    '%s: %j shows %j, next to the missing fields [S1-052] [S1-062]',
    async (label, text, sentence) => {
      const sent = vi.fn();
      render(<Controlled onSubmit={sent} />);
      await userEvent.type(screen.getByLabelText(label), text);
      await submit();
      expect(summary().getByRole('link', { name: sentence })).toBeInTheDocument();
      expect(summary().getByRole('link', { name: 'Name is required' })).toBeInTheDocument();
      expect(summary().getAllByRole('link')).toHaveLength(5);
      expect(sent).not.toHaveBeenCalled();
    },
  );

  test('half a time is no time', async () => {
    render(<Controlled value={{ ...whole, time: null }} />);
    await userEvent.selectOptions(screen.getByLabelText('Hour'), '06');
    await submit();
    const sentence = 'Time of birth is required';
    expect(summary().getByRole('link', { name: sentence })).toBeInTheDocument();
    await userEvent.selectOptions(screen.getByLabelText('Minute'), '42');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('passes complete details to onSubmit', async () => {
    const sent = vi.fn();
    render(<Controlled value={whole} onSubmit={sent} />);
    await submit();
    expect(sent).toHaveBeenCalledExactlyOnceWith(whole);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('an error is cleared when its own answer changes, typed or set by the page', async () => {
    render(<Controlled />);
    await submit();
    await userEvent.type(screen.getByLabelText('Name'), 'M');
    expect(screen.getByLabelText('Name')).toBeValid();
    expect(screen.getByLabelText('Gender')).toBeInvalid();
    await userEvent.click(screen.getByRole('button', { name: 'Use my own' }));
    expect(screen.getByLabelText('Gender')).toBeValid();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('the page can add its own validation and server errors', async () => {
    const sent = vi.fn();
    const check = (details: BirthDetails) =>
      details.name === 'Meera Joshi' ? {} : { name: 'Not in our books' };
    const { rerender } = render(
      <Controlled key="own" value={{ ...whole, name: 'M' }} check={check} onSubmit={sent} />,
    );
    await submit();
    expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('Not in our books');
    expect(sent).not.toHaveBeenCalled();
    const errors = { time: 'The clocks went forward that night: 02:30 did not exist.' };
    rerender(<Controlled key="server" value={whole} errors={errors} message="Please try again." />);
    expect(screen.getByRole('group', { name: 'Time of birth' })).toHaveAccessibleDescription(
      /^The clocks went forward/,
    );
    expect(screen.getByText('Please try again.')).toBeInTheDocument();
  });

  test('an unknown time is valid where the page allows it', async () => {
    const sent = vi.fn();
    const time = noBirthDetails.time;
    const { rerender } = render(
      <Controlled
        key="asked"
        value={{ ...whole, time }}
        onSubmit={sent}
        timeUnknownHint="Houses need a time."
      />,
    );
    await userEvent.click(screen.getByRole('switch', { name: 'Exact time unknown' }));
    await submit();
    expect(sent).toHaveBeenCalledExactlyOnceWith({ ...whole, time, timeUnknown: true });
    expect(screen.getByText('Houses need a time.')).toBeInTheDocument();
    rerender(<Controlled key="not" askTimeUnknown={false} />);
    expect(screen.queryByRole('switch')).not.toBeInTheDocument();
  });

  test('confirms place, zone and offset, and announces them politely @wcag:4.1.3', () => {
    const { rerender } = render(<BirthDetailsForm {...held} resolved={null} />);
    const statuses = screen.getAllByRole('status');
    rerender(<BirthDetailsForm {...held} resolved={{ ...kolkata, note: 'War time.' }} />);
    const sentence = 'Varanasi, UTC+05:30 (Asia/Kolkata)';
    expect(statuses.at(-1)).toHaveTextContent(`${sentence}War time.`);
  });

  test('while loading, its button shows the loading label and is aria-disabled', () => {
    render(<Controlled loading />);
    expect(screen.getByRole('button', { name: 'Generating...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });

  test('the page can change its texts and leave fields out', async () => {
    render(
      <Controlled
        ask={['date', 'place']}
        names={{ place: 'birthData.place' }}
        labels={{ date: 'Birth date' }}
        hints={{ place: 'A town will do' }}
        title="Your birth"
        submitLabel="Save"
      />,
    );
    expect(screen.getByRole('heading', { name: 'Your birth' })).toBeInTheDocument();
    expect(screen.queryByLabelText('Name')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByLabelText('Birth date')).toHaveAccessibleDescription(
      /^Date of birth is required/,
    );
    expect(screen.getByLabelText('Birth place')).toHaveAccessibleDescription(
      'Birth place is required A town will do',
    );
  });

  test('can be filled by keyboard alone @wcag:2.1.1', async () => {
    const sent = vi.fn();
    render(<Controlled onSubmit={sent} askTimeUnknown={false} />);
    screen.getByLabelText('Name').focus();
    await userEvent.keyboard('Meera Joshi');
    await userEvent.tab();
    await userEvent.selectOptions(screen.getByLabelText('Gender'), 'female');
    await userEvent.tab();
    await userEvent.keyboard('14081994');
    await userEvent.selectOptions(screen.getByLabelText('Hour'), '06');
    await userEvent.selectOptions(screen.getByLabelText('Minute'), '42');
    await userEvent.type(screen.getByLabelText('Birth place'), 'Vara{Enter}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{ArrowDown}{Enter}{Enter}');
    expect(sent).toHaveBeenCalledExactlyOnceWith(whole);
  });

  test('offers no later day than today in its calendar', async () => {
    render(<Controlled today="1994-08-14" />);
    await userEvent.click(form().getByRole('button', { name: 'Calendar: Date of birth' }));
    expect(screen.getByRole('button', { name: 'Monday, 15 August 1994' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });

  test('shows the current language', async () => {
    render(
      <I18nProvider locale="hi" messages={hi}>
        <Controlled />
      </I18nProvider>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'कुंडली बनाएँ' }));
    expect(summary().getByRole('link', { name: 'जन्म स्थान आवश्यक है' })).toBeInTheDocument();
  });
});

test('wrong use does not compile', () => {
  const owner = { onValueChange: () => undefined, onSubmit: () => undefined };
  // @ts-expect-error: the page provides the search for places
  void (<BirthDetailsForm value={noBirthDetails} {...owner} />);
  const rest = { ...owner, value: noBirthDetails, searchPlaces: async () => [] };
  // @ts-expect-error: there are only these five fields
  void (<BirthDetailsForm {...rest} ask={['email']} />);
});

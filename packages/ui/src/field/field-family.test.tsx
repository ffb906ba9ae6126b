import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { Checkbox, CheckboxGroup } from '../checkbox/index.ts';
import { Combobox, MultiSelect } from '../combobox/index.ts';
import { DateField } from '../date-field/index.ts';
import { Dialog } from '../dialog/index.ts';
import { Form } from '../form/index.ts';
import { ImageField } from '../image-field/index.ts';
import { NumberField } from '../number-field/index.ts';
import { PlaceField } from '../place-field/index.ts';
import { samplePlaces } from '../place-field/sample-places.ts';
import { RadioGroup } from '../radio-group/index.ts';
import { SearchField } from '../search-field/index.ts';
import { Select } from '../select/index.ts';
import { Switch } from '../switch/index.ts';
import { PasswordField, TextArea, TextField } from '../text-field/index.ts';
import { TimeField } from '../time-field/index.ts';

/** Props that are the same for every field. */
interface Common {
  name: string;
  disabled?: boolean;
  error?: string;
  hint?: string;
  className?: string;
  value?: unknown;
  defaultValue?: unknown;
  onValueChange?: (value: unknown) => void;
}

interface Member {
  Field: (props: Common) => ReactNode;
  /** An initial value, and its submitted form. */
  first: unknown;
  submitted: string;
  /** Changes the value as a user does; returns the new value. */
  change: () => Promise<void>;
  changed: unknown;
  /** The submitted value of an empty field. */
  empty?: null;
}

const options = [
  { value: 'a', label: 'A' },
  { value: 'b', label: 'B' },
] as const;
const label = 'Answer';
const box = (name: string | RegExp = /^Answer/) => screen.getByLabelText<HTMLInputElement>(name);
const type = (text: string) => async () => {
  await userEvent.clear(box());
  await userEvent.type(box(), text);
};

const text = { first: 'One', submitted: 'One', change: type('Two'), changed: 'Two' };
const tick = { first: true, submitted: 'on', changed: false, empty: null } as const;

/** Each field has its own type of value. */
const own = (props: Common): object => props;
const checked = ({ value, defaultValue, ...props }: Common): object => ({
  ...props,
  ...(value !== undefined && { checked: value }),
  ...(defaultValue !== undefined && { defaultChecked: defaultValue }),
});

const members: Record<string, Member> = {
  TextField: { Field: (props) => <TextField label={label} {...own(props)} />, ...text },
  PasswordField: {
    Field: (props) => <PasswordField label={label} autoComplete="new-password" {...own(props)} />,
    ...text,
  },
  TextArea: { Field: (props) => <TextArea label={label} {...own(props)} />, ...text },
  SearchField: {
    Field: (props) => <SearchField label={label} {...own(props)} />,
    ...text,
    change: async () => {
      await userEvent.clear(screen.getByRole('searchbox'));
      await userEvent.type(screen.getByRole('searchbox'), 'Two');
    },
  },
  Select: {
    Field: (props) => (
      <Select label={label} placeholder="Choose" options={options} {...own(props)} />
    ),
    first: 'a',
    submitted: 'a',
    change: () => userEvent.selectOptions(box(), 'b'),
    changed: 'b',
  },
  Combobox: {
    Field: (props) => <Combobox label={label} options={options} {...own(props)} />,
    first: options[0],
    submitted: 'a',
    change: async () => {
      await userEvent.clear(box());
      await userEvent.click(await screen.findByRole('option', { name: 'B' }));
    },
    changed: options[1],
  },
  MultiSelect: {
    Field: (props) => <MultiSelect label={label} options={options} {...own(props)} />,
    first: [options[0]],
    submitted: 'a',
    change: async () => {
      await userEvent.click(screen.getByRole('combobox'));
      await userEvent.click(screen.getByRole('option', { name: 'B' }));
    },
    changed: options,
    empty: null,
  },
  DateField: {
    Field: (props) => <DateField label={label} calendar={false} {...own(props)} />,
    first: '1947-08-15',
    submitted: '1947-08-15',
    change: type('26011950'),
    changed: '1950-01-26',
  },
  TimeField: {
    Field: (props) => <TimeField label={label} {...own(props)} />,
    first: '06:42:00',
    submitted: '06:42:00',
    change: () => userEvent.selectOptions(box('Hour'), '07'),
    changed: '07:42:00',
  },
  NumberField: {
    Field: (props) => <NumberField label={label} {...own(props)} />,
    first: 150_000,
    submitted: '150000',
    change: type('7'),
    changed: 7,
  },
  PlaceField: {
    Field: (props) => (
      <PlaceField
        label={label}
        byHand={false}
        search={async () => [samplePlaces[1]!]}
        {...own(props)}
      />
    ),
    first: samplePlaces[0]!,
    submitted: samplePlaces[0]!.name,
    change: async () => {
      await userEvent.clear(box());
      await userEvent.type(box(), 'Va{Enter}');
      await userEvent.click(await screen.findByRole('option'));
    },
    changed: samplePlaces[1]!,
  },
  RadioGroup: {
    Field: (props) => <RadioGroup label={label} options={options} {...own(props)} />,
    first: 'a',
    submitted: 'a',
    change: () => userEvent.click(box('B')),
    changed: 'b',
    empty: null,
  },
  CheckboxGroup: {
    Field: (props) => <CheckboxGroup label={label} options={options} {...own(props)} />,
    first: ['a'],
    submitted: 'a',
    change: () => userEvent.click(box('B')),
    changed: ['a', 'b'],
    empty: null,
  },
  Checkbox: {
    Field: (props) => <Checkbox label={label} {...checked(props)} />,
    ...tick,
    change: () => userEvent.click(box()),
  },
  Switch: {
    Field: (props) => <Switch label={label} {...checked(props)} />,
    ...tick,
    change: () => userEvent.click(box()),
  },
};

const form = () => screen.getByRole<HTMLFormElement>('form');
const submitted = () => new FormData(form()).get('answer');
const root = () => form().querySelector('[data-field-name="answer"]');
const InForm = ({ children }: { children: ReactNode }) => (
  <form aria-label="Questions">
    {children}
    <button type="reset">Start again</button>
  </form>
);
const reset = () => userEvent.click(screen.getByRole('button', { name: 'Start again' }));

describe.each(Object.entries(members))('%s', (_name, member) => {
  const { Field, first, change, changed } = member;
  const empty = member.empty === undefined ? '' : member.empty;

  test('uncontrolled: submits its value, reports changes, returns to its default on reset', async () => {
    const handler = vi.fn();
    render(
      <InForm>
        <Field name="answer" defaultValue={first} onValueChange={handler} />
      </InForm>,
    );
    expect(submitted()).toBe(member.submitted);
    await change();
    await waitFor(() => expect(handler).toHaveBeenLastCalledWith(changed));
    expect(new FormData(form()).getAll('answer')).not.toEqual([member.submitted]);
    await reset();
    await waitFor(() => expect(submitted()).toBe(member.submitted));
    expect(new FormData(form()).getAll('answer')).toEqual([member.submitted]);
    expect(handler).toHaveBeenLastCalledWith(first);
  });

  test('controlled: shows the value it is given, and a reset reports the first one', async () => {
    function Owner() {
      const [value, setValue] = useState<unknown>(first);
      return (
        <InForm>
          <Field name="answer" value={value} onValueChange={setValue} />
          <output>{JSON.stringify(value)}</output>
        </InForm>
      );
    }
    render(<Owner />);
    const output = () => screen.getAllByRole('status').at(-1);
    await change();
    expect(output()).toHaveTextContent(JSON.stringify(changed));
    await reset();
    expect(output()).toHaveTextContent(JSON.stringify(first));
    await waitFor(() => expect(submitted()).toBe(member.submitted));
  });

  test('null is empty', () => {
    render(
      <InForm>
        <Field name="answer" value={null} onValueChange={() => undefined} />
      </InForm>,
    );
    expect(submitted()).toBe(empty);
  });

  test('class and data attributes are on its root; hint and error describe it', () => {
    render(
      <InForm>
        <Field
          name="answer"
          className="wide"
          hint="As you like"
          error="Please answer"
          {...{ 'data-purpose': 'probe' }}
        />
      </InForm>,
    );
    expect(root()).toHaveClass('wide');
    expect(root()).toHaveAttribute('data-purpose', 'probe');
    expect(root()).toHaveAttribute('data-state', 'invalid');
    const described = form().querySelector('[aria-describedby]');
    expect(described).toHaveAccessibleDescription(/Please answer.*As you like/s);
  });

  test.each([
    ['disabled', (field: ReactNode) => field, true],
    ['in a disabled fieldset', (field: ReactNode) => <fieldset disabled>{field}</fieldset>, false],
  ])('%s it is neither submitted nor focusable', (_how, place, disabled) => {
    render(
      <form aria-label="Questions">
        {place(<Field name="answer" defaultValue={first} disabled={disabled} />)}
      </form>,
    );
    expect([...new FormData(form()).keys()]).toEqual([]);
    const controls = form().querySelectorAll(
      'input:not([type="hidden"]), select, textarea, button',
    );
    for (const control of controls) expect(control).toBeDisabled();
  });

  test('shows the error of its Form, and reports changes to the Form', async () => {
    const edited = vi.fn();
    render(
      <Form aria-label="Questions" errors={{ answer: 'Please answer' }} onFieldEdit={edited}>
        <Field name="answer" defaultValue={first} />
      </Form>,
    );
    expect(root()).toHaveAttribute('data-state', 'invalid');
    await change();
    expect(edited).toHaveBeenCalledWith('answer');
  });
});

test('ImageField: a File is its value, submitted under its name', async () => {
  URL.createObjectURL = () => 'blob:sample';
  URL.revokeObjectURL = () => undefined;
  const handler = vi.fn();
  render(
    <InForm>
      <ImageField label={label} name="answer" types={['image/png']} onValueChange={handler} />
    </InForm>,
  );
  const file = new File(['pixels'], 'asha.png', { type: 'image/png' });
  await userEvent.upload(box(), file);
  expect(handler).toHaveBeenLastCalledWith(file);
  expect(box().files?.[0]).toBe(file);
  await reset();
  expect(handler).toHaveBeenLastCalledWith(null);
  expect(box().value).toBe('');
});

test('a prevented reset changes nothing', async () => {
  render(
    <form aria-label="Questions" onReset={(event) => event.preventDefault()}>
      <NumberField label={label} name="answer" defaultValue={1} />
      <button type="reset">Start again</button>
    </form>,
  );
  await members['NumberField']!.change();
  await reset();
  expect(submitted()).toBe('7');
});

test('text typed and options chosen before hydration are kept', async () => {
  const page = (
    <InForm>
      <TextField label="Name" name="name" />
      <NumberField label="Amount" name="amount" />
      <DateField label="Day" name="day" calendar={false} />
      <TimeField label="Time" name="time" />
      <SearchField label="Find" name="find" />
    </InForm>
  );
  const host = document.createElement('div');
  document.body.append(host);
  host.innerHTML = renderToString(page);
  const early = { Name: 'Asha', Amount: '7', Day: '26/01/1950', Hour: '06', Minute: '42' };
  for (const [name, value] of Object.entries({ ...early, Find: 'Moon' }))
    screen.getByLabelText<HTMLInputElement>(name).value = value;
  render(page, { container: host, hydrate: true });
  await waitFor(() =>
    expect(form()).toHaveFormValues({
      name: 'Asha',
      amount: '7',
      day: '1950-01-26',
      time: '06:42:00',
      find: 'Moon',
    }),
  );
});

test('a field in a dialog inside a Form has no error of that Form', async () => {
  render(
    <Form errors={{ answer: 'Please answer' }}>
      <Dialog open title="More" onOpenChange={() => undefined}>
        <TextField label={label} name="answer" />
      </Dialog>
    </Form>,
  );
  expect(screen.getByRole('textbox', { name: label })).toHaveAttribute('aria-invalid', 'false');
});

test('a Form does not submit with validity errors of its fields, and shows them with all others', async () => {
  const sent = vi.fn();
  function Booking() {
    const [errors, setErrors] = useState<Record<string, string>>({});
    return (
      <Form
        errors={errors}
        onSubmit={sent}
        onInvalidSubmit={(_event, data, problems) =>
          setErrors({ ...(data.get('name') === '' && { name: 'Name is required' }), ...problems })
        }
        onFieldEdit={(name) => setErrors(({ [name]: _corrected, ...others }) => others)}
      >
        <TextField label="Name" name="name" />
        <NumberField label="Amount" name="amount" max={10} />
        <DateField label="Day" name="day" optional />
        <button>Book</button>
      </Form>
    );
  }
  render(<Booking />);
  const press = () => userEvent.click(screen.getByRole('button', { name: 'Book' }));
  await userEvent.type(screen.getByLabelText('Amount'), '11');
  fireEvent.change(screen.getByLabelText(/^Day/), { target: { value: '26/01' } });
  await press();
  expect(sent).not.toHaveBeenCalled();
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Name is required',
    'At most 10',
    'Date should be in dd/mm/yyyy format.',
  ]);
  await userEvent.type(screen.getByLabelText('Name'), 'Asha');
  await userEvent.clear(screen.getByLabelText('Amount'));
  await userEvent.type(screen.getByLabelText(/^Day/), '/1950');
  await press();
  expect(sent).toHaveBeenCalledOnce();
});

import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Controller, useForm } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import { Checkbox, CheckboxGroup } from '../checkbox/index.ts';
import { DateField } from '../date-field/index.ts';
import { ImageField } from '../image-field/index.ts';
import { NumberField } from '../number-field/index.ts';
import { PlaceField, type Place } from '../place-field/index.ts';
import { samplePlaces } from '../place-field/sample-places.ts';
import { RadioGroup } from '../radio-group/index.ts';
import { SearchField } from '../search-field/index.ts';
import { Select } from '../select/index.ts';
import { Switch } from '../switch/index.ts';
import { PasswordField, TextArea, TextField } from '../text-field/index.ts';
import { TimeField } from '../time-field/index.ts';

/** Every field of the kit in React Hook Form: native controls by `register`, values that are data by `Controller`. */

interface Answers {
  name: string;
  password: string;
  story: string;
  gender: string;
  agree: boolean;
  remind: boolean;
  find: string;
  date: string | null;
  time: string | null;
  amount: number | null;
  place: Place | null;
  image: File | null;
  kind: 'call' | 'chat' | null;
  topics: ('work' | 'home')[];
}

const nothing: Answers = {
  name: '',
  password: '',
  story: '',
  gender: '',
  agree: false,
  remind: false,
  find: '',
  date: null,
  time: null,
  amount: null,
  place: null,
  image: null,
  kind: null,
  topics: [],
};

const labels: Record<keyof Answers, string> = {
  name: 'Name',
  password: 'Password',
  story: 'Story',
  gender: 'Gender',
  agree: 'I agree',
  remind: 'Remind me',
  find: 'Find',
  date: 'Day',
  time: 'Time',
  amount: 'Amount',
  place: 'Place',
  image: 'Picture',
  kind: 'Kind',
  topics: 'Topics',
};

const genders = [{ value: 'female', label: 'Female' }];
const kinds = [
  { value: 'call', label: 'Call' },
  { value: 'chat', label: 'Chat' },
] as const;
const topics = [
  { value: 'work', label: 'Work' },
  { value: 'home', label: 'Home' },
] as const;

function Questions({
  onAnswers,
  required,
}: {
  onAnswers: (answers: Answers) => void;
  required: readonly (keyof Answers)[];
}) {
  const { register, control, handleSubmit, reset, formState } = useForm<Answers>({
    defaultValues: nothing,
  });
  const rules = (name: keyof Answers) => ({
    validate: (value: Answers[keyof Answers]) =>
      !required.includes(name) ||
      (Array.isArray(value) ? value.length > 0 : Boolean(value)) ||
      `${labels[name]} is missing`,
  });
  const common = (name: keyof Answers) => ({
    label: labels[name],
    error: formState.errors[name]?.message ?? null,
  });
  const native = (name: 'name' | 'password' | 'story' | 'gender' | 'agree' | 'remind') => ({
    ...common(name),
    ...register(name, rules(name)),
  });
  return (
    <form noValidate aria-label="Questions" onSubmit={handleSubmit(onAnswers)}>
      <TextField {...native('name')} />
      <PasswordField {...native('password')} autoComplete="new-password" />
      <TextArea {...native('story')} />
      <Select {...native('gender')} placeholder="Choose" options={genders} />
      <Checkbox {...native('agree')} />
      <Switch {...native('remind')} />
      <Controller
        control={control}
        name="find"
        rules={rules('find')}
        render={({ field: { onChange, ...field } }) => (
          <SearchField {...common('find')} {...field} onValueChange={onChange} />
        )}
      />
      <Controller
        control={control}
        name="date"
        rules={rules('date')}
        render={({ field: { onChange, ...field } }) => (
          <DateField {...common('date')} {...field} onValueChange={onChange} calendar={false} />
        )}
      />
      <Controller
        control={control}
        name="time"
        rules={rules('time')}
        render={({ field: { onChange, ...field } }) => (
          <TimeField {...common('time')} {...field} onValueChange={onChange} />
        )}
      />
      <Controller
        control={control}
        name="amount"
        rules={rules('amount')}
        render={({ field: { onChange, ...field } }) => (
          <NumberField {...common('amount')} {...field} onValueChange={onChange} />
        )}
      />
      <Controller
        control={control}
        name="place"
        rules={rules('place')}
        render={({ field: { onChange, ...field } }) => (
          <PlaceField
            {...common('place')}
            {...field}
            onValueChange={onChange}
            search={async () => samplePlaces.slice(0, 1)}
          />
        )}
      />
      <Controller
        control={control}
        name="image"
        rules={rules('image')}
        render={({ field: { onChange, ...field } }) => (
          <ImageField
            {...common('image')}
            {...field}
            onValueChange={onChange}
            types={['image/png']}
          />
        )}
      />
      <Controller
        control={control}
        name="kind"
        rules={rules('kind')}
        render={({ field: { onChange, ...field } }) => (
          <RadioGroup {...common('kind')} {...field} onValueChange={onChange} options={kinds} />
        )}
      />
      <Controller
        control={control}
        name="topics"
        rules={rules('topics')}
        render={({ field: { onChange, ...field } }) => (
          <CheckboxGroup
            {...common('topics')}
            {...field}
            onValueChange={onChange}
            options={topics}
          />
        )}
      />
      <button>Save</button>
      <button type="button" onClick={() => reset()}>
        Reset
      </button>
    </form>
  );
}

const picture = new File(['pixels'], 'asha.png', { type: 'image/png' });
const box = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function fillIn() {
  await userEvent.type(box('Name'), 'Asha');
  await userEvent.type(box('Password'), 'a quiet lamp');
  await userEvent.type(box('Story'), 'Once');
  await userEvent.selectOptions(box('Gender'), 'female');
  await userEvent.click(box('I agree'));
  await userEvent.click(box('Remind me'));
  await userEvent.type(screen.getByRole('searchbox', { name: 'Find' }), 'Moon');
  await userEvent.type(box('Day'), '15081947');
  await userEvent.selectOptions(box('Hour'), '06');
  await userEvent.selectOptions(box('Minute'), '42');
  await userEvent.type(box('Amount'), '1,50,000');
  await userEvent.type(box('Place'), 'Va{Enter}');
  await userEvent.click(await screen.findByRole('option', { name: samplePlaces[0]!.name }));
  await userEvent.upload(box(/^Picture/), picture);
  await userEvent.click(box('Chat'));
  await userEvent.click(box('Home'));
}

const answers: Answers = {
  name: 'Asha',
  password: 'a quiet lamp',
  story: 'Once',
  gender: 'female',
  agree: true,
  remind: true,
  find: 'Moon',
  date: '1947-08-15',
  time: '06:42:00',
  amount: 150_000,
  place: samplePlaces[0]!,
  image: picture,
  kind: 'chat',
  topics: ['home'],
};

URL.createObjectURL = () => 'blob:sample';
URL.revokeObjectURL = () => undefined;

test('values, and back to the defaults by reset', async () => {
  const handler = vi.fn();
  render(<Questions onAnswers={(given) => handler(given)} required={[]} />);
  await fillIn();
  await press('Save');
  await waitFor(() => expect(handler).toHaveBeenLastCalledWith(answers));
  await press('Reset');
  await press('Save');
  await waitFor(() => expect(handler).toHaveBeenLastCalledWith(nothing));
  expect(box('Name')).toHaveValue('');
  expect(box('Day')).toHaveValue('');
  expect(box('Amount')).toHaveValue('');
  expect(box('Place')).toHaveValue('');
  expect(box('Hour')).toHaveValue('');
  expect(box('Gender')).toHaveValue('');
  for (const name of ['I agree', 'Remind me', 'Chat', 'Home']) expect(box(name)).not.toBeChecked();
  expect(box(/^Picture/).value).toBe('');
}, 20_000);

test.each([
  ['name', () => box('Name')],
  ['password', () => box('Password')],
  ['story', () => box('Story')],
  ['gender', () => box('Gender')],
  ['agree', () => box('I agree')],
  ['remind', () => box('Remind me')],
  ['find', () => screen.getByRole('searchbox')],
  ['date', () => box('Day')],
  ['time', () => box('Hour')],
  ['amount', () => box('Amount')],
  ['place', () => box('Place')],
  ['image', () => box(/^Picture/)],
  ['kind', () => box('Call')],
  ['topics', () => box('Work')],
] as const)(
  'an error of %s is shown at its field, which takes the focus',
  async (name, control) => {
    const handler = vi.fn();
    render(<Questions onAnswers={handler} required={[name]} />);
    await press('Save');
    expect(await screen.findByText(`${labels[name]} is missing`)).toBeInTheDocument();
    await waitFor(() => expect(control()).toHaveFocus());
    expect(handler).not.toHaveBeenCalled();
  },
);

import { ApiFailure, type Validation } from '@jyoti/contract';
import { Button } from '@jyoti/ui/button';
import { Form } from '@jyoti/ui/form';
import { TextField } from '@jyoti/ui/text-field';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { useForm } from './use-form.ts';

interface Typed {
  name: string;
  place: string;
}

const code = {
  checked(typed: Typed): Validation<Typed> {
    const fields = {
      ...(typed.name === '' && { name: 'Name is required.' }),
      ...(typed.place === '' && { 'place.latitude': 'Place is required.' }),
    };
    return Object.keys(fields).length > 0 ? { ok: false, fields } : { ok: true, value: typed };
  },
};

const fieldNames = { place: 'birthPlace' };

/** A form with one field of each kind: the name is uncontrolled, the place controlled. */
function Sample({
  send = async () => undefined,
  loadChecks = async () => code,
}: {
  send?: (typed: Typed) => Promise<void>;
  loadChecks?: () => Promise<typeof code>;
}) {
  const [place, setPlace] = useState('');
  const { busy, form } = useForm({
    loadChecks,
    check: ({ checked }, data) => checked({ name: String(data.get('name')), place }),
    send,
    failed: 'Sending failed.',
    fieldNames,
  });
  return (
    <Form {...form}>
      <TextField label="Name" name="name" />
      <TextField
        label="Place"
        name="birthPlace"
        value={place}
        onChange={({ target }) => setPlace(target.value)}
      />
      <Button type="submit" loading={busy} loadingLabel="Sending...">
        Send
      </Button>
    </Form>
  );
}

const field = (name: string) => screen.getByRole('textbox', { name });
const press = () => userEvent.click(screen.getByRole('button'));
const fill = async () => {
  await userEvent.type(field('Name'), 'Asha');
  await userEvent.type(field('Place'), 'Ujjain');
};

function later<Value>() {
  let resolve: (value: Value) => void = () => undefined;
  let reject: (failure: unknown) => void = () => undefined;
  const promise = new Promise<Value>((done, fail) => {
    resolve = done;
    reject = fail;
  });
  return { promise, resolve, reject };
}

const failure = (facts: Partial<ConstructorParameters<typeof ApiFailure>[0]>) =>
  new ApiFailure({
    status: 400,
    code: 'invalid_input',
    message: '',
    serverMessage: null,
    fields: {},
    retryAfter: null,
    ...facts,
  });

test('shows validation errors at their fields, focuses the first, and sends nothing', async () => {
  const send = vi.fn(async () => undefined);
  render(<Sample send={send} />);
  await press();
  expect(field('Name')).toHaveAccessibleDescription('Name is required.');
  expect(field('Place')).toHaveAccessibleDescription('Place is required.');
  expect(field('Name')).toHaveFocus();
  await userEvent.type(field('Name'), 'A');
  expect(field('Name')).not.toBeInvalid();
  expect(field('Place')).toBeInvalid();
  expect(send).not.toHaveBeenCalled();
});

test('sends valid data once, however often the button is pressed', async () => {
  const response = later<void>();
  const send = vi.fn(() => response.promise);
  render(<Sample send={send} />);
  await fill();
  const form = screen.getByRole<HTMLButtonElement>('button').form!;
  await act(async () => {
    form.requestSubmit();
    form.requestSubmit();
  });
  expect(screen.getByRole('button', { name: 'Sending...' })).toBeInTheDocument();
  await act(async () => form.requestSubmit());
  expect(send.mock.calls).toEqual([[{ name: 'Asha', place: 'Ujjain' }]]);
  await act(async () => response.resolve());
  await press();
  expect(send).toHaveBeenCalledTimes(2);
});

test('sends what was typed while the validation code loaded, in uncontrolled and controlled fields', async () => {
  const loading = later<typeof code>();
  const send = vi.fn(async () => undefined);
  render(<Sample send={send} loadChecks={() => loading.promise} />);
  await press();
  await fill();
  await act(async () => loading.resolve(code));
  expect(send.mock.calls).toEqual([[{ name: 'Asha', place: 'Ujjain' }]]);
  expect(field('Name')).not.toBeInvalid();
  expect(field('Place')).not.toBeInvalid();
});

test("shows the server's error at the field of the form and focuses it", async () => {
  render(
    <Sample
      send={async () => {
        throw failure({ fields: { 'place.latitude': 'This place is unknown.' } });
      }}
    />,
  );
  await fill();
  await press();
  expect(field('Place')).toHaveAccessibleDescription('This place is unknown.');
  expect(field('Place')).toHaveFocus();
});

test.each<[string, unknown, string]>([
  ['the server’s sentence', failure({ status: 500, serverMessage: 'Back soon.' }), 'Back soon.'],
  ['the form’s own without one', failure({ status: 500 }), 'Sending failed.'],
  ['the form’s own for an error of the page', new Error('no such thing'), 'Sending failed.'],
  [
    'also why no response came',
    failure({ status: 0, code: 'network', message: 'You are offline.' }),
    'Sending failed. You are offline.',
  ],
])('after a failure, shows %s and keeps everything typed', async (_name, thrown, sentence) => {
  render(
    <Sample
      send={async () => {
        throw thrown;
      }}
    />,
  );
  await fill();
  await press();
  expect(screen.getByRole('alert')).toHaveTextContent(sentence);
  expect(field('Name')).toHaveValue('Asha');
  expect(field('Place')).toHaveValue('Ujjain');
  expect(screen.getByRole('button', { name: 'Send' })).toBeEnabled();
});

test('shows the usual error if the validation code fails to load', async () => {
  render(<Sample loadChecks={() => Promise.reject(new TypeError('no chunk'))} />);
  await press();
  expect(screen.getByRole('alert')).toHaveTextContent('Sending failed.');
});

test('sends nothing if it unmounts while the validation code loads', async () => {
  const loading = later<typeof code>();
  const send = vi.fn(async () => undefined);
  const { unmount } = render(<Sample send={send} loadChecks={() => loading.promise} />);
  await fill();
  await press();
  unmount();
  await act(async () => loading.resolve(code));
  expect(send).not.toHaveBeenCalled();
});

test.each([
  ['succeeds', (response: ReturnType<typeof later<void>>) => response.resolve()],
  ['fails', (response: ReturnType<typeof later<void>>) => response.reject(new Error('too late'))],
])('does nothing if it unmounts while a call runs that %s', async (_name, settle) => {
  const response = later<void>();
  const { unmount } = render(<Sample send={() => response.promise} />);
  await fill();
  await press();
  unmount();
  await act(async () => settle(response));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('submits by POST, not in the URL, before its code has loaded', () => {
  render(<Sample />);
  expect(screen.getByRole<HTMLButtonElement>('button').form).toHaveAttribute('method', 'post');
});

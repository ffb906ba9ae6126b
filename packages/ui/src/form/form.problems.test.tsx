import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { describe, expect, test, vi } from 'vitest';
import { Button } from '../button/index.ts';
import { Field } from '../field/index.ts';
import { TextField } from '../text-field/index.ts';
import { Form, FormBoundary, type FieldErrors, type FormProps } from './index.ts';

const form = () => document.querySelector<HTMLFormElement>('[data-part="form"]')!;
const send = () => userEvent.click(screen.getByRole('button', { name: 'Book' }));
const noop = () => undefined;

/** A field whose controls report their own errors, like a DateField. */
function Checked({ name, problems }: { name: string; problems: readonly string[] }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    for (const [index, control] of box.current!.querySelectorAll('input').entries())
      control.setCustomValidity(problems[index] ?? '');
  }, [problems]);
  return (
    <Field label={name} name={name}>
      {(control) => (
        <div ref={box}>
          {problems.map((_problem, index) => (
            <input
              key={index}
              {...(index === 0 ? control : { 'aria-label': `${name} ${index}` })}
            />
          ))}
        </div>
      )}
    </Field>
  );
}

const withProblems = (props: Partial<FormProps> = {}) => (
  <Form {...props}>
    <Checked name="date" problems={['Half a date', 'No such month']} />
    <TextField label="Name" name="name" required />
    <Button type="submit">Book</Button>
  </Form>
);

describe('validity errors of fields', () => {
  test('prevent the submit: the first problem of each field is reported and shown instead of native validation', async () => {
    const sent = vi.fn();
    const rejected = vi.fn();
    render(withProblems({ onSubmit: sent, onInvalidSubmit: rejected }));
    expect(form()).toHaveAttribute('data-state', 'idle');
    await send();
    expect(sent).not.toHaveBeenCalled();
    expect(rejected.mock.calls[0]?.[2]).toEqual({ date: 'Half a date' });
    expect(screen.getByLabelText('date')).toHaveAccessibleDescription('Half a date');
    expect(screen.getByLabelText('date')).toHaveFocus();
    expect(form()).toHaveAttribute('data-state', 'invalid');
  });

  test('are shown without onInvalidSubmit too', async () => {
    render(withProblems());
    await send();
    expect(screen.getByRole('link', { name: 'Half a date' })).toBeVisible();
    await userEvent.type(screen.getByLabelText('date'), '1');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('come after the error prop of the field', async () => {
    const { rerender } = render(withProblems({ errors: { date: 'Date is required' } }));
    await send();
    expect(screen.getByLabelText('date')).toHaveAccessibleDescription('Date is required');
    rerender(withProblems({ errors: { date: '' } }));
    expect(screen.getByLabelText('date')).toHaveAccessibleDescription('Half a date');
  });

  test('do not include disabled controls or controls outside any field', async () => {
    const sent = vi.fn();
    render(
      <Form onSubmit={sent}>
        <fieldset disabled>
          <Checked name="date" problems={['Half a date']} />
        </fieldset>
        <input aria-label="Alone" ref={(control) => control?.setCustomValidity('Wrong')} />
        <Button type="submit">Book</Button>
      </Form>,
    );
    await send();
    expect(sent).toHaveBeenCalledOnce();
  });
});

describe('a reset', () => {
  const reset = () => fireEvent.reset(form());

  test('clears validity errors, and calls onReset', async () => {
    const handler = vi.fn();
    render(withProblems({ onReset: handler }));
    await send();
    reset();
    expect(handler).toHaveBeenCalledOnce();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByLabelText('date')).toHaveAttribute('aria-invalid', 'false');
  });

  test('changes nothing when it is prevented', async () => {
    render(withProblems({ onReset: (event) => event.preventDefault() }));
    await send();
    reset();
    expect(screen.getByRole('alert')).toBeVisible();
  });

  test('works without onReset, and fields announce their errors again', async () => {
    render(withProblems({ errors: { name: 'Name is required' } }));
    await send();
    reset();
    expect(screen.getByLabelText('date')).not.toHaveAccessibleDescription('Half a date');
    const live = screen
      .getByLabelText('Name')
      .closest('[data-part="field"]')
      ?.querySelector('[data-part="field-live"]');
    expect(live).toHaveAttribute('aria-live', 'polite');
  });
});

describe('React children in another part of the document', () => {
  const outside = () => document.body.querySelector<HTMLFormElement>('form[aria-label="Other"]')!;
  const inPortal = (props: Partial<FormProps>) => (
    <Form {...props}>
      <Checked name="date" problems={['Half a date']} />
      <Button type="submit">Book</Button>
      {createPortal(
        <FormBoundary>
          <form aria-label="Other">
            <TextField label="Other name" name="name" />
          </form>
        </FormBoundary>,
        document.body,
      )}
    </Form>
  );

  test('do not submit or edit it', async () => {
    const sent = vi.fn();
    const edited = vi.fn();
    render(inPortal({ onSubmit: sent, onInvalidSubmit: sent, onFieldEdit: edited }));
    const prevented = vi.fn((event: Event) => event.preventDefault());
    outside().addEventListener('submit', prevented);
    fireEvent.submit(outside());
    await userEvent.type(screen.getByLabelText('Other name'), 'A');
    expect(sent).not.toHaveBeenCalled();
    expect(edited).not.toHaveBeenCalled();
  });

  test('do not reset it, and have none of its errors', async () => {
    render(inPortal({ errors: { name: 'Name is required' } }));
    await send();
    fireEvent.reset(outside());
    expect(screen.getByLabelText('date')).toHaveAccessibleDescription('Half a date');
    expect(screen.getByLabelText('Other name')).toBeValid();
  });
});

describe('after a submit', () => {
  test('the focus moves to the invalid control, not to the first of its field', async () => {
    render(
      <Form errors={{ time: 'Minute is missing' }} onSubmit={noop}>
        <Field label="Time" name="time" group>
          {({ id }) => (
            <>
              <input id={id} aria-label="Hour" />
              <input id="minute" aria-label="Minute" aria-invalid />
            </>
          )}
        </Field>
        <Button type="submit">Book</Button>
      </Form>,
    );
    await send();
    expect(screen.getByLabelText('Minute')).toHaveFocus();
  });

  test('the summary has the number of errors or the form’s message; a corrected error keeps its text', async () => {
    function Booking() {
      const [errors, setErrors] = useState<FieldErrors>({
        name: 'Name is required',
        mail: 'No mail',
      });
      return (
        <Form
          errors={errors}
          message="We could not book."
          onSubmit={noop}
          onFieldEdit={() => setErrors({ mail: 'No mail' })}
        >
          <TextField label="Name" name="name" />
          <TextField label="E-mail" name="mail" />
          <Button type="submit">Book</Button>
        </Form>
      );
    }
    render(<Booking />);
    await send();
    const summary = screen.getByRole('alert');
    expect(summary).toHaveTextContent('We could not book.Name is requiredNo mail');
    await userEvent.type(screen.getByLabelText('Name'), 'A');
    expect(within(summary).getAllByRole('listitem')[0]).toHaveTextContent(
      'Corrected: Name is required',
    );
    await send();
    expect(within(screen.getByRole('alert')).getAllByRole('listitem')).toHaveLength(1);
  });

  test('a message without errors is shown once', async () => {
    render(
      <Form message="We could not book." onSubmit={noop}>
        <TextField label="Name" name="name" />
        <Button type="submit">Book</Button>
      </Form>,
    );
    await send();
    expect(screen.getAllByText('We could not book.')).toHaveLength(1);
    expect(within(screen.getByRole('alert')).queryByRole('list')).not.toBeInTheDocument();
  });

  test('an error without a matching field is still a link that works without script', async () => {
    render(
      <Form errors={{ name: 'Name is required' }} onSubmit={noop}>
        <TextField label="Name" name="name" />
        <Button type="submit">Book</Button>
      </Form>,
    );
    await send();
    const link = screen.getByRole('link');
    screen.getByLabelText('Name').closest('[data-field-name]')?.removeAttribute('data-field-name');
    expect(fireEvent.click(link)).toBe(true);
  });

  test('without errors nothing is reported and the focus stays', async () => {
    render(
      <Form errors={{}} onSubmit={noop}>
        <TextField label="Name" name="name" />
        <Button type="submit">Book</Button>
      </Form>,
    );
    await send();
    expect(screen.getByRole('button', { name: 'Book' })).toHaveFocus();
    await userEvent.type(screen.getByLabelText('Name'), 'A');
    expect(screen.getByLabelText('Name')).toHaveFocus();
  });
});

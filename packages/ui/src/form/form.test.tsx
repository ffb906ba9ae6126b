import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { axeViolations, behavesAsComponent } from '../../test/contract.tsx';
import { Button } from '../button/index.ts';
import { Field } from '../field/index.ts';
import { I18nProvider } from '../i18n/index.ts';
import { TextField } from '../text-field/index.ts';
import { ReportContext } from './errors/report-context.ts';
import { ErrorSummary, Form, type FieldErrors, type FormProps } from './index.ts';
import { hi } from '../messages-hi/index.ts';

const required = (data: FormData): FieldErrors => ({
  // Deliberately not in the order of the page.
  ...(!data.get('email') && { email: 'Email is required.' }),
  ...(!data.get('name') && { name: 'Name is required' }),
});

interface BookingProps extends Partial<FormProps> {
  check?: (data: FormData) => FieldErrors;
  clearOnEdit?: boolean;
}

/** A form as a page makes one: its parent validates on submit and clears a field's error when it is edited. */
function Booking({ check = required, clearOnEdit = true, onFieldEdit, ...rest }: BookingProps) {
  const [errors, setErrors] = useState<FieldErrors>({});
  return (
    <Form
      errors={errors}
      {...rest}
      onSubmit={(event, data) => {
        rest.onSubmit?.(event, data);
        setErrors(check(data));
      }}
      onFieldEdit={(name) => {
        onFieldEdit?.(name);
        if (clearOnEdit) setErrors((before) => ({ ...before, [name]: undefined }));
      }}
    >
      <TextField label="Name" name="name" required />
      <TextField label="Email" name="email" type="email" required />
      <Button type="submit">Book</Button>
    </Form>
  );
}

const send = () => userEvent.click(screen.getByRole('button', { name: 'Book' }));

describe('Form', () => {
  behavesAsComponent(Form, { props: { children: <TextField label="Name" name="name" /> } });

  test('passes the values to onSubmit and does not navigate', async () => {
    const sent = vi.fn<(data: Record<string, FormDataEntryValue>, prevented: boolean) => void>();
    render(
      <Booking
        onSubmit={(event, data) => sent(Object.fromEntries(data), event.defaultPrevented)}
      />,
    );
    await userEvent.type(screen.getByLabelText('Name'), 'Asha');
    await userEvent.type(screen.getByLabelText('Email'), 'asha@example.com{Enter}');
    expect(sent).toHaveBeenCalledExactlyOnceWith({ name: 'Asha', email: 'asha@example.com' }, true);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('turns native validation off, so that the given messages are shown', async () => {
    const sent = vi.fn();
    render(<Booking onSubmit={sent} />);
    await send();
    expect(sent).toHaveBeenCalledOnce();
  });

  test('passwords never get into the URL, even before hydration', () => {
    const { container } = render(<Booking />);
    expect(container.querySelector('form')).toHaveAttribute('method', 'post');
  });

  test('shows all errors at their fields at once @wcag:3.3.1', async () => {
    const { container } = render(<Booking />);
    await send();
    expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('Name is required');
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Email is required.');
    expect(await axeViolations(container)).toEqual([]);
  });

  test('focuses the first field in error, in the order of the page', async () => {
    render(<Booking />);
    await send();
    expect(screen.getByLabelText('Name')).toHaveFocus();
  });

  test('focuses it again when the same errors come back', async () => {
    render(<Booking />);
    await send();
    await send();
    expect(screen.getByLabelText('Name')).toHaveFocus();
  });

  test('sums the errors up in an alert whose links move the focus to the fields @wcag:4.1.3', async () => {
    render(<Booking />);
    await send();
    const summary = screen.getByRole('alert');
    expect(summary).toHaveTextContent('2 answers need correcting');
    const links = within(summary).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual([
      'Name is required',
      'Email is required.',
    ]);
    const email = screen.getByLabelText('Email');
    expect(links[1]).toHaveAttribute('href', `#${email.id}`);
    await userEvent.click(links[1]!);
    expect(email).toHaveFocus();
    expect(window.location.hash).toBe('');
  });

  test('the summary says whose field it is, where several people have the same fields', async () => {
    render(
      <Form errors={{ 'boy.name': 'Name is required', 'girl.name': 'Name is required' }}>
        <div data-error-group="The groom">
          <TextField label="Name of the groom" name="boy.name" />
        </div>
        <div data-error-group="The bride">
          <TextField label="Name of the bride" name="girl.name" />
        </div>
        <Button type="submit">Book</Button>
      </Form>,
    );
    await send();
    const links = within(screen.getByRole('alert')).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'The groom: Name is required',
      'The bride: Name is required',
    ]);
    expect(screen.getByLabelText('Name of the bride')).toHaveAccessibleDescription(
      'Name is required',
    );
  });

  test('the links of the summary work by keyboard @wcag:2.1.1', async () => {
    render(<Booking />);
    await send();
    await userEvent.tab({ shift: true });
    expect(screen.getByRole('link', { name: 'Email is required.' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByLabelText('Email')).toHaveFocus();
  });

  test('shows the current language', async () => {
    render(
      <I18nProvider locale="hi" messages={hi}>
        <Booking />
      </I18nProvider>,
    );
    await send();
    expect(screen.getByRole('alert')).toHaveTextContent('2 उत्तरों में सुधार चाहिए');
  });

  test('an error stays while its field is edited, as long as the errors prop has it', async () => {
    const edited = vi.fn();
    render(<Booking clearOnEdit={false} onFieldEdit={edited} />);
    await send();
    await userEvent.type(screen.getByLabelText('Name'), 'A');
    expect(edited).toHaveBeenCalledExactlyOnceWith('name');
    expect(screen.getByLabelText('Name')).toBeInvalid();
  });

  test('the summary counts the remaining errors, marks corrected ones, and disappears with the last error [S1-567]', async () => {
    render(<Booking />);
    await send();
    expect(screen.getByRole('alert')).toHaveTextContent('2 answers need correcting');
    await userEvent.type(screen.getByLabelText('Name'), 'A');
    expect(screen.getByRole('alert')).toHaveTextContent('One answer needs correcting');
    const items = within(screen.getByRole('alert')).getAllByRole('listitem');
    expect(items.map((item) => item.dataset.state)).toEqual(['corrected', 'open']);
    expect(items[0]).toHaveTextContent(/^Corrected: /);
    await userEvent.type(screen.getByLabelText('Email'), 'a');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('errors that a server returns later are shown too', async () => {
    function Login() {
      const [errors, setErrors] = useState<FieldErrors>({});
      return (
        <Form
          errors={errors}
          onSubmit={() => {
            setErrors({});
            setTimeout(() => setErrors({ email: 'This email is already registered.' }), 20);
          }}
        >
          <TextField label="Email" name="email" />
          <Button type="submit">Book</Button>
        </Form>
      );
    }
    render(<Login />);
    await send();
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus());
    expect(screen.getByRole('link', { name: 'This email is already registered.' })).toBeVisible();
  });

  test('a form-level message takes the focus when no field is in error', async () => {
    function Login() {
      const [message, setMessage] = useState<string>();
      return (
        <Form message={message} onSubmit={() => setMessage('Login failed. Please try again.')}>
          <TextField label="Email" name="email" />
          <Button type="submit">Book</Button>
        </Form>
      );
    }
    render(<Login />);
    await send();
    const summary = screen.getByRole('alert');
    expect(summary).toHaveTextContent('Login failed. Please try again.');
    expect(summary).toHaveFocus();
  });

  test('an error whose name matches no field is still shown', async () => {
    render(<Booking check={() => ({ birthData: 'Birth data is required.' })} />);
    await send();
    const summary = screen.getByRole('alert');
    expect(summary).toHaveTextContent('Birth data is required.');
    expect(within(summary).queryByRole('link')).not.toBeInTheDocument();
    expect(summary).toHaveFocus();
  });

  test('an error that appears while typing is left to its field: no summary, no focus moved', async () => {
    function Live() {
      const [errors, setErrors] = useState<FieldErrors>({});
      return (
        <Form errors={errors} onFieldEdit={() => setErrors({ name: 'Name is required' })}>
          <TextField label="Name" name="name" />
          <TextField label="Email" name="email" />
        </Form>
      );
    }
    render(<Live />);
    const email = screen.getByLabelText('Email');
    await userEvent.type(email, 'a');
    expect(screen.getByLabelText('Name')).toBeInvalid();
    expect(email).toHaveFocus();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('a parent that re-renders does not move focus', async () => {
    const errors = () => ({ name: 'Name is required' });
    const form = () => (
      <Form errors={errors()}>
        <TextField label="Name" name="name" />
        <Button type="submit">Book</Button>
      </Form>
    );
    const { rerender } = render(form());
    await send();
    await userEvent.tab();
    const book = screen.getByRole('button', { name: 'Book' });
    expect(book).toHaveFocus();
    rerender(form());
    expect(book).toHaveFocus();
  });

  test('several controls under one question count as one field', async () => {
    const edited = vi.fn();
    render(
      <Form
        errors={{ time: 'Time of birth is required' }}
        onFieldEdit={edited}
        onSubmit={() => undefined}
      >
        <Field label="Time of birth" name="time" group>
          {({ id, 'aria-invalid': invalid }) => (
            <>
              <input id={id} aria-label="Hour" name="hour" aria-invalid={invalid} />
              <input aria-label="Minute" name="minute" aria-invalid={invalid} />
            </>
          )}
        </Field>
        <Button type="submit">Book</Button>
      </Form>,
    );
    await send();
    expect(screen.getByLabelText('Hour')).toHaveFocus();
    await userEvent.type(screen.getByLabelText('Minute'), '3');
    expect(edited).toHaveBeenCalledExactlyOnceWith('time');
  });

  test('right after a submit the summary is announced, not each field again', async () => {
    render(<Booking />);
    await send();
    const region = () =>
      screen
        .getByLabelText('Name')
        .closest('[data-part="field"]')
        ?.querySelector('[data-part="field-live"]')
        ?.getAttribute('aria-live');
    expect(region()).toBe('off');
    await userEvent.type(screen.getByLabelText('Name'), 'A');
    expect(region()).toBe('polite');
  });
});

describe('ErrorSummary', () => {
  const entries = [
    { name: 'name', message: 'Name is required', controlId: 'name', corrected: false },
  ];
  behavesAsComponent(ErrorSummary, {
    wrapper: ({ children }) => (
      <ReportContext value={{ message: undefined, entries }}>{children}</ReportContext>
    ),
    props: {},
    // Used by the form to find it and move the focus to it.
    root: (container) => container.querySelector('[data-error-summary]'),
  });

  test('the page can place it itself, once', async () => {
    render(
      <Form errors={{ name: 'Name is required' }} summary={false} onSubmit={() => undefined}>
        <h2>Personal details</h2>
        <ErrorSummary className="from-outside" />
        <TextField label="Name" name="name" />
        <Button type="submit">Book</Button>
      </Form>,
    );
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await send();
    expect(screen.getByRole('alert')).toHaveClass('from-outside');
  });
});

test('wrong use does not compile', () => {
  // @ts-expect-error: a form needs fields
  void (<Form />);
  // @ts-expect-error: an error is a sentence
  void (<Form errors={{ name: true }}>Name</Form>);
});

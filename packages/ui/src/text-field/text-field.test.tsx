import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { axeViolations, behavesAsComponent, valueProps } from '../../test/contract.tsx';
import { I18nProvider } from '../i18n/index.ts';
import { PasswordField, TextArea, TextField } from './index.ts';
import { hi } from '../messages-hi/index.ts';

const input = (container: HTMLElement) => container.querySelector('input');

describe('TextField', () => {
  behavesAsComponent(TextField, {
    props: { label: 'Name', name: 'name' },
    control: input,
    state: {
      ...valueProps,
      from: 'Ash',
      to: 'Asha',
      change: (user) => user.type(screen.getByLabelText<HTMLInputElement>('Name'), 'a'),
      shown: () => screen.getByLabelText<HTMLInputElement>('Name').value,
    },
  });

  test('works uncontrolled', async () => {
    render(
      <form aria-label="Details">
        <TextField label="Name" name="name" defaultValue="Asha" />
      </form>,
    );
    await userEvent.type(screen.getByLabelText('Name'), ' Rao');
    expect(screen.getByRole('form')).toHaveFormValues({ name: 'Asha Rao' });
  });

  test('shows its controlled value', async () => {
    function Upper() {
      const [value, setValue] = useState('');
      return (
        <TextField
          label="Name"
          value={value}
          onChange={(event) => setValue(event.target.value.toUpperCase())}
        />
      );
    }
    render(<Upper />);
    await userEvent.type(screen.getByLabelText('Name'), 'asha');
    expect(screen.getByLabelText('Name')).toHaveValue('ASHA');
  });

  test.each(['email', 'tel', 'url'] as const)('type %s asks for its own keyboard', (type) => {
    render(<TextField label="Contact" type={type} autoComplete={type} />);
    expect(screen.getByLabelText('Contact')).toHaveAttribute('type', type);
    expect(screen.getByLabelText('Contact')).toHaveAttribute('autocomplete', type);
  });

  test('an address is neither capitalised nor corrected', () => {
    render(<TextField label="Email" type="email" />);
    expect(screen.getByLabelText('Email')).toHaveAttribute('autocapitalize', 'none');
    expect(screen.getByLabelText('Email')).toHaveAttribute('spellcheck', 'false');
  });

  test('a search is one by role', () => {
    render(<TextField label="Search FAQs" type="search" labelHidden />);
    expect(screen.getByRole('searchbox', { name: 'Search FAQs' })).toBeInTheDocument();
  });

  test('adds its error to its description @wcag:3.3.1', () => {
    render(
      <>
        <TextField
          label="Mobile"
          type="tel"
          hint="Ten digits"
          error="Mobile must have 10 digits."
          aria-describedby="why"
        />
        <p id="why">For the call.</p>
      </>,
    );
    const field = screen.getByLabelText('Mobile');
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(
      'Mobile must have 10 digits. Ten digits For the call.',
    );
  });

  test('a click on the label focuses it @wcag:1.3.1', async () => {
    render(<TextField label="Name" />);
    await userEvent.click(screen.getByText('Name'));
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  });

  test('is reached by keyboard and left out when disabled @wcag:2.1.1', async () => {
    render(
      <>
        <TextField label="Name" disabled />
        <TextField label="Email" type="email" />
      </>,
    );
    await userEvent.tab();
    expect(screen.getByLabelText('Email')).toHaveFocus();
  });
});

describe('PasswordField', () => {
  behavesAsComponent(PasswordField, {
    props: { label: 'Password', name: 'password', autoComplete: 'current-password' },
    control: input,
    state: {
      ...valueProps,
      from: 'Ash',
      to: 'Asha',
      change: (user) => user.type(screen.getByLabelText<HTMLInputElement>('Password'), 'a'),
      shown: () => screen.getByLabelText<HTMLInputElement>('Password').value,
    },
  });

  test('shows and hides what is typed, keeping it @wcag:3.3.8', async () => {
    const { container } = render(<PasswordField label="Password" autoComplete="new-password" />);
    const field = screen.getByLabelText('Password');
    await userEvent.type(field, 'night sky');
    expect(field).toHaveAttribute('type', 'password');

    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(field).toHaveAttribute('type', 'text');
    expect(field).toHaveValue('night sky');
    expect(screen.getByText('Your password is shown')).toBeInTheDocument();
    expect(await axeViolations(container)).toEqual([]);

    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(field).toHaveAttribute('type', 'password');
  });

  test('the toggle works by keyboard and does not send the form @wcag:2.1.1', async () => {
    const sent = vi.fn();
    render(
      <form onSubmit={sent}>
        <PasswordField label="Password" autoComplete="current-password" />
      </form>,
    );
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    expect(screen.getByRole('button', { name: 'Hide password' })).toHaveFocus();
    expect(sent).not.toHaveBeenCalled();
  });

  test('shows the current language', () => {
    render(
      <I18nProvider locale="hi" messages={hi}>
        <PasswordField label="पासवर्ड" autoComplete="current-password" />
      </I18nProvider>,
    );
    expect(screen.getByRole('button', { name: 'पासवर्ड दिखाएँ' })).toHaveTextContent('दिखाएँ');
  });

  test('passes its input to ref', () => {
    const ref = createRef<HTMLInputElement>();
    render(<PasswordField label="Password" autoComplete="current-password" ref={ref} />);
    expect(ref.current).toBe(screen.getByLabelText('Password'));
  });
});

test('wrong use does not compile', () => {
  // @ts-expect-error: every field has a label
  void (<TextField name="name" />);
  // @ts-expect-error: for a date, use DateField
  void (<TextField label="Date" type="date" />);
  // @ts-expect-error: a password manager needs `autoComplete`
  void (<PasswordField label="Password" />);
  // @ts-expect-error: several lines need a label too
  void (<TextArea name="question" />);
});

import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { axeViolations, behavesAsComponent } from '../../test/contract.tsx';
import { Form } from '../form/index.ts';
import { I18nProvider } from '../i18n/index.ts';
import { Field, type FieldProps } from './index.ts';
import { hi } from '../messages-hi/index.ts';

const input: FieldProps['children'] = (control) => <input {...control} />;

describe('Field', () => {
  behavesAsComponent(Field, { props: { label: 'Name', children: input } });

  test('names and describes its control by label, error and hint @wcag:1.3.1 @wcag:3.3.2', () => {
    render(
      <Field label="Name" hint="As on your passport" error="Name is required">
        {input}
      </Field>,
    );
    const control = screen.getByRole('textbox', { name: 'Name' });
    expect(control).toHaveAccessibleDescription('Name is required As on your passport');
    expect(control).toBeInvalid();
  });

  test('without an error the control is valid and has no description @wcag:4.1.2', () => {
    render(<Field label="Name">{input}</Field>);
    const control = screen.getByRole('textbox', { name: 'Name' });
    expect(control).toHaveAttribute('aria-invalid', 'false');
    expect(control).not.toHaveAccessibleDescription();
  });

  test('a hidden label still names the control', () => {
    render(
      <Field label="Search FAQs" labelHidden>
        {input}
      </Field>,
    );
    expect(screen.getByRole('textbox', { name: 'Search FAQs' })).toBeInTheDocument();
  });

  test.each([
    ['en', 'Profile image (optional)'],
    ['hi', 'Profile image (वैकल्पिक)'],
  ] as const)('an optional field is marked in words (%s)', (language, name) => {
    render(
      <I18nProvider locale={language} messages={language === 'hi' ? hi : {}}>
        <Field label="Profile image" optional>
          {input}
        </Field>
      </I18nProvider>,
    );
    expect(screen.getByRole('textbox', { name })).not.toBeRequired();
  });

  test('a required field is announced as such', () => {
    render(
      <Field label="Name" required>
        {input}
      </Field>,
    );
    expect(screen.getByRole('textbox', { name: 'Name' })).toBeRequired();
  });

  test('several controls under one question are a group with the description @wcag:1.3.1', async () => {
    const { container } = render(
      <Field label="Time of birth" hint="Hour, minute" error="Time of birth is required" group>
        {({ id, 'aria-invalid': invalid }) => (
          <>
            <input id={id} aria-label="Hour" aria-invalid={invalid} />
            <input aria-label="Minute" aria-invalid={invalid} />
          </>
        )}
      </Field>,
    );
    const group = screen.getByRole('group', { name: 'Time of birth' });
    expect(group).toHaveAccessibleDescription('Time of birth is required Hour, minute');
    expect(screen.getByRole('textbox', { name: 'Minute' })).toBeInvalid();
    expect(await axeViolations(container)).toEqual([]);
  });

  test.each([
    ['no error of its own: the form’s', undefined, 'Name is required'],
    [
      'its own error: that one',
      'Name should only contain letters.',
      'Name should only contain letters.',
    ],
    ['null: none', null, ''],
  ])('inside a form, with %s', (_case, error, expected) => {
    render(
      <Form errors={{ name: 'Name is required' }}>
        <Field label="Name" name="name" error={error}>
          {input}
        </Field>
      </Form>,
    );
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription(expected);
  });

  test('an error that appears while typing is announced politely @wcag:4.1.3', () => {
    const field = (error?: string) => (
      <Field label="Date of birth" error={error}>
        {input}
      </Field>
    );
    const { rerender } = render(field());
    rerender(field('Date should be in dd/mm/yyyy format.'));
    const message = screen.getByText('Date should be in dd/mm/yyyy format.');
    expect(message.closest('[aria-live]')).toHaveAttribute('aria-live', 'polite');
  });
});

test('a field without a label does not compile', () => {
  // @ts-expect-error: every control needs a label
  void (<Field>{(control) => <input {...control} />}</Field>);
  // @ts-expect-error: a field needs a control
  void (<Field label="Name" />);
});

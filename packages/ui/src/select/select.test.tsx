import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { behavesAsComponent, valueProps } from '../../test/contract.tsx';
import { Select, type SelectProps } from './index.ts';

const genders = ['Male', 'Female', 'Other'].map((label) => ({ value: label.toLowerCase(), label }));
const props = { label: 'Gender', name: 'gender', options: genders } satisfies SelectProps;

describe('Select', () => {
  behavesAsComponent(Select, {
    props,
    control: (container) => container.querySelector('select'),
    state: {
      ...valueProps,
      from: 'male',
      to: 'female',
      change: (user) => user.selectOptions(screen.getByRole('combobox'), 'female'),
      shown: () => screen.getByRole<HTMLSelectElement>('combobox').value,
    },
  });

  test('offers its options in their order', () => {
    render(<Select {...props} />);
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'Male',
      'Female',
      'Other',
    ]);
    expect(screen.getByRole('combobox', { name: 'Gender' })).toHaveValue('male');
  });

  test('shows its placeholder while nothing is chosen, and is then empty', async () => {
    render(
      <form aria-label="Details">
        <Select {...props} placeholder="Select your gender" />
      </form>,
    );
    const select = screen.getByRole('combobox', { name: 'Gender' });
    expect(select).toHaveDisplayValue('Select your gender');
    expect(screen.getByRole('form')).toHaveFormValues({ gender: '' });
    await userEvent.selectOptions(select, 'Female');
    expect(screen.getByRole('form')).toHaveFormValues({ gender: 'female' });
  });

  test('starts from the value it is given', () => {
    render(<Select {...props} placeholder="Select your gender" defaultValue="other" />);
    expect(screen.getByLabelText('Gender')).toHaveDisplayValue('Other');
  });

  test('shows its controlled value', async () => {
    function Held() {
      const [value, setValue] = useState('male');
      return (
        <Select
          {...props}
          value={value}
          onChange={(event) => setValue(event.target.value)}
          hint={`Chosen: ${value}`}
        />
      );
    }
    render(<Held />);
    await userEvent.selectOptions(screen.getByLabelText('Gender'), 'Other');
    expect(screen.getByText('Chosen: other')).toBeInTheDocument();
  });

  test('groups options under their names', () => {
    render(
      <Select
        label="Ayanamsa"
        options={[
          { label: 'Common', options: [{ value: 'lahiri', label: 'Lahiri' }] },
          { label: 'Others', options: [{ value: 'raman', label: 'Raman', disabled: true }] },
        ]}
      />,
    );
    expect(screen.getByRole('group', { name: 'Others' })).toContainElement(
      screen.getByRole('option', { name: 'Raman' }),
    );
    expect(screen.getByRole('option', { name: 'Raman' })).toBeDisabled();
  });

  test('shows its error @wcag:3.3.1', () => {
    render(<Select {...props} placeholder="Select" error="Please select your Gender" required />);
    const select = screen.getByLabelText('Gender');
    expect(select).toBeInvalid();
    expect(select).toBeRequired();
    expect(select).toHaveAccessibleDescription('Please select your Gender');
  });

  test('has its label as its name and is reached by keyboard @wcag:4.1.2 @wcag:2.1.1', async () => {
    render(<Select {...props} />);
    await userEvent.tab();
    expect(screen.getByRole('combobox', { name: 'Gender' })).toHaveFocus();
  });
});

test('wrong use does not compile', () => {
  // @ts-expect-error: every field has a label
  void (<Select options={[]} />);
  // @ts-expect-error: an option needs a label
  void (<Select label="Gender" options={[{ value: 'male' }]} />);
  const styles = [{ value: 'north', label: 'North' }] as const;
  // @ts-expect-error: the value must be one of the options
  void (<Select label="Style" options={styles} value="west" />);
  const set = (_value: 'north') => undefined;
  void (<Select label="Style" options={styles} onValueChange={set} />);
  // @ts-expect-error: with a placeholder the value may be null
  void (<Select label="Style" options={styles} placeholder="Any" onValueChange={set} />);
});

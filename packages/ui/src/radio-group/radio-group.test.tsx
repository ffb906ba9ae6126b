import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { axeViolations, behavesAsComponent, valueProps } from '../../test/contract.tsx';
import { Form } from '../form/index.ts';
import { RadioGroup } from './index.ts';

const packages = [
  { value: 'standard', label: 'Standard', aside: '₹1,100', description: 'One priest, 45 minutes' },
  { value: 'premium', label: 'Premium', aside: '₹2,100', description: 'Two priests, 90 minutes' },
  { value: 'elite', label: 'Elite', aside: '₹5,100' },
] as const;
const props = { label: 'Select Your Package', name: 'package', options: packages };
const radio = (name: string) => screen.getByRole('radio', { name });

describe('RadioGroup', () => {
  behavesAsComponent(RadioGroup, {
    props,
    focusTarget: (container) => container.querySelector('input'),
    state: {
      ...valueProps,
      from: 'standard',
      to: 'premium',
      change: (user) => user.click(radio('Premium ₹2,100')),
      shown: () => screen.getByRole<HTMLInputElement>('radio', { checked: true }).value,
    },
  });

  test('is a radio group under its question; each has name, price and meaning @wcag:1.3.1', () => {
    render(<RadioGroup {...props} hint="You can change it until you book." />);
    expect(
      screen.getByRole('radiogroup', { name: 'Select Your Package' }),
    ).toHaveAccessibleDescription('You can change it until you book.');
    expect(radio('Standard ₹1,100')).toHaveAccessibleDescription('One priest, 45 minutes');
    expect(radio('Elite ₹5,100')).not.toHaveAccessibleDescription();
  });

  test('begins with none, or with the one it is given', () => {
    const { rerender } = render(<RadioGroup key="none" {...props} />);
    expect(screen.queryByRole('radio', { checked: true })).not.toBeInTheDocument();
    rerender(<RadioGroup key="standard" {...props} defaultValue="standard" />);
    expect(radio('Standard ₹1,100')).toBeChecked();
  });

  test('chooses one, says which, and sends it', async () => {
    const chosen = vi.fn();
    render(
      <form aria-label="Booking">
        <RadioGroup {...props} defaultValue="standard" onValueChange={chosen} layout="cards" />
      </form>,
    );
    await userEvent.click(screen.getByText('Elite'));
    expect(chosen).toHaveBeenCalledExactlyOnceWith('elite');
    expect(screen.getByRole('form')).toHaveFormValues({ package: 'elite' });
  });

  test('shows the controlled value', async () => {
    function Held() {
      const [value, setValue] = useState<'standard' | 'premium' | 'elite' | null>(null);
      return (
        <RadioGroup
          {...props}
          value={value}
          onValueChange={setValue}
          hint={`Chosen: ${String(value)}`}
        />
      );
    }
    render(<Held />);
    expect(screen.getByText('Chosen: null')).toBeInTheDocument();
    await userEvent.click(radio('Premium ₹2,100'));
    expect(screen.getByText('Chosen: premium')).toBeInTheDocument();
    expect(radio('Premium ₹2,100')).toBeChecked();
  });

  test('is one stop of the Tab key, and arrows choose @wcag:2.1.1', async () => {
    render(
      <>
        <RadioGroup {...props} defaultValue="standard" />
        <button>After</button>
      </>,
    );
    await userEvent.tab();
    expect(radio('Standard ₹1,100')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(radio('Premium ₹2,100')).toHaveFocus();
    expect(radio('Premium ₹2,100')).toBeChecked();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'After' })).toHaveFocus();
  });

  test('two groups without a name do not disturb each other', async () => {
    const options = [{ value: 'a', label: 'A' }];
    render(
      <>
        <RadioGroup label="First" options={options} />
        <RadioGroup label="Second" options={options} />
      </>,
    );
    for (const each of screen.getAllByRole('radio')) await userEvent.click(each);
    expect(screen.getAllByRole('radio', { checked: true })).toHaveLength(2);
  });

  test('has the error of its form, and the form leads to its first radio @wcag:3.3.1', async () => {
    const { container } = render(
      <Form errors={{ package: 'Please select a package' }}>
        <RadioGroup {...props} required />
        <button>Book</button>
      </Form>,
    );
    const group = screen.getByRole('radiogroup');
    expect(group).toHaveAttribute('aria-invalid', 'true');
    expect(group).toHaveAttribute('aria-required', 'true');
    expect(group).toHaveAccessibleDescription('Please select a package');
    await userEvent.click(screen.getByRole('button', { name: 'Book' }));
    expect(radio('Standard ₹1,100')).toHaveFocus();
    expect(await axeViolations(container)).toEqual([]);
  });

  test('one, or all, can be disabled', () => {
    const [first, ...others] = packages;
    const { rerender } = render(
      <RadioGroup {...props} options={[{ ...first, disabled: true }, ...others]} />,
    );
    expect(radio('Standard ₹1,100')).toBeDisabled();
    expect(radio('Elite ₹5,100')).toBeEnabled();
    rerender(<RadioGroup {...props} disabled />);
    for (const each of screen.getAllByRole('radio')) expect(each).toBeDisabled();
  });
});

test('wrong use does not compile', () => {
  const options = [{ value: 'north', label: 'North' }] as const;
  // @ts-expect-error: a group needs a legend
  void (<RadioGroup options={options} />);
  // @ts-expect-error: the value must be one of the options
  void (<RadioGroup label="Style" options={options} value="west" />);
  // @ts-expect-error: each choice needs a label
  void (<RadioGroup label="Style" options={[{ value: 'north' }]} />);
});

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { axeViolations, behavesAsComponent, checkedProps } from '../../test/contract.tsx';
import { Form } from '../form/index.ts';
import { Switch } from './index.ts';

const control = () => screen.getByRole('switch', { name: 'Exact time unknown' });

describe('Switch', () => {
  behavesAsComponent(Switch, {
    props: { label: 'Exact time unknown', name: 'timeUnknown' },
    control: (container) => container.querySelector('input'),
    state: {
      ...checkedProps,
      from: false,
      to: true,
      change: (user) => user.click(screen.getByRole('switch')),
      shown: () => screen.getByRole<HTMLInputElement>('switch').checked,
    },
  });

  test('is a switch that is off until it is turned on @wcag:4.1.2', async () => {
    const changed = vi.fn();
    render(<Switch label="Exact time unknown" onChange={changed} />);
    expect(control()).not.toBeChecked();
    await userEvent.click(screen.getByText('Exact time unknown'));
    expect(control()).toBeChecked();
    expect(changed).toHaveBeenCalledOnce();
  });

  test('is turned by Space @wcag:2.1.1', async () => {
    render(<Switch label="Exact time unknown" defaultChecked />);
    await userEvent.tab();
    expect(control()).toHaveFocus();
    await userEvent.keyboard(' ');
    expect(control()).not.toBeChecked();
  });

  test('on has its own shape, so that colour is not the only cue @wcag:1.4.1', () => {
    render(<Switch label="Exact time unknown" />);
    expect(control().nextElementSibling?.querySelector('svg')).toBeInTheDocument();
  });

  test('shows the controlled value', async () => {
    function Held() {
      const [on, setOn] = useState(false);
      return (
        <Switch
          label="Exact time unknown"
          hint={on ? 'Noon is used' : undefined}
          checked={on}
          onChange={(event) => setOn(event.target.checked)}
        />
      );
    }
    render(<Held />);
    await userEvent.click(control());
    expect(control()).toHaveAccessibleDescription('Noon is used');
  });

  test('shows the error of its form, and reports each change to the form @wcag:3.3.1', async () => {
    const edited = vi.fn();
    const { container } = render(
      <Form errors={{ notify: 'This could not be saved' }} onFieldEdit={edited}>
        <Switch label="Exact time unknown" name="notify" />
      </Form>,
    );
    expect(control()).toBeInvalid();
    expect(control()).toHaveAccessibleDescription('This could not be saved');
    expect(await axeViolations(container)).toEqual([]);
    await userEvent.click(control());
    expect(edited).toHaveBeenCalledExactlyOnceWith('notify');
  });

  test('disabled, it cannot be turned', async () => {
    render(<Switch label="Exact time unknown" disabled />);
    await userEvent.click(screen.getByText('Exact time unknown'));
    expect(control()).not.toBeChecked();
  });
});

test('wrong use does not compile', () => {
  // @ts-expect-error: every switch needs a label
  void (<Switch name="remember" />);
  // @ts-expect-error: off is a valid value, so it cannot be required
  void (<Switch label="Remember my theme" required />);
});

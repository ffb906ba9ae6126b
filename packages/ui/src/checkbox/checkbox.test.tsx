import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import {
  axeViolations,
  behavesAsComponent,
  checkedProps,
  valueProps,
} from '../../test/contract.tsx';
import { Form } from '../form/index.ts';
import { I18nProvider } from '../i18n/index.ts';
import { Checkbox, CheckboxGroup } from './index.ts';
import { hi } from '../messages-hi/index.ts';

describe('Checkbox', () => {
  behavesAsComponent(Checkbox, {
    props: { label: 'I agree', name: 'agree' },
    control: (container) => container.querySelector('input'),
    state: {
      ...checkedProps,
      from: false,
      to: true,
      change: (user) => user.click(screen.getByRole('checkbox')),
      shown: () => screen.getByRole<HTMLInputElement>('checkbox').checked,
    },
  });

  test('is checked and unchecked by pointer and by Space @wcag:2.1.1', async () => {
    const changed = vi.fn();
    render(<Checkbox label="I agree" onChange={changed} />);
    await userEvent.click(screen.getByText('I agree'));
    expect(screen.getByRole('checkbox', { name: 'I agree' })).toBeChecked();
    await userEvent.keyboard(' ');
    expect(screen.getByRole('checkbox')).not.toBeChecked();
    expect(changed).toHaveBeenCalledTimes(2);
  });

  test('is submitted only while it is checked', async () => {
    render(
      <form aria-label="Terms">
        <Checkbox label="I agree" name="agree" value="yes" />
      </form>,
    );
    expect(screen.getByRole('form')).toHaveFormValues({ agree: false });
    await userEvent.click(screen.getByRole('checkbox'));
    expect(new FormData(screen.getByRole<HTMLFormElement>('form')).get('agree')).toBe('yes');
  });

  test('a link in its label is followed without checking the box', () => {
    // Other tests use the same window.
    onTestFinished(() => history.replaceState(null, '', location.pathname));
    render(
      <Checkbox
        label={
          <>
            I accept the <a href="#terms">terms</a>
          </>
        }
      />,
    );
    // A native click: user-event's click on a label toggles the box even when a link in the label was clicked.
    screen.getByRole('link', { name: 'terms' }).click();
    expect(screen.getByRole('checkbox', { name: 'I accept the terms' })).not.toBeChecked();
  });

  test('indeterminate: neither checked nor unchecked @wcag:4.1.2', async () => {
    function All() {
      const [chosen, setChosen] = useState(['sun']);
      return (
        <Checkbox
          label="All grahas"
          checked={chosen.length === 2}
          indeterminate={chosen.length === 1}
          onChange={(event) => setChosen(event.target.checked ? ['sun', 'moon'] : ['sun'])}
        />
      );
    }
    const { container } = render(<All />);
    const box = screen.getByRole('checkbox', { name: 'All grahas' });
    expect(box).toBePartiallyChecked();
    expect(await axeViolations(container)).toEqual([]);
    await userEvent.click(box);
    expect(box).not.toBePartiallyChecked();
    expect(box).toBeChecked();
    await userEvent.click(box);
    expect(box).toBePartiallyChecked();
  });

  test('shows the error of its form, which moves the focus to it on submit @wcag:3.3.1', async () => {
    const edited = vi.fn();
    render(
      <Form errors={{ agree: 'Please accept the terms' }} onFieldEdit={edited}>
        <Checkbox label="I agree" name="agree" hint="You can take it back at any time." required />
        <button>Send</button>
      </Form>,
    );
    const box = screen.getByRole('checkbox', { name: 'I agree' });
    expect(box).toBeInvalid();
    expect(box).toBeRequired();
    expect(box).toHaveAccessibleDescription(
      'Please accept the terms You can take it back at any time.',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(box).toHaveFocus();
    await userEvent.click(box);
    expect(edited).toHaveBeenCalledExactlyOnceWith('agree');
  });

  test('a hidden label still names it; an optional one is marked in the current language', () => {
    render(
      <I18nProvider locale="hi" messages={hi}>
        <Checkbox label="समाचार भेजें" labelHidden optional />
      </I18nProvider>,
    );
    expect(screen.getByRole('checkbox', { name: 'समाचार भेजें (वैकल्पिक)' })).toBeInTheDocument();
  });
});

describe('CheckboxGroup', () => {
  const topics = [
    { value: 'career', label: 'Career' },
    { value: 'health', label: 'Health', description: 'No medical advice' },
    { value: 'travel', label: 'Travel' },
  ] as const;
  const props = { label: 'Topics', name: 'topics', options: topics };

  behavesAsComponent(CheckboxGroup, {
    props,
    focusTarget: (container) => container.querySelector('input'),
    state: {
      ...valueProps,
      from: ['career'],
      to: ['career', 'travel'],
      change: (user) => user.click(screen.getByRole('checkbox', { name: 'Travel' })),
      shown: () =>
        screen
          .getAllByRole<HTMLInputElement>('checkbox', { checked: true })
          .map(({ value }) => value),
    },
  });

  test('is a group of checkboxes named by its question @wcag:1.3.1', () => {
    render(<CheckboxGroup {...props} hint="As many as you like" defaultValue={['travel']} />);
    expect(screen.getByRole('group', { name: 'Topics' })).toHaveAccessibleDescription(
      'As many as you like',
    );
    expect(screen.getByRole('checkbox', { name: 'Health' })).toHaveAccessibleDescription(
      'No medical advice',
    );
    expect(screen.getByRole('checkbox', { name: 'Travel' })).toBeChecked();
  });

  test('reports all checked values in the order of its options, and submits them', async () => {
    const changed = vi.fn();
    render(
      <form aria-label="Call">
        <CheckboxGroup {...props} onValueChange={changed} />
      </form>,
    );
    await userEvent.click(screen.getByRole('checkbox', { name: 'Travel' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Career' }));
    expect(changed.mock.calls).toEqual([[['travel']], [['career', 'travel']]]);
    expect(new FormData(screen.getByRole<HTMLFormElement>('form')).getAll('topics')).toEqual([
      'career',
      'travel',
    ]);
  });

  test('shows the controlled value', async () => {
    function AtMostOne() {
      const [value, setValue] = useState<readonly (typeof topics)[number]['value'][]>(['career']);
      return (
        <CheckboxGroup
          {...props}
          value={value}
          onValueChange={(next) => setValue(next.slice(-1))}
        />
      );
    }
    render(<AtMostOne />);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Travel' }));
    expect(screen.getByRole('checkbox', { name: 'Travel' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Career' })).not.toBeChecked();
  });

  test('an error describes the group and marks its boxes; Tab reaches each box', async () => {
    const { container } = render(
      <CheckboxGroup {...props} error="Choose at least one topic" layout="row" />,
    );
    expect(screen.getByRole('group')).toHaveAccessibleDescription('Choose at least one topic');
    for (const box of screen.getAllByRole('checkbox')) {
      expect(box).toBeInvalid();
      await userEvent.tab();
      expect(box).toHaveFocus();
    }
    expect(await axeViolations(container)).toEqual([]);
  });

  test('disabled, no box changes', () => {
    render(<CheckboxGroup {...props} disabled />);
    for (const box of screen.getAllByRole('checkbox')) expect(box).toBeDisabled();
  });
});

test('wrong use does not compile', () => {
  // @ts-expect-error: every box needs a label
  void (<Checkbox name="agree" />);
  // @ts-expect-error: a group needs a legend
  void (<CheckboxGroup options={[]} />);
  const options = [{ value: 'career', label: 'Career' }] as const;
  // @ts-expect-error: the values must be among the options
  void (<CheckboxGroup label="Topics" options={options} value={['weather']} />);
});

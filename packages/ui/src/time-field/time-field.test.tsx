import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { axeViolations, behavesAsComponent, valueProps } from '../../test/contract.tsx';
import { Form } from '../form/index.ts';
import { I18nProvider } from '../i18n/index.ts';
import { TimeField, type TimeFieldProps } from './index.ts';
import { hi } from '../messages-hi/index.ts';

/** The field with a parent that controls its value, as every page does. */
function Controlled({ value: first = null, onValueChange, ...props }: Partial<TimeFieldProps>) {
  const [value, setValue] = useState(first);
  return (
    <TimeField
      label="Time of birth"
      {...props}
      value={value}
      onValueChange={(next) => {
        setValue(next);
        onValueChange?.(next);
      }}
    />
  );
}

const part = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });
const choices = (name: string) =>
  within(part(name))
    .getAllByRole('option')
    .map((option) => option.textContent);

describe('TimeField', () => {
  behavesAsComponent(TimeField, {
    props: { label: 'Time of birth', defaultValue: '06:42:00' },
    focusTarget: (container) => container.querySelector('select'),
    state: [
      {
        ...valueProps,
        from: '06:42:00',
        to: '07:42:00',
        change: (user) => user.selectOptions(part('Hour'), '07'),
        shown: () => ['Hour', 'Minute', 'Second'].map((name) => part(name).value).join(':'),
      },
      {
        prop: 'unknown',
        defaultProp: 'defaultUnknown',
        onChange: 'onUnknownChange',
        from: false,
        to: true,
        change: (user) => user.click(screen.getByRole('switch')),
        shown: () => screen.getByRole<HTMLInputElement>('switch').checked,
      },
    ],
  });

  test('is a group of hour, minute and second, each a select with its name [S1-040] [S1-041] [S1-042] @wcag:1.3.1', () => {
    render(<Controlled />);
    const group = screen.getByRole('group', { name: 'Time of birth' });
    expect(
      within(group)
        .getAllByRole('combobox')
        .map((select) => [select.tagName, (select as HTMLSelectElement).labels?.[0]?.textContent]),
    ).toEqual([
      ['SELECT', 'Hour'],
      ['SELECT', 'Minute'],
      ['SELECT', 'Second'],
    ]);
  });

  test('offers 24 hours, 00 to 23 [S1-059]', () => {
    render(<Controlled />);
    expect(choices('Hour')).toHaveLength(24);
    expect([choices('Hour')[0], choices('Hour').at(-1)]).toEqual(['00', '23']);
  });

  test.each(['Minute', 'Second'])('offers 60 for %s, 00 to 59 [S1-060]', (name) => {
    render(<Controlled />);
    expect(choices(name)).toHaveLength(60);
    expect([choices(name)[0], choices(name).at(-1)]).toEqual(['00', '59']);
  });

  test('begins with nothing chosen but the second, which is 00 [S1-057]', () => {
    render(<Controlled />);
    expect(['Hour', 'Minute', 'Second'].map((name) => part(name).value)).toEqual(['', '', '00']);
  });

  test('reports the time once it is complete', async () => {
    const changed = vi.fn();
    render(<Controlled onValueChange={changed} />);
    await userEvent.selectOptions(part('Hour'), '06');
    expect(changed).not.toHaveBeenCalled();
    expect(part('Hour')).toHaveValue('06');
    await userEvent.selectOptions(part('Minute'), '42');
    expect(changed).toHaveBeenCalledExactlyOnceWith('06:42:00');
  });

  test('an error marks the parts that are missing and describes the group @wcag:3.3.1', async () => {
    const { container } = render(<Controlled error="Time of birth is required" />);
    await userEvent.selectOptions(part('Hour'), '06');
    expect(part('Hour')).toHaveAttribute('aria-invalid', 'false');
    expect(part('Minute')).toHaveAttribute('aria-invalid', 'true');
    expect(screen.getByRole('group')).toHaveAccessibleDescription(/Time of birth is required/);
    expect(await axeViolations(container)).toEqual([]);
  });

  test('an error about a complete time marks all its parts', () => {
    render(<Controlled value="02:30:00" error="This time did not occur on that day" />);
    for (const name of ['Hour', 'Minute', 'Second']) expect(part(name)).toBeInvalid();
  });

  test('without seconds it has hour and minute', () => {
    render(<Controlled seconds={false} />);
    expect(screen.getAllByRole('combobox')).toHaveLength(2);
  });

  test('disabled, no part can be changed', () => {
    render(<Controlled disabled />);
    for (const select of screen.getAllByRole('combobox')) expect(select).toBeDisabled();
  });

  test('a part of an optional time can be taken back', async () => {
    const changed = vi.fn();
    render(<Controlled optional value="06:42:00" onValueChange={changed} />);
    await userEvent.selectOptions(part('Hour'), '');
    expect(changed).toHaveBeenLastCalledWith(null);
    expect([part('Hour').value, part('Minute').value]).toEqual(['', '42']);
  });

  test('is operated by keyboard from part to part @wcag:2.1.1', async () => {
    render(<Controlled />);
    const reached = [];
    for (let step = 0; step < 3; step += 1) {
      await userEvent.tab();
      reached.push(document.activeElement);
    }
    expect(reached).toEqual([part('Hour'), part('Minute'), part('Second')]);
  });
});

describe('TimeField in forms', () => {
  const form = () => screen.getByRole<HTMLFormElement>('form');
  const submitted = () => new FormData(form()).get('time');

  test('is submitted under its name as HH:mm:ss, once it is complete', async () => {
    render(
      <form aria-label="Birth">
        <TimeField label="Time of birth" name="time" hourCycle="h12" />
      </form>,
    );
    await userEvent.selectOptions(part('Hour'), '06');
    await userEvent.selectOptions(part('Minute'), '42');
    expect(submitted()).toBe('');
    await userEvent.selectOptions(part('AM/PM'), 'pm');
    expect(submitted()).toBe('18:42:00');
  });

  test('without seconds it is HH:mm; unknown or disabled it is not submitted', () => {
    const field = {
      label: 'Time of birth',
      name: 'time',
      defaultValue: '06:42',
      seconds: false,
      unknown: false,
    };
    const { rerender } = render(
      <form aria-label="Birth">
        <TimeField {...field} />
      </form>,
    );
    expect(submitted()).toBe('06:42');
    for (const state of [{ unknown: true }, { disabled: true }]) {
      rerender(
        <form aria-label="Birth">
          <TimeField {...field} {...state} />
        </form>,
      );
      expect(submitted()).toBeNull();
    }
  });

  test('half a time is a validity error, which its Form does not submit', async () => {
    const sent = vi.fn();
    render(
      <Form onSubmit={sent}>
        <TimeField label="Time of birth" name="time" optional />
        <button>Save</button>
      </Form>,
    );
    await userEvent.selectOptions(part('Hour'), '06');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(sent).not.toHaveBeenCalled();
    expect(screen.getByRole('group')).toHaveAccessibleDescription(
      'Please choose every part of the time.',
    );
    expect(part('Minute')).toHaveFocus();
    await userEvent.selectOptions(part('Minute'), '42');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(sent).toHaveBeenCalledOnce();
  });
});

describe('TimeField with an unknown time', () => {
  function WithUnknownTime({ onEdit }: { onEdit?: (name: string) => void }) {
    const [unknown, setUnknown] = useState(false);
    return (
      <Form errors={{}} onFieldEdit={onEdit}>
        <Controlled
          name="time"
          required
          value="06:42:00"
          unknown={unknown}
          onUnknownChange={setUnknown}
          unknownHint="Houses need a time."
        />
      </Form>
    );
  }
  const unknownSwitch = () => screen.getByRole('switch', { name: 'Exact time unknown' });

  test('has the checkbox only if the page sets the prop', () => {
    render(<Controlled />);
    expect(screen.queryByRole('switch')).not.toBeInTheDocument();
  });

  test('when unknown, its parts are disabled and keep their values', async () => {
    const { container } = render(<WithUnknownTime />);
    expect(part('Hour')).toBeRequired();
    await userEvent.click(unknownSwitch());
    for (const name of ['Hour', 'Minute', 'Second']) {
      expect(part(name)).toBeDisabled();
      expect(part(name)).not.toBeRequired();
    }
    expect(unknownSwitch()).toHaveAccessibleDescription('Houses need a time.');
    expect(await axeViolations(container)).toEqual([]);
    await userEvent.click(unknownSwitch());
    expect([part('Hour').value, part('Minute').value]).toEqual(['06', '42']);
    expect(part('Hour')).toBeEnabled();
  });

  test('changing it is an edit of its field, which clears an old error', async () => {
    const edited = vi.fn();
    render(<WithUnknownTime onEdit={edited} />);
    await userEvent.click(unknownSwitch());
    expect(edited).toHaveBeenCalledExactlyOnceWith('time');
  });
});

describe('TimeField of 12 hours', () => {
  test('shows a 24-hour value in 12 hours', () => {
    render(<Controlled hourCycle="h12" value="13:05:00" />);
    expect([part('Hour').value, part('AM/PM').value]).toEqual(['01', 'pm']);
    expect(choices('Hour')).toHaveLength(12);
  });

  test.each([
    ['12', 'am', '00:30:00'],
    ['12', 'pm', '12:30:00'],
    ['06', 'pm', '18:30:00'],
  ])('%s %s is the hour of %s', async (hour, period, text) => {
    const changed = vi.fn();
    render(<Controlled hourCycle="h12" onValueChange={changed} />);
    await userEvent.selectOptions(part('Hour'), hour);
    await userEvent.selectOptions(part('Minute'), '30');
    expect(changed).not.toHaveBeenCalled();
    await userEvent.selectOptions(part('AM/PM'), period);
    expect(changed).toHaveBeenCalledExactlyOnceWith(text);
    expect(part('Hour').value).toBe(hour);
  });

  test('keeps the half of the day that is chosen before the hour', async () => {
    const changed = vi.fn();
    render(<Controlled hourCycle="h12" onValueChange={changed} />);
    await userEvent.selectOptions(part('Minute'), '30');
    await userEvent.selectOptions(part('AM/PM'), 'pm');
    expect(part('AM/PM').value).toBe('pm');
    await userEvent.selectOptions(part('Hour'), '06');
    expect(changed).toHaveBeenLastCalledWith('18:30:00');
  });

  test('AM or PM can be chosen first, and applies to the hour chosen next', async () => {
    const changed = vi.fn();
    render(<Controlled hourCycle="h12" defaultPeriod="am" onValueChange={changed} />);
    expect([part('Hour').value, part('AM/PM').value]).toEqual(['', 'am']);
    await userEvent.selectOptions(part('Hour'), '12');
    await userEvent.selectOptions(part('Minute'), '00');
    expect(changed).toHaveBeenLastCalledWith('00:00:00');
    await userEvent.selectOptions(part('AM/PM'), 'pm');
    expect(changed).toHaveBeenLastCalledWith('12:00:00');
  });

  test('shows Hindi', () => {
    render(
      <I18nProvider locale="hi" messages={hi}>
        <Controlled hourCycle="h12" />
      </I18nProvider>,
    );
    expect(choices('पूर्वाह्न/अपराह्न')).toEqual(['पूर्वाह्न', 'अपराह्न']);
  });
});

test('wrong times do not compile', () => {
  // @ts-expect-error: the label names the group
  void (<TimeField value="06:42" />);
  // @ts-expect-error: the value is text, HH:mm:ss
  void (<TimeField label="Time of birth" value={{ hour: '06', minute: '42', second: '00' }} />);
  // @ts-expect-error: a clock has 12 or 24 hours
  void (<TimeField label="Time of birth" hourCycle={13} />);
});

import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect, useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { behavesAsComponent, valueProps } from '../../test/contract.tsx';
import { Form } from '../form/index.ts';
import {
  BirthDetailsFields,
  noBirthDetails,
  ResolvedBirth,
  type BirthDetails,
  type BirthDetailsFieldsProps,
} from './index.ts';
import { whole, searchPlaces, kolkata } from './birth-details-form.samples.ts';

describe('BirthDetailsFields', () => {
  behavesAsComponent(BirthDetailsFields, {
    props: { value: whole, onValueChange: () => undefined, searchPlaces },
    state: {
      ...valueProps,
      from: noBirthDetails,
      to: { ...noBirthDetails, name: 'A' },
      change: (user) => user.type(screen.getByLabelText('Name'), 'A'),
      shown: () => ({
        ...noBirthDetails,
        name: screen.getByLabelText<HTMLInputElement>('Name').value,
      }),
    },
  });

  test('can be used twice in one form: two people, each in a named group [S1-224] [S1-225] [S1-226] [S1-227] [S1-228] [S1-229]', () => {
    const names = (who: string) => ({
      name: `${who}.name`,
      date: `${who}.date`,
      time: `${who}.time`,
      place: `${who}.place`,
    });
    const errors = {
      'girl.name': 'Girl’s name is required',
      'boy.place': 'Boy’s birth place is required',
    };
    const common = {
      value: noBirthDetails,
      onValueChange: () => undefined,
      searchPlaces,
      ask: ['name', 'date', 'time', 'place'],
    } as const;
    render(
      <Form errors={errors}>
        <BirthDetailsFields {...common} title="Boy's Details" names={names('boy')} />
        <BirthDetailsFields {...common} title="Girl's Details" names={names('girl')} />
      </Form>,
    );
    const boy = within(screen.getByRole('group', { name: "Boy's Details" }));
    const girl = within(screen.getByRole('group', { name: "Girl's Details" }));
    expect(girl.getByLabelText('Name')).toHaveAccessibleDescription('Girl’s name is required');
    expect(boy.getByLabelText('Name')).toHaveAttribute('aria-invalid', 'false');
    expect(boy.getByLabelText('Birth place')).toHaveAccessibleDescription(
      /^Boy’s birth place is required/,
    );
    expect(girl.getByRole('group', { name: 'Time of birth' })).toBeInTheDocument();
    expect(girl.queryByLabelText('Gender')).not.toBeInTheDocument();
  });
});

describe('BirthDetailsFields rendered with values chosen before hydration', () => {
  /** Changes a control natively, outside of any event of React. */
  const choose = (label: string, value: string) => {
    const box = screen.getByLabelText(label);
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(box), 'value')?.set?.call(box, value);
    box.dispatchEvent(new Event(box.tagName === 'SELECT' ? 'change' : 'input', { bubbles: true }));
  };

  /** Runs `early` in a layout effect, as events replayed during hydration. */
  function Hydrated({
    early,
    onBirth,
    rejects = false,
    ...props
  }: Partial<BirthDetailsFieldsProps> & {
    early: () => void;
    onBirth: (birth: BirthDetails) => void;
    rejects?: boolean;
  }) {
    const [birth, setBirth] = useState(noBirthDetails);
    useLayoutEffect(early, [early]);
    return (
      <BirthDetailsFields
        {...props}
        searchPlaces={searchPlaces}
        value={birth}
        onValueChange={(next) => {
          onBirth(next);
          if (!rejects) setBirth(next);
        }}
      />
    );
  }

  test.each<[string, Partial<BirthDetailsFieldsProps>, [string, string][], Partial<BirthDetails>]>([
    [
      'hour and minute',
      { ask: ['time'] },
      [
        ['Hour', '06'],
        ['Minute', '30'],
      ],
      { time: '06:30:00' },
    ],
    [
      'hour, AM or PM, and minute',
      { ask: ['time'], hourCycle: 'h12' },
      [
        ['Hour', '06'],
        ['AM/PM', 'pm'],
        ['Minute', '30'],
      ],
      { time: '18:30:00' },
    ],
    [
      'name, date and hour',
      {},
      [
        ['Name', 'Meera Joshi'],
        ['Date of birth', '14/08/1994'],
        ['Hour', '06'],
      ],
      { name: 'Meera Joshi', date: '1994-08-14' },
    ],
  ])('%s add up', (_, props, choices, birth) => {
    const handler = vi.fn();
    const early = () => choices.forEach(([label, value]) => choose(label, value));
    render(<Hydrated {...props} early={early} onBirth={handler} />);
    expect(handler).toHaveBeenLastCalledWith({ ...noBirthDetails, ...birth });
    for (const [label, value] of choices) expect(screen.getByLabelText(label)).toHaveValue(value);
  });

  test('an answer that the page rejects is not part of the next change', async () => {
    const handler = vi.fn();
    render(<Hydrated ask={['date', 'time']} early={() => undefined} onBirth={handler} rejects />);
    await userEvent.type(screen.getByLabelText('Date of birth'), '14081994');
    await userEvent.selectOptions(screen.getByLabelText('Hour'), '06');
    await userEvent.selectOptions(screen.getByLabelText('Minute'), '30');
    expect(handler).toHaveBeenLastCalledWith({ ...noBirthDetails, time: '06:30:00' });
  });
});

describe('ResolvedBirth', () => {
  behavesAsComponent(ResolvedBirth, { props: kolkata });

  test('shows seconds where local mean time was in use', () => {
    render(<ResolvedBirth {...kolkata} utcOffsetMinutes={353 + 28 / 60} />);
    expect(screen.getByText(/UTC\+05:53:28/)).toBeInTheDocument();
  });
});

import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { behavesAsComponent, valueProps } from '../../test/contract.tsx';
import { DateChoice, PeriodBar, PeriodSteps } from './index.ts';

const steps = {
  label: 'Day',
  previousLabel: 'Previous day',
  nextLabel: 'Next day',
  previous: '2026-11-21',
  next: '2026-11-23',
  onValueChange: () => undefined,
};
const choice = {
  label: 'Any date',
  value: '2026-11-22',
  min: '1800-01-01',
  max: '2200-12-31',
  outOfRange: 'From 1800 to 2200.',
  onValueChange: () => undefined,
};

describe('PeriodSteps', () => {
  behavesAsComponent(PeriodSteps, {
    props: { ...steps, children: '22 November' },
    // It changes the parent's date to another one.
    state: [],
  });

  test('is a named group whose arrows are labelled with their target @wcag:4.1.2', async () => {
    const onValueChange = vi.fn();
    render(<PeriodSteps {...steps} next={null} onValueChange={onValueChange} />);
    const group = within(screen.getByRole('group', { name: 'Day' }));
    await userEvent.click(group.getByRole('button', { name: 'Previous day' }));
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('2026-11-21');
    expect(group.getByRole('button', { name: 'Next day' })).toBeDisabled();
  });

  test('reads out the period when it changes @wcag:4.1.3', () => {
    render(<PeriodSteps {...steps}>22 November</PeriodSteps>);
    expect(screen.getByText('22 November')).toHaveAttribute('aria-live', 'polite');
  });
});

describe('DateChoice', () => {
  behavesAsComponent(DateChoice, {
    props: { ...choice, name: 'date' },
    control: (container) => container.querySelector('input'),
    state: {
      ...valueProps,
      from: '2026-11-22',
      to: '2027-03-05',
      change: async () =>
        fireEvent.change(screen.getByLabelText('Any date'), { target: { value: '05/03/2027' } }),
      shown: (container) =>
        container.querySelector<HTMLInputElement>('input[type="hidden"]')?.value,
    },
  });

  test('reports a date once it is whole and in range, and says what is wrong with others', async () => {
    const onValueChange = vi.fn();
    render(<DateChoice {...choice} onValueChange={onValueChange} />);
    const field = screen.getByLabelText('Any date');
    await userEvent.clear(field);
    await userEvent.type(field, '05/03/1750');
    expect(onValueChange).not.toHaveBeenCalled();
    expect(field).toHaveAccessibleDescription(/From 1800 to 2200\./);
    await userEvent.clear(field);
    await userEvent.type(field, '05/03/2027');
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('2027-03-05');
  });

  test('shows the controlled date', async () => {
    const { rerender } = render(<DateChoice {...choice} />);
    await userEvent.type(screen.getByLabelText('Any date'), '{Backspace}');
    rerender(<DateChoice {...choice} value="2026-11-23" />);
    expect(screen.getByLabelText('Any date')).toHaveValue('23/11/2026');
  });
});

describe('PeriodBar', () => {
  const props = {
    label: 'Period',
    options: [
      { value: 'daily', label: 'Daily' },
      { value: 'weekly', label: 'Weekly' },
    ],
    value: 'daily',
    onValueChange: () => undefined,
    steps: <PeriodSteps {...steps} />,
    date: <DateChoice {...choice} />,
  };
  behavesAsComponent(PeriodBar, {
    props,
    state: {
      ...valueProps,
      from: 'daily',
      to: 'weekly',
      change: (user) => user.click(screen.getByRole('radio', { name: 'Weekly' })),
      shown: () => screen.getByRole<HTMLInputElement>('radio', { checked: true }).value,
    },
  });

  test('chooses the length of the period', async () => {
    const onValueChange = vi.fn();
    render(<PeriodBar {...props} onValueChange={onValueChange} />);
    await userEvent.click(screen.getByRole('radio', { name: 'Weekly' }));
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('weekly');
    expect(screen.getByRole('button', { name: 'Next day' })).toBeEnabled();
    expect(screen.getByLabelText('Any date')).toBeVisible();
  });
});

describe('types', () => {
  const nothing = () => undefined;

  test('wrong use does not compile', () => {
    // @ts-expect-error: arrows need labels
    void (<PeriodSteps label="Day" previous={null} next={null} onValueChange={nothing} />);
    // @ts-expect-error: `min` needs its error message
    void (<DateChoice label="Date" value="2026-11-22" onValueChange={nothing} min="" max="" />);
    void (
      <PeriodBar
        label="Period"
        options={[{ value: 'daily', label: 'Daily' }]}
        // @ts-expect-error: the period is one of the periods
        value="hourly"
        onValueChange={(period: 'daily') => period}
        steps={null}
      />
    );
  });
});

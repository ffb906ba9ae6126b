import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { behavesAsComponent, valueProps } from '../../test/contract.tsx';
import { ToggleGroup } from './index.ts';
import { marks, periods } from './toggle.samples.ts';

const sample = { label: 'Period', options: periods };
const radio = (name: string) => screen.getByRole('radio', { name });
const chosen = () => screen.getByRole('radio', { checked: true });

describe('ToggleGroup', () => {
  behavesAsComponent(ToggleGroup, {
    props: sample,
    state: {
      ...valueProps,
      from: 'daily',
      to: 'weekly',
      change: (user) => user.click(radio('Weekly')),
      shown: () => (chosen() as HTMLInputElement).value,
    },
  });

  test('is a group of radios with a name, the first chosen @wcag:4.1.2 @wcag:1.3.1', () => {
    render(<ToggleGroup {...sample} />);
    expect(screen.getByRole('radiogroup', { name: 'Period' })).toBeVisible();
    expect(screen.getAllByRole('radio')).toHaveLength(4);
    expect(chosen()).toBe(radio('Daily'));
  });

  test.each([
    ['{ArrowRight}', 'Weekly'],
    ['{ArrowDown}', 'Weekly'],
    ['{ArrowLeft}', 'Yearly'],
    ['{ArrowRight}{ArrowRight}{ArrowLeft}', 'Weekly'],
  ])('one stop of Tab, then %s chooses %s @wcag:2.1.1', async (keys, name) => {
    const changed = vi.fn();
    render(<ToggleGroup {...sample} onValueChange={changed} />);
    await userEvent.tab();
    expect(radio('Daily')).toHaveFocus();
    await userEvent.keyboard(keys);
    expect(chosen()).toBe(radio(name));
    expect(radio(name)).toHaveFocus();
    expect(changed).toHaveBeenLastCalledWith(name.toLowerCase());
  });

  test('a press anywhere on a segment chooses it', async () => {
    render(<ToggleGroup {...sample} />);
    await userEvent.click(screen.getByText('Monthly'));
    expect(chosen()).toBe(radio('Monthly'));
  });

  test('disabled options are skipped, and not chosen initially', async () => {
    const options = [{ ...periods[0]!, disabled: true }, ...periods.slice(1)];
    render(<ToggleGroup label="Period" options={options} />);
    expect(chosen()).toBe(radio('Weekly'));
    await userEvent.click(screen.getByText('Daily'));
    expect(chosen()).toBe(radio('Weekly'));
  });

  test('can be controlled', async () => {
    const handler = vi.fn();
    render(<ToggleGroup {...sample} value="weekly" onValueChange={handler} />);
    await userEvent.click(screen.getByText('Yearly'));
    expect(handler).toHaveBeenCalledExactlyOnceWith('yearly');
    expect(chosen()).toBe(radio('Weekly'));
  });

  test('a form sends it under its name', async () => {
    render(
      <form data-testid="form">
        <ToggleGroup {...sample} name="period" />
      </form>,
    );
    await userEvent.click(screen.getByText('Monthly'));
    expect(new FormData(screen.getByTestId('form')).get('period')).toBe('monthly');
  });

  test('as tiles it is the same group of radios', async () => {
    render(<ToggleGroup {...sample} variant="tiles" />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    expect(chosen()).toBe(radio('Weekly'));
  });

  test('two on a page do not share a choice', async () => {
    render(
      <>
        <ToggleGroup {...sample} />
        <ToggleGroup {...sample} label="Other" />
      </>,
    );
    await userEvent.click(screen.getAllByText('Monthly')[0]!);
    expect(screen.getAllByRole('radio', { checked: true })).toHaveLength(2);
  });
});

describe('ToggleGroup with any number of choices', () => {
  const boxes = { multiple: true, label: 'Shown in the chart', options: marks } as const;
  const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
  behavesAsComponent(ToggleGroup, {
    props: boxes,
    state: {
      ...valueProps,
      from: ['aspects'],
      to: ['degrees', 'aspects'],
      change: (user) => user.click(box('Degrees')),
      shown: () =>
        marks
          .map(({ value }) => value)
          .filter((_, index) => screen.getAllByRole<HTMLInputElement>('checkbox')[index]!.checked),
    },
  });

  test('is a group of checkboxes, none of them chosen at first @wcag:1.3.1', async () => {
    render(<ToggleGroup {...boxes} />);
    expect(screen.getByRole('group', { name: 'Shown in the chart' })).toBeVisible();
    expect(screen.queryAllByRole('checkbox', { checked: true })).toEqual([]);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    expect(box('Degrees')).toBeChecked();
    await userEvent.keyboard(' ');
    expect(box('Degrees')).not.toBeChecked();
  });

  test('an option of few letters has its whole name', () => {
    render(
      <ToggleGroup label="Varga" options={[{ value: 'D9', label: 'D9', name: 'D9 Navamsa' }]} />,
    );
    expect(radio('D9 Navamsa')).toBeChecked();
  });
});

describe('types', () => {
  test('wrong use does not compile', () => {
    // @ts-expect-error: a group needs a label
    void (<ToggleGroup options={[]} />);
    // @ts-expect-error: options are required
    void (<ToggleGroup label="Period" />);
    // @ts-expect-error: any number of choices is an array
    void (<ToggleGroup multiple label="Period" options={[]} value="daily" />);
    // @ts-expect-error: an option needs text
    void (<ToggleGroup label="Period" options={[{ value: 'daily' }]} />);
  });
});

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { behavesAsComponent, valueProps } from '../../test/contract.tsx';
import { SegmentedControl } from './index.ts';
import { periods } from './segmented-control.samples.ts';

const sample = { label: 'Period', options: periods };
const radio = (name: string) => screen.getByRole('radio', { name });
const chosen = () => screen.getByRole('radio', { checked: true });

describe('SegmentedControl', () => {
  behavesAsComponent(SegmentedControl, {
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
    render(<SegmentedControl {...sample} />);
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
    render(<SegmentedControl {...sample} onValueChange={changed} />);
    await userEvent.tab();
    expect(radio('Daily')).toHaveFocus();
    await userEvent.keyboard(keys);
    expect(chosen()).toBe(radio(name));
    expect(radio(name)).toHaveFocus();
    expect(changed).toHaveBeenLastCalledWith(name.toLowerCase());
  });

  test('a press anywhere on a segment chooses it', async () => {
    render(<SegmentedControl {...sample} />);
    await userEvent.click(screen.getByText('Monthly'));
    expect(chosen()).toBe(radio('Monthly'));
  });

  test('disabled options are skipped, and not chosen initially', async () => {
    const options = [{ ...periods[0]!, disabled: true }, ...periods.slice(1)];
    render(<SegmentedControl label="Period" options={options} />);
    expect(chosen()).toBe(radio('Weekly'));
    await userEvent.click(screen.getByText('Daily'));
    expect(chosen()).toBe(radio('Weekly'));
  });

  test('can be controlled', async () => {
    const handler = vi.fn();
    render(<SegmentedControl {...sample} value="weekly" onValueChange={handler} />);
    await userEvent.click(screen.getByText('Yearly'));
    expect(handler).toHaveBeenCalledExactlyOnceWith('yearly');
    expect(chosen()).toBe(radio('Weekly'));
  });

  test('a form sends it under its name', async () => {
    render(
      <form data-testid="form">
        <SegmentedControl {...sample} name="period" />
      </form>,
    );
    await userEvent.click(screen.getByText('Monthly'));
    expect(new FormData(screen.getByTestId('form')).get('period')).toBe('monthly');
  });

  test('as tiles it is the same group of radios', async () => {
    render(<SegmentedControl {...sample} variant="tiles" />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    expect(chosen()).toBe(radio('Weekly'));
  });

  test('two on a page do not share a choice', async () => {
    render(
      <>
        <SegmentedControl {...sample} />
        <SegmentedControl {...sample} label="Other" />
      </>,
    );
    await userEvent.click(screen.getAllByText('Monthly')[0]!);
    expect(screen.getAllByRole('radio', { checked: true })).toHaveLength(2);
  });
});

describe('types', () => {
  test('wrong use does not compile', () => {
    // @ts-expect-error: a group needs a label
    void (<SegmentedControl options={[]} />);
    // @ts-expect-error: options are required
    void (<SegmentedControl label="Period" />);
    // @ts-expect-error: an option needs text
    void (<SegmentedControl label="Period" options={[{ value: 'daily' }]} />);
  });
});

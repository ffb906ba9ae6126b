import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { behavesAsComponent } from '../../../test/contract.tsx';
import { PhaseTimeline } from '../index.ts';
import { samplePhases as props } from '../timeline.samples.ts';

describe('PhaseTimeline', () => {
  behavesAsComponent(PhaseTimeline, { props });

  test('is an ordered list of phases with the running one marked in words @wcag:1.3.1 @wcag:1.4.1', () => {
    render(<PhaseTimeline {...props} phases={props.phases.toReversed()} />);
    const items = screen.getAllByRole('listitem');
    expect(items[0]).toHaveTextContent(/^peak, Nov 1993 to Jun 1995$/);
    expect(items[6]).toHaveTextContent(/^setting, Mar 2025 to Jun 2027 \(running now\)$/);
    expect(items.filter((item) => item.hasAttribute('aria-current'))).toEqual([items[6]]);
  });

  test('shows what is on the scale only, cut off at its ends', () => {
    render(<PhaseTimeline {...props} end="2030-01-01T00:00:00Z" />);
    const items = screen.getAllByRole('listitem');
    expect(items).toHaveLength(8);
    expect(items[0]?.style.getPropertyValue('--jyoti-life-at')).toBe('0.00%');
  });

  test('names the marked instant if it is not the current one', () => {
    render(<PhaseTimeline {...props} nowLabel="On 21 Nov 2026" />);
    expect(screen.getByText('On 21 Nov 2026, age 32')).toBeInTheDocument();
    expect(screen.getAllByRole('listitem')[6]).toHaveTextContent(/\(On 21 Nov 2026\)$/);
  });

  test('marks now with the age, and marks nothing outside the scale', () => {
    const { rerender } = render(<PhaseTimeline {...props} />);
    expect(screen.getByText('Now, age 32')).toBeInTheDocument();
    rerender(<PhaseTimeline {...props} now="2300-01-01T00:00:00Z" />);
    expect(screen.queryByText(/^Now/)).not.toBeInTheDocument();
  });
});

describe('types', () => {
  test('wrong use does not compile', () => {
    const { title: _, ...untitled } = props;
    // @ts-expect-error: phases without a title cannot be read out
    void (<PhaseTimeline {...untitled} />);
    const { now: __, ...timeless } = props;
    // @ts-expect-error: `now` is required: the kit reads no clock
    void (<PhaseTimeline {...timeless} />);
  });
});

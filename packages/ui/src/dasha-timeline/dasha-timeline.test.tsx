import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { behavesAsComponent } from '../../test/contract.tsx';
import { DashaTimeline } from './index.ts';
import { sampleBirth, sampleNow, samplePeriods } from './dasha-timeline.samples.ts';

const props = {
  title: 'Your nine periods',
  note: 'Vimshottari dasha, 120 years',
  periods: samplePeriods,
  birth: sampleBirth,
  now: sampleNow,
};

describe('DashaTimeline', () => {
  behavesAsComponent(DashaTimeline, { props });

  test('reads as an ordered list of periods with the running one marked @wcag:1.3.1 @wcag:1.4.1', () => {
    render(<DashaTimeline {...props} />);
    const items = screen.getAllByRole('listitem');
    expect(items).toHaveLength(9);
    expect(items[2]).toHaveAccessibleName('Mercury, 2024 to 2041 (running now)');
    expect(items[2]).toHaveAttribute('aria-current', 'true');
    expect(items.filter((item) => item.hasAttribute('aria-current'))).toHaveLength(1);
  });

  test('marks now with the age, and marks nothing outside the span', () => {
    const { rerender } = render(<DashaTimeline {...props} />);
    expect(screen.getByText('Now, age 30')).toBeInTheDocument();
    rerender(<DashaTimeline {...props} now="2300-01-01T00:00:00Z" />);
    expect(screen.queryByText(/^Now/)).not.toBeInTheDocument();
  });
});

import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { behavesAsComponent } from '../../../test/contract.tsx';
import { DashaTimeline } from '../index.ts';
import { sampleBirth, sampleNow, samplePeriods } from '../timeline.samples.ts';

const props = {
  title: 'Your nine periods',
  note: 'Vimshottari dasha, 120 years',
  periods: samplePeriods,
  birth: sampleBirth,
  now: sampleNow,
};

describe('DashaTimeline', () => {
  behavesAsComponent(DashaTimeline, { props });

  test('is an ordered list of periods with the current one marked @wcag:1.3.1 @wcag:1.4.1', () => {
    render(<DashaTimeline {...props} />);
    const items = screen.getAllByRole('listitem');
    expect(items).toHaveLength(9);
    expect(items[2]).toHaveTextContent(/^Mercury, 2024 to 2041 \(running now\)/);
    expect(items[2]).toHaveAttribute('aria-current', 'true');
    expect(items.filter((item) => item.hasAttribute('aria-current'))).toHaveLength(1);
  });

  test('marks now with the age, and marks nothing outside the span', () => {
    const { rerender } = render(<DashaTimeline {...props} />);
    expect(screen.getByText('Now, age 30')).toBeInTheDocument();
    rerender(<DashaTimeline {...props} now="2300-01-01T00:00:00Z" />);
    expect(screen.queryByText(/^Now/)).not.toBeInTheDocument();
  });

  test.each([
    ['a mahadasha', '2024-01-15', '2041-01-15', /^Sun, Jan 2024 to Jul 2032/],
    ['an antardasha', '2024-01-15', '2026-06-13', /^Sun, 15 Jan 2024 to 30 Mar 2025/],
    ['a sookshma', '2025-04-02', '2025-04-10', /^Sun, 2 Apr, 5:30 am to 6 Apr, 5:30 am/],
  ])('inside %s bounds have the precision of its length', (_name, start, end, words) => {
    const middle = new Date((Date.parse(start) + Date.parse(end)) / 2).toISOString();
    render(
      <DashaTimeline
        {...props}
        periods={[
          { graha: 'sun', start: `${start}T00:00:00Z`, end: middle },
          { graha: 'moon', start: middle, end: `${end}T00:00:00Z` },
        ]}
        now={middle}
        timeZone="Asia/Kolkata"
      />,
    );
    expect(screen.getAllByRole('listitem')[0]).toHaveTextContent(words);
    expect(document.querySelector('[data-part="now"]')).toHaveTextContent(/^Now$/);
  });
});

describe('types', () => {
  test('wrong use does not compile', () => {
    // @ts-expect-error: periods without a title cannot be read out
    void (<DashaTimeline periods={[]} birth="" now="" />);
    // @ts-expect-error: `now` is required: the kit reads no clock here
    void (<DashaTimeline title="Periods" periods={[]} birth="" />);
  });
});

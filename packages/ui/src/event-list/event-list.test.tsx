import { render, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { behavesAsComponent } from '../../test/contract.tsx';
import { EventList } from './index.ts';

const events = [
  {
    id: 'venus',
    at: '2026-11-22T11:51:00Z',
    when: '22 Nov 2026',
    title: 'Venus enters Libra',
    detail: 'Your third house',
  },
  { id: 'full', at: '2026-11-24T14:53:00Z', when: '24 Nov 2026', title: 'Full Moon in Taurus' },
];

describe('EventList', () => {
  behavesAsComponent(EventList, { props: { label: 'Transits', items: events } });

  test('is a named list of dates and events @wcag:1.3.1', () => {
    render(<EventList label="Transits" items={events} />);
    const rows = within(screen.getByRole('list', { name: 'Transits' })).getAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual([
      '22 Nov 2026Venus enters LibraYour third house',
      '24 Nov 2026Full Moon in Taurus',
    ]);
    expect(screen.getByText('24 Nov 2026')).toHaveAttribute('datetime', '2026-11-24T14:53:00Z');
  });
});

describe('types', () => {
  test('wrong use does not compile', () => {
    // @ts-expect-error: a list has a name
    void (<EventList items={[]} />);
    const event = { id: '1', at: '2026-11-22', title: 'Full Moon' };
    // @ts-expect-error: an event has its date in words too
    void (<EventList label="Transits" items={[event]} />);
  });
});

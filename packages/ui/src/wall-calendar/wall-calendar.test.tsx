import { render, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { behavesAsComponent } from '../../test/contract.tsx';
import { I18nProvider } from '../i18n/index.ts';
import { hi } from '../messages-hi/index.ts';
import { WallCalendar } from './index.ts';
import { sampleDays } from './wall-calendar.samples.ts';

const props = { title: 'November 2026', days: sampleDays, current: '2026-11-24' };
const table = () => screen.getByRole('table', { name: /^November 2026/ });

describe('WallCalendar', () => {
  behavesAsComponent(WallCalendar, { props });

  test('is a table with a column for each weekday and a row for each week @wcag:1.3.1 @wcag:4.1.2', () => {
    render(<WallCalendar {...props} subtitle="New Delhi" />);
    expect(screen.getByRole('table', { name: 'November 2026 New Delhi' })).toBeVisible();
    const names = within(table())
      .getAllByRole('columnheader')
      .map((header) => within(header).getByText(/day$/).textContent);
    expect(names).toEqual([
      'Sunday',
      'Monday',
      'Tuesday',
      'Wednesday',
      'Thursday',
      'Friday',
      'Saturday',
    ]);
    expect(within(table()).getAllByRole('row')).toHaveLength(6);
    expect(within(table()).getAllByRole('cell')).toHaveLength(35);
  });

  test('each cell names its date, its tithi and what is on it @wcag:1.1.1', () => {
    render(<WallCalendar {...props} />);
    const cell = within(table()).getByText('Tuesday, 24 November 2026').closest('td')!;
    const { cellIndex } = cell;
    expect(cellIndex).toBe(2);
    expect(within(cell).getByText('Purnima')).toBeInTheDocument();
    expect(
      within(cell)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Kartik Purnima', 'Guru Nanak Jayanti']);
    expect(cell).toHaveTextContent('Sunrise 6:40 am');
  });

  test('marks today for screen readers and visually @wcag:1.4.1', () => {
    render(<WallCalendar {...props} />);
    const cells = within(table()).getAllByRole('cell');
    const marked = cells.filter((cell) => cell.getAttribute('aria-current') === 'date');
    expect(marked).toHaveLength(1);
    expect(marked[0]).toHaveTextContent('24 November');
    expect(marked[0]?.className).not.toBe(cells[0]?.className);
  });

  test('with addresses each date is one link, without them nothing takes focus @wcag:2.1.1 @wcag:2.4.4', () => {
    const { rerender } = render(
      <WallCalendar {...props} hrefOf={(date) => `/panchang?day=${date}`} />,
    );
    expect(screen.getAllByRole('link')).toHaveLength(30);
    expect(screen.getByRole('link', { name: 'Sunday, 8 November 2026' })).toHaveAttribute(
      'href',
      '/panchang?day=2026-11-08',
    );
    rerender(<WallCalendar {...props} />);
    expect(screen.queryByRole('link')).toBeNull();
  });

  test('shows Hindi', () => {
    render(
      <I18nProvider locale="hi" messages={hi}>
        <WallCalendar {...props} />
      </I18nProvider>,
    );
    expect(screen.getByText('रविवार, 1 नवंबर 2026')).toBeInTheDocument();
    expect(within(table()).getAllByRole('columnheader')[0]).toHaveTextContent('रविवार');
  });
});

describe('types', () => {
  test('wrong use does not compile', () => {
    // @ts-expect-error: days without a title have no distinct name
    void (<WallCalendar days={[]} />);
    // @ts-expect-error: a day needs its tithi in words
    void (<WallCalendar title="May" days={[{ date: '2026-05-01', short: '1' }]} />);
  });
});

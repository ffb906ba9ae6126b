import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { behavesAsComponent } from '../../test/contract.tsx';
import { I18nProvider } from '../i18n/index.ts';
import { AlmanacDay, Calendar, MoonDay, MoonTable } from './index.ts';
import { sampleDays, sampleMoons } from './calendar.samples.ts';
import { hi } from '../messages-hi/index.ts';

const props = {
  title: 'November 2026',
  days: sampleDays,
  cell: AlmanacDay,
  current: '2026-11-24',
};
const moons = { title: 'The Moon in April 2025', days: sampleMoons, current: '2025-04-06' };
const cellsOf = (name: string | RegExp) =>
  within(screen.getByRole('table', { name })).getAllByRole('cell');
const choose = () =>
  vi.fn((_date: string, event: { preventDefault: () => void }) => event.preventDefault());

describe('Calendar', () => {
  behavesAsComponent(Calendar<(typeof sampleDays)[number]>, {
    props: { ...props, layout: 'sheet' },
  });

  test('is a table with a column for each weekday and a row for each week @wcag:1.3.1 @wcag:4.1.2', () => {
    render(<Calendar {...props} layout="sheet" subtitle="New Delhi" />);
    const table = screen.getByRole('table', { name: 'November 2026 New Delhi' });
    const days = within(table).getAllByRole('columnheader');
    expect(days.map((day) => day.getAttribute('aria-label'))).toEqual(
      ['Sun', 'Mon', 'Tues', 'Wednes', 'Thurs', 'Fri', 'Satur'].map((name) => `${name}day`),
    );
    expect(within(table).getAllByRole('row')).toHaveLength(6);
    expect(cellsOf(/^November/)).toHaveLength(35);
  });

  test('begins a week as the locale does', () => {
    render(
      <I18nProvider locale="en-GB">
        <Calendar {...props} />
      </I18nProvider>,
    );
    const [first] = screen.getAllByRole('columnheader');
    expect(first).toHaveAccessibleName('Monday');
    // 1 November 2026 was a Sunday.
    expect(cellsOf('November 2026')[6]).toHaveTextContent(/^Sunday, 1 November/);
  });

  test('each day reads its date, its tithi and what is on it @wcag:1.1.1', () => {
    render(<Calendar {...props} />);
    expect(cellsOf('November 2026')[23]).toHaveTextContent(
      /^Tuesday, 24 November 2026,.*Purnima, Kartik Purnima, Guru Nanak Jayanti, Hasta, Sunrise 6:40 am$/,
    );
  });

  test.each([
    ['an almanac', <Calendar key="a" {...props} />, /^Tuesday, 24 November 2026/],
    ['the Moon', <Calendar key="m" {...moons} cell={MoonDay} layout="list" />, /^Sunday, 6 April/],
  ])(
    'marks the current day of %s for screen readers and visually @wcag:1.4.1 [S1-370]',
    (_name, calendar, day) => {
      render(calendar);
      const marked = screen.getAllByRole('cell', { current: 'date' });
      expect(marked).toHaveLength(1);
      expect(marked[0]).toHaveTextContent(day);
      const other = screen.getAllByRole('cell').find((cell) => cell !== marked[0]);
      expect(marked[0]?.className).not.toBe(other?.className);
    },
  );

  test('days are links, named by all they show @wcag:2.1.1 @wcag:2.4.4', () => {
    const chosen = choose();
    render(<Calendar {...props} hrefOf={(date) => `/day?${date}`} onDayChoose={chosen} />);
    const link = screen.getByRole('link', { name: /^Sunday, 8 November 2026.*Diwali/ });
    expect(link).toHaveAttribute('href', '/day?2026-11-08');
    link.click();
    expect(chosen.mock.calls[0]?.[0]).toBe('2026-11-08');
  });

  test('without links and callback nothing takes focus', () => {
    render(<Calendar {...props} />);
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('without addresses the days are buttons of a grid with one tab stop and arrow keys @wcag:4.1.2 @wcag:2.1.1', async () => {
    const chosen = choose();
    render(<Calendar {...props} selected="2026-11-24" max="2026-11-26" onDayChoose={chosen} />);
    expect(screen.getByRole('gridcell', { selected: true })).toHaveTextContent(/^Tuesday, 24/);
    await userEvent.tab();
    expect(screen.getByRole('button', { current: 'date' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    expect(chosen.mock.calls.map(([date]) => date)).toEqual(['2026-11-25']);
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement).toHaveAccessibleName(/^Monday, 30 November/);
    expect(document.activeElement).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}{PageDown}');
    expect(chosen).toHaveBeenCalledTimes(1);
    await userEvent.tab();
    expect(document.body).toHaveFocus();
  });

  test('without a cell a day is its number; a range is selected with its ends', () => {
    const range = { start: '2026-11-03', end: '2026-11-05' };
    render(<Calendar title="November" days={sampleDays} selected={range} onDayChoose={choose()} />);
    expect(
      screen
        .getAllByRole('gridcell', { selected: true })
        .map(({ textContent, dataset }) => [textContent, 'end' in dataset]),
    ).toEqual([
      ['3', true],
      ['4', false],
      ['5', true],
    ]);
  });

  test('of the Moon reads date, state, light and paksha of each day, and what is observed', () => {
    render(<Calendar {...moons} cell={MoonDay} layout="list" />);
    const days = cellsOf(moons.title).filter((day) => day.textContent !== '');
    expect(days).toHaveLength(30);
    expect(days[0]).toHaveTextContent(
      /^Tuesday, 1 April 2025,.*Waxing crescent, 11%, Shukla Paksha$/,
    );
    expect(days[7]).toHaveTextContent(/, Kamada Ekadashi$/);
  });

  test('shows Hindi', () => {
    render(
      <I18nProvider locale="hi" messages={hi}>
        <Calendar {...props} />
      </I18nProvider>,
    );
    expect(cellsOf('November 2026')[0]).toHaveTextContent(/^रविवार, 1 नवंबर 2026,/);
    expect(screen.getAllByRole('columnheader')[0]).toHaveAccessibleName('रविवार');
  });
});

describe('MoonTable', () => {
  behavesAsComponent(MoonTable, { props: moons });

  test('has date, state, luminance and paksha, and the current day marked [S1-369]', () => {
    render(<MoonTable {...moons} />);
    const table = screen.getByRole('table', { name: moons.title });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Date', 'State', 'Luminance', 'Paksha', 'Observed']);
    expect(within(table).getAllByRole('row')).toHaveLength(31);
    expect(
      within(table).getByRole('rowheader', { name: 'Sunday, 6 April 2025', current: true }),
    ).toBeInTheDocument();
  });

  test('has no column for what is observed if nothing is, and a message without days', () => {
    const { rerender } = render(<MoonTable title="Three" days={sampleMoons.slice(0, 3)} />);
    expect(screen.getAllByRole('columnheader')).toHaveLength(4);
    rerender(<MoonTable title="None" days={[]} />);
    expect(screen.getByText('Nothing to show.')).toBeInTheDocument();
  });
});

describe('types', () => {
  test('wrong use does not compile', () => {
    // @ts-expect-error: days without a title have no distinct name
    void (<Calendar days={[]} />);
    const day = { date: '2026-05-01', short: '1' };
    // @ts-expect-error: a day of an almanac needs its tithi in words
    void (<Calendar title="May" cell={AlmanacDay} days={[day]} />);
    // @ts-expect-error: a day of the Moon needs its state, light and paksha
    void (<Calendar title="Moon" cell={MoonDay} days={[day]} />);
  });
});

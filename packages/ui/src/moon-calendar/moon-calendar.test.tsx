import { render, screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { behavesAsComponent } from '../../test/contract.tsx';
import { I18nProvider } from '../i18n/index.ts';
import { MoonCalendar } from './index.ts';
import { sampleDays } from './moon-calendar.samples.ts';
import { hi } from '../messages-hi/index.ts';

const props = { title: 'The Moon in April 2025', days: sampleDays, current: '2025-04-06' };

describe('MoonCalendar', () => {
  behavesAsComponent(MoonCalendar, { props });

  test('reads as a list of days, each with date, state, light and paksha @wcag:1.3.1 @wcag:1.1.1', () => {
    render(<MoonCalendar {...props} />);
    const days = within(screen.getByRole('group', { name: props.title })).getAllByRole('listitem');
    expect(days).toHaveLength(30);
    expect(days[0]).toHaveTextContent(
      /^Tuesday, 1 April 2025,.*Waxing crescent, 11%, Shukla Paksha$/,
    );
  });

  test('marks the current day for screen readers and visually @wcag:1.4.1 [S1-370]', () => {
    render(<MoonCalendar {...props} />);
    const marked = screen.getAllByRole('listitem', { current: 'date' });
    expect(marked).toHaveLength(1);
    expect(marked[0]).toHaveTextContent(/^Sunday, 6 April 2025/);
    const [other] = screen.getAllByRole('listitem').filter((day) => day !== marked[0]);
    expect(marked[0]?.className).not.toBe(other?.className);
  });

  test('shows what is observed on a day', () => {
    render(<MoonCalendar {...props} />);
    expect(screen.getAllByRole('listitem')[7]).toHaveTextContent(/, Kamada Ekadashi$/);
  });

  test('as a table it has date, state, luminance and paksha [S1-369]', () => {
    render(<MoonCalendar {...props} layout="table" />);
    const table = screen.getByRole('table', { name: props.title });
    const headers = within(table).getAllByRole('columnheader');
    expect(headers.map(({ textContent }) => textContent)).toEqual([
      'Date',
      'State',
      'Luminance',
      'Paksha',
      'Observed',
    ]);
    expect(within(table).getAllByRole('row')).toHaveLength(31);
    expect(
      within(table).getByRole('rowheader', { name: 'Sunday, 6 April 2025', current: true }),
    ).toBeInTheDocument();
  });

  test('a table of days on which nothing is observed has no column for it', () => {
    render(<MoonCalendar {...props} days={sampleDays.slice(0, 3)} layout="table" />);
    expect(screen.getAllByRole('columnheader')).toHaveLength(4);
  });

  test('days are links, named by all they show @wcag:2.1.1 @wcag:2.4.4', () => {
    const choose = vi.fn((_date: string, event: { preventDefault: () => void }) =>
      event.preventDefault(),
    );
    render(
      <MoonCalendar {...props} hrefOf={(date) => `/panchang?date=${date}`} onDayChoose={choose} />,
    );
    const link = screen.getByRole('link', { name: /^Sunday, 6 April 2025.*Ram Navami$/ });
    expect(link).toHaveAttribute('href', '/panchang?date=2025-04-06');
    link.click();
    expect(choose.mock.calls[0]?.[0]).toBe('2025-04-06');
  });

  test('without an address they are buttons @wcag:4.1.2', () => {
    const choose = vi.fn();
    render(<MoonCalendar {...props} onDayChoose={choose} />);
    screen.getByRole('button', { name: /^Monday, 7 April 2025/ }).click();
    expect(choose.mock.calls[0]?.[0]).toBe('2025-04-07');
  });

  test('shows a message without days', () => {
    render(<MoonCalendar title="The Moon" days={[]} />);
    expect(screen.getByText('Nothing to show.')).toBeInTheDocument();
  });

  test('shows Hindi', () => {
    render(
      <I18nProvider locale="hi" messages={hi}>
        <MoonCalendar {...props} />
      </I18nProvider>,
    );
    expect(screen.getAllByRole('listitem')[0]).toHaveTextContent(/^मंगलवार, 1 अप्रैल 2025,/);
  });
});

describe('types', () => {
  test('wrong use does not compile', () => {
    // @ts-expect-error: days without a title have no distinct name
    void (<MoonCalendar days={[]} />);
    // @ts-expect-error: a day needs its paksha
    void (<MoonCalendar title="Moon" days={[{ date: '', state: 'new_moon', illumination: 0 }]} />);
  });
});

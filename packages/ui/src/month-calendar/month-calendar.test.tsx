import { render, screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { behavesAsComponent } from '../../test/contract.tsx';
import { I18nProvider } from '../i18n/index.ts';
import { MonthCalendar } from './index.ts';
import { sampleDays } from './month-calendar.samples.ts';
import { hi } from '../messages-hi/index.ts';

const props = { title: 'November 2026', days: sampleDays, current: '2026-11-24' };

describe('MonthCalendar', () => {
  behavesAsComponent(MonthCalendar, { props });

  test('reads as a list of days, each with date, tithi and what is on it @wcag:1.3.1 @wcag:1.1.1', () => {
    render(<MonthCalendar {...props} />);
    const days = within(screen.getByRole('group', { name: props.title })).getAllByRole('listitem');
    expect(days).toHaveLength(30);
    expect(days[23]).toHaveTextContent(
      /^Tuesday, 24 November 2026,.*Purnima, Kartik Purnima, Guru Nanak Jayanti$/,
    );
  });

  test('marks the current day for screen readers and visually @wcag:1.4.1', () => {
    render(<MonthCalendar {...props} />);
    const marked = screen.getAllByRole('listitem', { current: 'date' });
    expect(marked).toHaveLength(1);
    expect(marked[0]).toHaveTextContent(/^Tuesday, 24 November 2026/);
    const [other] = screen.getAllByRole('listitem').filter((day) => day !== marked[0]);
    expect(marked[0]?.className).not.toBe(other?.className);
  });

  test('the first day is in the column of its weekday', () => {
    render(<MonthCalendar title="A week" days={sampleDays.slice(2, 9)} />);
    // 3 November 2026 is a Tuesday: the third column.
    expect(screen.getByRole('list').style.getPropertyValue('--jyoti-month-column')).toBe('3');
  });

  test('days are links, named by all they show @wcag:2.1.1 @wcag:2.4.4', () => {
    const choose = vi.fn((_date: string, event: { preventDefault: () => void }) =>
      event.preventDefault(),
    );
    render(<MonthCalendar {...props} hrefOf={(date) => `/day?${date}`} onDayChoose={choose} />);
    const link = screen.getByRole('link', {
      name: /^Sunday, 8 November 2026.*Diwali, Lakshmi Puja$/,
    });
    expect(link).toHaveAttribute('href', '/day?2026-11-08');
    link.click();
    expect(choose.mock.calls[0]?.[0]).toBe('2026-11-08');
  });

  test('without an address they are buttons @wcag:4.1.2', () => {
    const choose = vi.fn();
    render(<MonthCalendar {...props} onDayChoose={choose} />);
    screen.getByRole('button', { name: /^Monday, 9 November 2026/ }).click();
    expect(choose.mock.calls[0]?.[0]).toBe('2026-11-09');
  });

  test('shows Hindi', () => {
    render(
      <I18nProvider locale="hi" messages={hi}>
        <MonthCalendar {...props} />
      </I18nProvider>,
    );
    expect(screen.getAllByRole('listitem')[0]).toHaveTextContent(/^रविवार, 1 नवंबर 2026,/);
  });
});

describe('types', () => {
  test('wrong use does not compile', () => {
    // @ts-expect-error: days without a title have no distinct name
    void (<MonthCalendar days={[]} />);
    // @ts-expect-error: a day needs its tithi in words
    void (<MonthCalendar title="May" days={[{ date: '2026-05-01', short: '1' }]} />);
  });
});

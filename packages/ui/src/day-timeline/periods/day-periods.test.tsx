import { act, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { behavesAsComponent } from '../../../test/contract.tsx';
import { I18nProvider } from '../../i18n/index.ts';
import { DayPeriods } from '../index.ts';
import { sampleChoghadiyas, sampleHoras, sampleNow } from '../day-timeline.samples.ts';
import { hi } from '../../messages-hi/index.ts';

const props = {
  title: 'Choghadiya',
  ...sampleChoghadiyas,
  timeZone: 'Asia/Kolkata',
  now: sampleNow,
};

afterEach(() => {
  vi.useRealTimers();
});

describe('DayPeriods', () => {
  behavesAsComponent(DayPeriods, { props });

  test('lists eight periods of the day and eight of the night, each with type and time [S1-398] [S1-402] @wcag:1.3.1', () => {
    render(<DayPeriods {...props} />);
    const day = screen.getByRole('group', { name: 'Day 6:05 am to 6:41 pm' });
    const night = screen.getByRole('group', { name: 'Night 6:41 pm to 6:04 am tomorrow' });
    expect(within(day).getAllByRole('listitem')).toHaveLength(8);
    expect(within(night).getAllByRole('listitem')).toHaveLength(8);
    expect(within(day).getAllByRole('listitem')[0]).toHaveTextContent(
      'Udveg Inauspicious 6:05 to 7:39 am',
    );
    expect(within(day).getAllByRole('listitem')[3]).toHaveTextContent('Auspicious, but Vaar Vela');
  });

  test('a quality has a word, an icon and a pattern, not a colour alone @wcag:1.4.1', () => {
    render(<DayPeriods {...props} />);
    const shapes = ['auspicious', 'neutral', 'inauspicious'].map((quality) => {
      const item = document.querySelector(`li[data-quality="${quality}"]`);
      return item?.querySelector('svg path')?.getAttribute('d');
    });
    expect(new Set(shapes).size).toBe(3);
  });

  test('names the current period and its end', () => {
    render(<DayPeriods {...props} />);
    expect(document.querySelector('[data-part="running"]')).toHaveTextContent(
      'Choghadiya now: Labh, auspicious until 10:48 am',
    );
    const running = screen.getAllByRole('listitem', { current: 'time' });
    expect(running).toHaveLength(1);
    expect(running[0]).toHaveTextContent(/^Labh Now/);
  });

  test('the legend names all seven, Chal too [S1-380] [S1-381] [S1-403] [S1-404]', () => {
    render(<DayPeriods {...props} />);
    expect(screen.getByText('Auspicious: Amrit, Shubh, Labh')).toBeInTheDocument();
    expect(screen.getByText('Good: Chal')).toBeInTheDocument();
    expect(screen.getByText('Inauspicious: Udveg, Kaal, Rog')).toBeInTheDocument();
  });

  test('another legend, or none', () => {
    const { rerender } = render(<DayPeriods {...props} legend={<p>Ask an elder.</p>} />);
    expect(screen.getByText('Ask an elder.')).toBeInTheDocument();
    rerender(<DayPeriods {...props} legend={null} />);
    expect(screen.queryByText('Good: Chal')).not.toBeInTheDocument();
  });

  test('as tables: time range, muhurat and type for day and night [S1-378] [S1-379]', () => {
    render(<DayPeriods {...props} layout="table" />);
    for (const name of ['Day', 'Night']) {
      const table = screen.getByRole('table', { name });
      expect(
        within(table)
          .getAllByRole('columnheader')
          .map(({ textContent }) => textContent),
      ).toEqual(['Time', 'Muhurat', 'Type']);
      expect(within(table).getAllByRole('row')).toHaveLength(9);
    }
    expect(screen.getByRole('rowheader', { current: true })).toHaveTextContent(/^Labh Now$/);
  });

  test('types have green, amber and red tones [S1-382] [S1-383] [S1-384]', () => {
    render(<DayPeriods {...props} layout="table" />);
    const tone = (word: string) =>
      screen.getAllByText(word, { selector: '[data-tone] *' })[0]?.closest('[data-tone]');
    expect(tone('Auspicious')).toHaveAttribute('data-tone', 'success');
    expect(tone('Good')).toHaveAttribute('data-tone', 'warning');
    expect(tone('Inauspicious')).toHaveAttribute('data-tone', 'danger');
  });

  test('a good period with a bad mark counts as inauspicious', () => {
    render(<DayPeriods {...props} layout="table" />);
    expect(screen.getByText('Auspicious, but Vaar Vela').closest('[data-tone]')).toHaveAttribute(
      'data-tone',
      'danger',
    );
  });

  test('a new period is announced politely, the initial one is not @wcag:4.1.3', () => {
    const { rerender } = render(<DayPeriods {...props} />);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    rerender(<DayPeriods {...props} now="2025-04-06T05:18:00Z" />);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    rerender(<DayPeriods {...props} now="2025-04-06T05:19:00Z" />);
    expect(screen.getByRole('status')).toHaveTextContent(
      'Choghadiya now: Amrit, auspicious, but Vaar Vela, until 12:23 pm',
    );
  });

  test('without now it follows the visitor’s clock, and renders without one on a server', () => {
    vi.useFakeTimers({ now: new Date('2025-04-06T05:17:30Z') });
    expect(renderToString(<DayPeriods {...props} now={undefined} />)).not.toContain('now:');
    render(<DayPeriods {...props} now={undefined} />);
    expect(screen.getByText('Choghadiya now: Labh, auspicious')).toBeInTheDocument();
    act(() => {
      vi.advanceTimersByTime(90_000);
    });
    expect(
      screen.getByText('Choghadiya now: Amrit, auspicious, but Vaar Vela'),
    ).toBeInTheDocument();
  });

  test('another day has no current period', () => {
    render(<DayPeriods {...props} now="2025-05-06T05:19:00Z" />);
    expect(screen.queryByRole('listitem', { current: 'time' })).not.toBeInTheDocument();
    expect(document.querySelector('[data-part="running"]')).toBeEmptyDOMElement();
  });

  test('shows Hindi', () => {
    render(
      <I18nProvider locale="hi" messages={hi}>
        <DayPeriods {...props} />
      </I18nProvider>,
    );
    expect(screen.getByText('अभी का चौघड़िया: लाभ, शुभ फल')).toBeInTheDocument();
  });
});

describe('DayPeriods of planetary hours', () => {
  const horas = { ...props, title: 'Hora', ...sampleHoras };
  const items = () => screen.getAllByRole('listitem');
  const summary = () => document.querySelector('[data-part="running"]');

  test('lists twelve hours of the day and twelve of the night [S1-400] @wcag:1.3.1', () => {
    render(<DayPeriods {...horas} />);
    for (const name of ['Day 6:05 am to 6:41 pm', 'Night 6:41 pm to 6:04 am tomorrow'])
      expect(within(screen.getByRole('group', { name })).getAllByRole('listitem')).toHaveLength(12);
    expect(screen.queryByText('Good: Chal')).not.toBeInTheDocument();
  });

  test('an hour has its planet, start, end, lucky gem and benefits [S1-375]', () => {
    render(<DayPeriods {...horas} />);
    expect(items()[0]).toHaveTextContent(
      /^Sun 6:05 to 7:08 amLucky gem: RubyOffices of state, new posts$/,
    );
  });

  test('each planet has its colour and its shape [S1-376] @wcag:1.4.1', () => {
    render(<DayPeriods {...horas} />);
    const week = items().slice(0, 7);
    expect(new Set(week.map(({ className }) => className)).size).toBe(7);
    expect(new Set(week.map((item) => item.querySelector('svg')?.innerHTML)).size).toBe(7);
  });

  test('shows which one is running and until when; a new one is announced politely @wcag:4.1.3', () => {
    const { rerender } = render(<DayPeriods {...horas} />);
    expect(summary()).toHaveTextContent('Hora of Saturn now, until 11:20 am');
    expect(screen.getByRole('listitem', { current: 'time' })).toHaveTextContent(/^Saturn Now/);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    rerender(<DayPeriods {...horas} now="2025-04-06T05:51:00Z" />);
    expect(screen.getByRole('status')).toHaveTextContent('Hora of Jupiter now, until 12:23 pm');
    rerender(<DayPeriods {...horas} now="2025-05-06T05:51:00Z" />);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  test('without gem and benefits it is planet and time; without hours nothing', () => {
    const [{ lord, start, end }] = sampleHoras.night as [(typeof sampleHoras.night)[0]];
    const { rerender } = render(
      <DayPeriods {...horas} hourCycle="h23" day={[]} night={[{ lord, start, end }]} />,
    );
    expect(screen.getByRole('listitem')).toHaveTextContent(/^Jupiter 18:41 to 19:37$/);
    rerender(<DayPeriods {...horas} day={[]} night={[]} />);
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
  });

  test('as a table: time, planet and what it is good for', () => {
    render(<DayPeriods {...horas} layout="table" />);
    expect(screen.getAllByRole('row')[1]).toHaveTextContent(
      '6:05 to 7:08 amSun Offices of state, new posts',
    );
  });

  test('shows Hindi', () => {
    render(
      <I18nProvider locale="hi" messages={hi}>
        <DayPeriods {...horas} />
      </I18nProvider>,
    );
    expect(summary()).toHaveTextContent('अभी शनि की होरा, सुबह 11:20 तक');
  });
});

describe('types', () => {
  test('wrong use does not compile', () => {
    // @ts-expect-error: without a title the group has no name
    void (<DayPeriods day={[]} night={[]} timeZone="Asia/Kolkata" />);
    // @ts-expect-error: times belong to a place
    void (<DayPeriods title="Choghadiya" day={[]} night={[]} />);
    const rahu = { lord: 'rahu' as const, start: '', end: '' };
    // @ts-expect-error: Rahu rules no hour
    void (<DayPeriods title="Hora" day={[rahu]} night={[]} timeZone="UTC" />);
  });
});

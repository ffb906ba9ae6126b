import { render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { axeViolations, behavesAsComponent } from '../../test/contract.tsx';
import { I18nProvider } from '../i18n/index.ts';
import { DayTimeline } from './index.ts';
import {
  allWindows,
  sampleDay,
  sampleEvents,
  sampleLanes,
  sampleNow,
  sampleWindows,
} from './day-timeline.samples.ts';
import { hi } from '../messages-hi/index.ts';

const props = {
  title: 'The day',
  ...sampleDay,
  lanes: sampleLanes,
  windows: sampleWindows,
  events: sampleEvents,
  timeZone: 'Asia/Kolkata',
  place: 'New Delhi',
  now: sampleNow,
};

const rowOf = (name: string) =>
  screen.getByRole('rowheader', { name }).closest('tr') as HTMLTableRowElement;

afterEach(() => {
  vi.useRealTimers();
});

describe('DayTimeline', () => {
  behavesAsComponent(DayTimeline, { props });

  test('has all of its content as a table @wcag:1.1.1 @wcag:1.3.1', () => {
    render(<DayTimeline {...props} />);
    const table = screen.getByRole('table', { name: 'The day' });
    expect(within(table).getAllByRole('row')).toHaveLength(1 + 8 + 6 + 5);
    expect(rowOf('Shukla Navami')).toHaveTextContent(
      'TithiShukla Navami7:26 pm yesterday to 7:23 pm, running now',
    );
    expect(rowOf('Rahu Kaal')).toHaveTextContent('InauspiciousRahu Kaal5:06 pm to 6:41 pm');
    expect(rowOf('Moonset')).toHaveTextContent('3:03 am tomorrow');
  });

  test('names the place by whose clocks the times are', () => {
    const { rerender } = render(<DayTimeline {...props} />);
    expect(screen.getByText('Times by the clocks of New Delhi')).toBeInTheDocument();
    rerender(<DayTimeline {...props} place={undefined} />);
    expect(screen.getByText('Times by the clocks of Asia/Kolkata')).toBeInTheDocument();
  });

  test('what runs now is marked for screen readers', () => {
    render(<DayTimeline {...props} />);
    const running = screen.getAllByRole('row', { current: 'time' });
    expect(running.map((row) => within(row).getByRole('rowheader').textContent)).toEqual([
      'Shukla Navami',
      'Pushya',
      'Sukarma',
      'Kaulava',
    ]);
  });

  test('a span that begins before or ends after the day is cut visibly', () => {
    const { container } = render(<DayTimeline {...props} />);
    const cuts = [...container.querySelectorAll('[data-cut]')].map((segment) => [
      segment.textContent?.split(' until')[0],
      segment.getAttribute('data-cut'),
    ]);
    expect(cuts).toContainEqual(['Shukla Navami', 'start']);
    expect(cuts).toContainEqual(['Pushya', 'start end']);
    expect(cuts).toContainEqual(['Shukla Dashami', 'end']);
    expect(cuts).not.toContainEqual(['Kaulava', expect.anything()]);
  });

  test('windows are over or under the line with a shape each, not by colour alone @wcag:1.4.1', () => {
    const { container } = render(<DayTimeline {...props} />);
    const labels = (side: string) =>
      container.querySelector(`[data-part="windows-${side}"]`)?.textContent;
    expect(labels('above')).toContain('Abhijit Muhurta');
    expect(labels('above')).not.toContain('Rahu Kaal');
    expect(labels('below')).toContain('Rahu Kaal');
    expect(container.querySelectorAll('[data-part="windows-below"] svg')).toHaveLength(3);
  });

  test('marks now, and nothing outside the day', () => {
    const { container, rerender } = render(<DayTimeline {...props} />);
    expect(container.querySelectorAll('[data-part="now"]')).toHaveLength(2);
    rerender(<DayTimeline {...props} now="2025-04-09T05:00:00Z" />);
    expect(container.querySelectorAll('[data-part="now"]')).toHaveLength(0);
    expect(screen.queryByText(/^Now/)).not.toBeInTheDocument();
  });

  test('without now it reads the visitor’s clock after hydration', () => {
    vi.useFakeTimers({ now: new Date(sampleNow) });
    expect(renderToString(<DayTimeline {...props} now={undefined} />)).not.toContain('Now ');
    render(<DayTimeline {...props} now={undefined} />);
    expect(screen.getAllByText('Now 10:24 am')).toHaveLength(2);
  });

  test('the clocks may have twenty-four hours', () => {
    render(<DayTimeline {...props} hourCycle="h23" />);
    expect(rowOf('Rahu Kaal')).toHaveTextContent('17:06 to 18:41');
  });

  test('a day without windows and lanes is the plain scale', () => {
    render(<DayTimeline {...props} lanes={[]} windows={[]} events={[]} />);
    expect(screen.getAllByRole('row')).toHaveLength(4);
  });

  test('shows Hindi', () => {
    render(
      <I18nProvider locale="hi" messages={hi}>
        <DayTimeline {...props} />
      </I18nProvider>,
    );
    expect(rowOf('राहु काल')).toHaveTextContent('अशुभराहु कालशाम 5:06 से शाम 6:41');
  });
});

describe('DayTimeline on a dial', () => {
  const now = '2025-04-06T12:04:00Z';
  const dial = { ...props, layout: 'dial' as const, windows: allWindows, now };
  const items = () => screen.getAllByRole('listitem');
  const summary = () => document.querySelector('[data-part="running"]');
  const drawing = () => document.querySelector('[data-part="day-dial"]');

  test('lists everything on the dial by time, in the time zone of the place @wcag:1.1.1 @wcag:1.3.1', async () => {
    const { container } = render(<DayTimeline {...dial} />);
    const figure = screen.getByRole('figure', { name: 'The day' });
    expect(within(figure).getByText('Times by the clocks of New Delhi')).toBeInTheDocument();
    expect(items()).toHaveLength(8);
    expect(items()[0]).toHaveTextContent(/Abhijit Muhurta Auspicious 11:57 am to 12:48 pm$/);
    expect(items()[7]).toHaveTextContent(
      /Brahma Muhurta Auspicious 4:28 am to 5:\d\d am tomorrow$/,
    );
    expect(drawing()).toHaveAttribute('aria-hidden', 'true');
    expect(await axeViolations(container)).toEqual([]);
  });

  test('a quality has a word, an icon and a pattern, not a colour alone @wcag:1.4.1', () => {
    render(<DayTimeline {...dial} />);
    const icon = (index: number) => items()[index]?.querySelector('svg')?.innerHTML;
    expect(icon(0)).not.toBe(icon(1));
    for (const segment of document.querySelectorAll('[data-part="window"]')) {
      const isHatched = segment.querySelector('[data-part="hatch"]') !== null;
      expect(isHatched).toBe(segment.getAttribute('data-quality') === 'inauspicious');
    }
  });

  test('a window has the same number on the dial and in the list', () => {
    render(<DayTimeline {...dial} />);
    const numbers = [...document.querySelectorAll('[data-part="window"]')].map(
      ({ textContent }) => textContent,
    );
    expect(numbers).toEqual(['1', '2', '3', '4', '5', '6', '7', '8']);
    expect(items()[5]).toHaveTextContent(/^6Rahu Kaal/);
  });

  test('names and marks all that run now and until when, else what comes next', () => {
    const { rerender } = render(<DayTimeline {...dial} />);
    expect(summary()).toHaveTextContent('Inauspicious now: Dur Muhurta until 5:50 pm');
    expect(summary()).toHaveTextContent('Inauspicious now: Rahu Kaal until 6:41 pm');
    expect(screen.getAllByRole('listitem', { current: 'time' })).toHaveLength(2);
    rerender(<DayTimeline {...dial} now="2025-04-06T05:00:00Z" />);
    expect(summary()).toHaveTextContent(/^Next: Abhijit Muhurta, 11:57 am to 12:48 pm$/);
    rerender(<DayTimeline {...dial} now="2025-04-07T00:10:00Z" />);
    expect(summary()).toBeEmptyDOMElement();
  });

  test('the hand points at now, and is absent on another day', () => {
    const { rerender } = render(<DayTimeline {...dial} />);
    expect(drawing()?.querySelectorAll('[data-part="now"]')).toHaveLength(1);
    expect(drawing()).toHaveTextContent(/5:34 pmDay$/);
    rerender(<DayTimeline {...dial} now="2025-04-06T20:00:00Z" />);
    expect(drawing()).toHaveTextContent(/1:30 amNight$/);
    rerender(<DayTimeline {...dial} now="2025-04-08T12:04:00Z" />);
    expect(drawing()?.querySelector('[data-part="now"]')).not.toBeInTheDocument();
    expect(summary()).toBeEmptyDOMElement();
  });

  test('a window that begins is announced politely, what ran at first is not @wcag:4.1.3', () => {
    const { rerender } = render(<DayTimeline {...dial} now="2025-04-06T06:20:00Z" />);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    rerender(<DayTimeline {...dial} now="2025-04-06T06:27:00Z" />);
    expect(screen.getByRole('status')).toHaveTextContent(
      'Auspicious now: Abhijit Muhurta, until 12:48 pm',
    );
    rerender(<DayTimeline {...dial} now="2025-04-06T09:50:00Z" />);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  test('hours are those of the place’s time zone, in 12 or 24 hours', () => {
    const plain = { ...dial, windows: [], now: '2025-05-06T00:00:00Z' };
    const { rerender } = render(<DayTimeline {...plain} />);
    const hours = () =>
      [...drawing()!.querySelectorAll('text')].map(({ textContent }) => textContent);
    expect(hours()).toEqual(['9', '12', '3', '6', '9', '12', '3', '6']);
    rerender(<DayTimeline {...plain} hourCycle="h23" />);
    expect(hours()).toEqual(['9', '12', '15', '18', '21', '0', '3', '6']);
    expect(screen.getByText('No times are marked on this day.')).toBeInTheDocument();
  });

  test('a note is listed next to the quality, and a window may have a name of its own', () => {
    const own = { name: 'Vijaya', quality: 'auspicious', note: 'first half' } as const;
    render(
      <DayTimeline {...dial} windows={[{ ...own, start: props.sunrise, end: props.sunset }]} />,
    );
    expect(items()[0]).toHaveTextContent('Vijaya Now Auspicious, first half');
  });

  test('shows Hindi', () => {
    render(
      <I18nProvider locale="hi" messages={hi}>
        <DayTimeline {...dial} />
      </I18nProvider>,
    );
    expect(summary()).toHaveTextContent('अभी अशुभ: राहु काल शाम 6:41 तक');
  });
});

describe('types', () => {
  const day = { sunrise: '', sunset: '', nextSunrise: '' };

  test('wrong use does not compile', () => {
    // @ts-expect-error: a drawing needs a title
    void (<DayTimeline {...day} timeZone="Asia/Kolkata" />);
    // @ts-expect-error: times belong to a place
    void (<DayTimeline {...day} title="The day" />);
    const tea = { kind: 'tea' as const, start: '', end: '' };
    // @ts-expect-error: its kinds are those of the almanac
    void (<DayTimeline {...day} title="The day" timeZone="UTC" windows={[tea]} />);
  });
});

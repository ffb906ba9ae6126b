import { act, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { behavesAsComponent } from '../../test/contract.tsx';
import { I18nProvider } from '../i18n/index.ts';
import { MuhurtaClock } from './index.ts';
import { sampleDay, sampleNow, samplePeriods } from './muhurta-clock.samples.ts';
import { hi } from '../messages-hi/index.ts';

const props = {
  title: 'Muhurtas',
  ...sampleDay,
  periods: samplePeriods,
  timeZone: 'Asia/Kolkata',
  place: 'New Delhi',
  now: sampleNow,
};

const items = () => screen.getAllByRole('listitem');
const summary = () => document.querySelector('[data-part="running"]');

afterEach(() => {
  vi.useRealTimers();
});

describe('MuhurtaClock', () => {
  behavesAsComponent(MuhurtaClock, { props });

  test('lists everything on the dial by time, in the time zone of the place @wcag:1.1.1 @wcag:1.3.1', () => {
    render(<MuhurtaClock {...props} />);
    const figure = screen.getByRole('figure', { name: 'Muhurtas' });
    expect(within(figure).getByText('Times by the clocks of New Delhi')).toBeInTheDocument();
    expect(items()).toHaveLength(8);
    expect(items()[0]).toHaveTextContent(/Abhijit Muhurta Auspicious 11:57 am to 12:48 pm$/);
    expect(items()[7]).toHaveTextContent(
      /Brahma Muhurta Auspicious 4:28 am to 5:\d\d am tomorrow$/,
    );
    expect(document.querySelector('[data-part="muhurta-dial"]')).toHaveAttribute(
      'aria-hidden',
      'true',
    );
  });

  test('a quality has a word, an icon and a pattern, not a colour alone @wcag:1.4.1', () => {
    render(<MuhurtaClock {...props} />);
    const icon = (index: number) => items()[index]?.querySelector('svg')?.innerHTML;
    expect(icon(0)).not.toBe(icon(1));
    for (const segment of document.querySelectorAll('[data-part="muhurta"]')) {
      const isHatched = segment.querySelector('[data-part="hatch"]') !== null;
      expect(isHatched).toBe(segment.getAttribute('data-quality') === 'inauspicious');
    }
  });

  test('a period has the same number on the dial and in the list', () => {
    render(<MuhurtaClock {...props} />);
    const dial = [...document.querySelectorAll('[data-part="muhurta"]')].map((segment) => [
      segment.getAttribute('data-kind'),
      segment.textContent,
    ]);
    expect(dial).toContainEqual(['rahu_kaal', '6']);
    expect(items()[5]).toHaveTextContent(/^6Rahu Kaal/);
  });

  test('lists and marks all that are running now and until when', () => {
    render(<MuhurtaClock {...props} />);
    expect(summary()).toHaveTextContent('Inauspicious now: Dur Muhurta until 5:50 pm');
    expect(summary()).toHaveTextContent('Inauspicious now: Rahu Kaal until 6:41 pm');
    expect(screen.getAllByRole('listitem', { current: 'time' })).toHaveLength(2);
  });

  test('shows the next one if none is running, and none at the end of the day', () => {
    const { rerender } = render(<MuhurtaClock {...props} now="2025-04-06T05:00:00Z" />);
    expect(summary()).toHaveTextContent(/^Next: Abhijit Muhurta, 11:57 am to 12:48 pm$/);
    rerender(<MuhurtaClock {...props} now="2025-04-07T00:10:00Z" />);
    expect(summary()).toBeEmptyDOMElement();
  });

  test('the hand points at now, and is absent on another day', () => {
    const { rerender } = render(<MuhurtaClock {...props} />);
    const dial = document.querySelector('[data-part="muhurta-dial"]');
    expect(dial?.querySelectorAll('[data-part="now"]')).toHaveLength(1);
    expect(dial).toHaveTextContent(/5:34 pmDay$/);
    rerender(<MuhurtaClock {...props} now="2025-04-06T20:00:00Z" />);
    expect(dial).toHaveTextContent(/1:30 amNight$/);
    rerender(<MuhurtaClock {...props} now="2025-04-08T12:04:00Z" />);
    expect(dial?.querySelector('[data-part="now"]')).not.toBeInTheDocument();
    expect(summary()).toBeEmptyDOMElement();
  });

  test('a period that begins is announced politely, what ran at first is not @wcag:4.1.3', () => {
    const { rerender } = render(<MuhurtaClock {...props} now="2025-04-06T06:20:00Z" />);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    rerender(<MuhurtaClock {...props} now="2025-04-06T06:27:00Z" />);
    expect(screen.getByRole('status')).toHaveTextContent(
      'Auspicious now: Abhijit Muhurta, until 12:48 pm',
    );
    rerender(<MuhurtaClock {...props} now="2025-04-06T09:50:00Z" />);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  test('without now it reads the visitor’s clock after hydration', () => {
    vi.useFakeTimers({ now: new Date('2025-04-06T11:35:30Z') });
    expect(renderToString(<MuhurtaClock {...props} now={undefined} />)).not.toContain('now:');
    render(<MuhurtaClock {...props} now={undefined} />);
    expect(summary()).not.toHaveTextContent('Rahu Kaal');
    act(() => {
      vi.advanceTimersByTime(90_000);
    });
    expect(summary()).toHaveTextContent('Inauspicious now: Rahu Kaal');
  });

  test('hours are those of the place’s time zone, in 12 or 24 hours', () => {
    const { rerender } = render(
      <MuhurtaClock {...props} now="2025-05-06T00:00:00Z" periods={[]} />,
    );
    const hours = () =>
      [...document.querySelectorAll('[data-part="muhurta-dial"] text')].map(
        ({ textContent }) => textContent,
      );
    expect(hours()).toEqual(['9', '12', '3', '6', '9', '12', '3', '6']);
    rerender(<MuhurtaClock {...props} now="2025-05-06T00:00:00Z" periods={[]} hourCycle="h23" />);
    expect(hours()).toEqual(['9', '12', '15', '18', '21', '0', '3', '6']);
  });

  test('a note is listed next to the quality; a day without times shows a message', () => {
    const { rerender } = render(
      <MuhurtaClock {...props} periods={[{ ...samplePeriods[0]!, note: 'first half' }]} />,
    );
    expect(items()[0]).toHaveTextContent('Inauspicious, first half');
    rerender(<MuhurtaClock {...props} periods={[]} place={undefined} />);
    expect(screen.getByText('No times are marked on this day.')).toBeInTheDocument();
    expect(screen.getByText('Times by the clocks of Asia/Kolkata')).toBeInTheDocument();
  });

  test('shows Hindi', () => {
    render(
      <I18nProvider locale="hi" messages={hi}>
        <MuhurtaClock {...props} />
      </I18nProvider>,
    );
    expect(summary()).toHaveTextContent('अभी अशुभ: राहु काल शाम 6:41 तक');
  });
});

describe('types', () => {
  const day = { title: 'Day', sunrise: '', sunset: '', nextSunrise: '' };

  test('wrong use does not compile', () => {
    // @ts-expect-error: an instant has no clock time without a place
    void (<MuhurtaClock {...day} periods={[]} />);
    void (
      (
        // @ts-expect-error: its kinds are those of the almanac
        <MuhurtaClock {...day} timeZone="UTC" periods={[{ kind: 'tea', start: '', end: '' }]} />
      )
    );
  });
});

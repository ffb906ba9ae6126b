import { render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { behavesAsComponent } from '../../test/contract.tsx';
import { I18nProvider } from '../i18n/index.ts';
import { LimbTimeline } from './index.ts';
import {
  sampleDay,
  sampleEvents,
  sampleLimbs,
  sampleNow,
  sampleWindows,
} from './limb-timeline.samples.ts';
import { hi } from '../messages-hi/index.ts';

const props = {
  title: 'The day',
  ...sampleDay,
  limbs: sampleLimbs,
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

describe('LimbTimeline', () => {
  behavesAsComponent(LimbTimeline, { props });

  test('has all of its content as a table @wcag:1.1.1 @wcag:1.3.1', () => {
    render(<LimbTimeline {...props} />);
    const table = screen.getByRole('table', { name: 'The day' });
    expect(within(table).getAllByRole('row')).toHaveLength(1 + 8 + 6 + 5);
    expect(rowOf('Shukla Navami')).toHaveTextContent(
      'TithiShukla Navami7:26 pm yesterday to 7:23 pm, running now',
    );
    expect(rowOf('Rahu Kaal')).toHaveTextContent('InauspiciousRahu Kaal5:06 pm to 6:41 pm');
    expect(rowOf('Moonset')).toHaveTextContent('3:03 am tomorrow');
  });

  test('names the place by whose clocks the times are', () => {
    const { rerender } = render(<LimbTimeline {...props} />);
    expect(screen.getByText('Times by the clocks of New Delhi')).toBeInTheDocument();
    rerender(<LimbTimeline {...props} place={undefined} />);
    expect(screen.getByText('Times by the clocks of Asia/Kolkata')).toBeInTheDocument();
  });

  test('the current limbs are marked for screen readers', () => {
    render(<LimbTimeline {...props} />);
    const running = screen.getAllByRole('row', { current: 'time' });
    expect(running.map((row) => within(row).getByRole('rowheader').textContent)).toEqual([
      'Shukla Navami',
      'Pushya',
      'Sukarma',
      'Kaulava',
    ]);
  });

  test('a limb that begins before or ends after the day is cut visibly', () => {
    const { container } = render(<LimbTimeline {...props} />);
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
    const { container } = render(<LimbTimeline {...props} />);
    const labels = (side: string) =>
      container.querySelector(`[data-part="windows-${side}"]`)?.textContent;
    expect(labels('above')).toContain('Abhijit');
    expect(labels('above')).not.toContain('Rahu Kaal');
    expect(labels('below')).toContain('Rahu Kaal');
    expect(container.querySelectorAll('[data-part="windows-below"] svg')).toHaveLength(3);
  });

  test('marks now, and nothing outside the day', () => {
    const { container, rerender } = render(<LimbTimeline {...props} />);
    expect(container.querySelectorAll('[data-part="now"]')).toHaveLength(2);
    rerender(<LimbTimeline {...props} now="2025-04-09T05:00:00Z" />);
    expect(container.querySelectorAll('[data-part="now"]')).toHaveLength(0);
    expect(screen.queryByText(/^Now/)).not.toBeInTheDocument();
  });

  test('without now it reads the visitor’s clock after hydration', () => {
    vi.useFakeTimers({ now: new Date(sampleNow) });
    expect(renderToString(<LimbTimeline {...props} now={undefined} />)).not.toContain('Now ');
    render(<LimbTimeline {...props} now={undefined} />);
    expect(screen.getAllByText('Now 10:24 am')).toHaveLength(2);
  });

  test('the clocks may have twenty-four hours', () => {
    render(<LimbTimeline {...props} hourCycle="h23" />);
    expect(rowOf('Rahu Kaal')).toHaveTextContent('17:06 to 18:41');
  });

  test('a day without windows and limbs is the plain scale', () => {
    render(<LimbTimeline {...props} limbs={[]} windows={[]} events={[]} />);
    expect(screen.getAllByRole('row')).toHaveLength(4);
  });

  test('shows Hindi', () => {
    render(
      <I18nProvider locale="hi" messages={hi}>
        <LimbTimeline {...props} />
      </I18nProvider>,
    );
    expect(rowOf('Rahu Kaal')).toHaveTextContent('अशुभRahu Kaalशाम 5:06 से शाम 6:41');
  });
});

describe('types', () => {
  const day = { sunrise: '', sunset: '', nextSunrise: '', limbs: [] };

  test('wrong use does not compile', () => {
    // @ts-expect-error: a drawing needs a title
    void (<LimbTimeline {...day} timeZone="Asia/Kolkata" />);
    // @ts-expect-error: times belong to a place
    void (<LimbTimeline {...day} title="The day" />);
  });
});

import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { behavesAsComponent } from '../../test/contract.tsx';
import { I18nProvider } from '../i18n/index.ts';
import { Countdown } from './index.ts';
import { hi } from '../messages-hi/index.ts';

const endsAt = '2026-11-22T17:00:00+05:30';
const now = '2026-11-20T12:00:00+05:30';
const state = () => document.querySelector('[data-part="countdown"]')!.getAttribute('data-state');

describe('Countdown', () => {
  behavesAsComponent(Countdown, { props: { endsAt, now } });

  test('shows days and hours, with a spoken form in full words [S0-275]', () => {
    render(<Countdown endsAt={endsAt} now={now} />);
    expect(screen.getByText('Ends in: 2d:5h')).toBeVisible();
    expect(screen.getByRole('timer')).toHaveTextContent('Ends in 2 days and 5 hours');
  });

  test.each([
    ['2026-11-21T13:00:00+05:30', 'Ends in: 1d:1h', 'Ends in 1 day and 1 hour'],
    ['2026-11-20T12:30:00+05:30', 'Ends in: 0d:0h', 'Ends in less than an hour'],
  ])('until %s it shows %s', (end, seen, label) => {
    render(<Countdown endsAt={end} now={now} />);
    expect(screen.getByText(seen)).toBeVisible();
    expect(screen.getByText(label)).toBeInTheDocument();
  });

  test('shows Hindi', () => {
    render(
      <I18nProvider locale="hi" messages={hi}>
        <Countdown endsAt={endsAt} now={now} />
      </I18nProvider>,
    );
    expect(screen.getByText('शेष: 2 दिन, 5 घंटे')).toBeVisible();
    expect(screen.getByText('2 दिन और 5 घंटे शेष')).toBeInTheDocument();
  });

  test('before hydration its longest text reserves the space, and nothing is announced', () => {
    const page = document.createElement('div');
    page.innerHTML = renderToString(<Countdown endsAt={endsAt} />);
    const [measure, status] = page.firstElementChild!.children;
    expect(measure).toHaveTextContent('Ends in: 99d:23h');
    expect(measure).toHaveAttribute('aria-hidden', 'true');
    expect(status).toBeEmptyDOMElement();
    expect(page.querySelector('[role="timer"]')).toBeNull();
  });
});

describe('a countdown that follows the visitor’s clock', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.setSystemTime('2026-11-22T16:57:30+05:30');
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

  test('ends at its minute and announces it politely, once @wcag:4.1.3', () => {
    render(<Countdown endsAt={endsAt} />);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    pass(149_000);
    expect(state()).toBe('running');
    pass(1000);
    expect(state()).toBe('ended');
    expect(screen.getByRole('status')).toHaveTextContent('Offer ended');
    expect(screen.queryByRole('timer')).toBeNull();
  });

  test('runs one timer, however long it is shown', () => {
    render(<Countdown endsAt={endsAt} />);
    expect(vi.getTimerCount()).toBe(1);
    pass(10 * 60_000);
    expect(vi.getTimerCount()).toBe(1);
  });

  test('runs no timer when now is given, and clears its timer on unmount', () => {
    const { unmount } = render(<Countdown endsAt={endsAt} now={now} />);
    expect(vi.getTimerCount()).toBe(0);
    unmount();
    const other = render(<Countdown endsAt={endsAt} />);
    other.unmount();
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('types', () => {
  test('wrong use does not compile', () => {
    // @ts-expect-error: an end is required
    void (<Countdown />);
    // @ts-expect-error: instants need an offset, so that no time zone is guessed
    void (<Countdown endsAt={new Date()} />);
  });
});

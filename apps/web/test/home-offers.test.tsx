import type { Promotion } from '@jyoti/contract';
import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { endOfOffer } from '../src/features/home/offer-end.ts';
import { fullHome, sky } from './home-content.ts';
import { renderHome, slidesIn, slideWith } from './render-home.tsx';

beforeEach(() => vi.stubGlobal('scrollTo', vi.fn()));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const offers = () => screen.getByRole('region', { name: 'Special Offers' });
const offer = (code: string) => slideWith(offers(), code);

/** The home page at a fixed time. */
async function renderAt(now: string, promotions: Promotion[] = fullHome.promotions) {
  vi.setSystemTime(now);
  return renderHome({ promotions }, { ...sky, at: now });
}

const [reading, , career] = fullHome.promotions as [Promotion, Promotion, Promotion];

describe('the special offers', () => {
  test('are a carousel of the three promotions, with arrows and dots [S0-264] [S0-266] [S0-267]', async () => {
    await renderAt('2026-11-22T06:30:00Z');
    expect(slidesIn(offers())).toHaveLength(3);
    const { getByRole } = within(offers());
    expect(getByRole('button', { name: 'Previous slide' })).toBeVisible();
    expect(getByRole('button', { name: 'Next slide' })).toBeVisible();
    expect(
      within(getByRole('group', { name: 'Choose a slide' })).getAllByRole('button'),
    ).toHaveLength(3);
  });

  test.each([
    ['UGADI50', 'New Year reading', 'A full reading', '50%', '₹2,100', '₹1,050'],
    ['WED30', 'Wedding bundle', 'Two charts', '30%', '₹5,500', '₹3,850'],
    ['WORK25', 'Career bundle', 'Work and timing', '25%', '₹3,200', '₹2,400'],
  ])(
    '%s shows title, subtitle, saving, struck price, price and code [S0-270] [S0-271] [S0-272] [S0-273] [S0-274] [S0-280] [S0-560]',
    async (code, title, subtitle, saving, was, now) => {
      await renderAt('2026-11-22T06:30:00Z');
      const card = offer(code);
      expect(card).toHaveTextContent(title);
      expect(card).toHaveTextContent(subtitle);
      expect(card).toHaveTextContent(saving);
      expect(card.querySelector('s')).toHaveTextContent(was);
      expect(card).toHaveTextContent(now);
      expect(card).toHaveTextContent(`Use code: ${code}`);
    },
  );

  test('the first has a Claim button, the others Get, each with the link of its content [S0-277] [S0-278] [S0-279]', async () => {
    await renderAt('2025-03-01T00:00:00Z');
    const labels = slidesIn(offers()).map((slide) => {
      const link = slide.querySelector('a');
      return [link?.textContent, link?.getAttribute('href')];
    });
    expect(labels).toEqual([
      ['Claim Offer', '#reading'],
      ['Get Bundle', '#matching'],
      ['Get Bundle', '#career'],
    ]);
  });

  test('the countdown shows days and hours to the end of the last day in India [S0-275]', async () => {
    // 15 April ends in India at 18:30 UTC.
    await renderAt('2025-04-13T12:30:00Z');
    expect(within(offer('UGADI50')).getByText('Ends in: 2d:6h')).toBeInTheDocument();
  });

  test('counts down minute by minute while the page is open', async () => {
    vi.useFakeTimers();
    vi.setSystemTime('2025-04-15T17:29:30Z');
    await renderHome({ promotions: [reading] }, { ...sky, at: '2025-04-15T17:29:30Z' });
    expect(offer('UGADI50')).toHaveTextContent('Ends in: 0d:1h');
    await act(() => vi.advanceTimersByTimeAsync(2 * 60_000));
    expect(offer('UGADI50')).toHaveTextContent('Ends in: 0d:0h');
  });

  test('a yearly offer counts to the next occurrence of its day [S0-275]', async () => {
    await renderAt('2026-11-22T06:30:00Z');
    const days = Math.floor(
      (Date.parse('2027-04-15T18:30:00Z') - Date.parse('2026-11-22T06:30:00Z')) / 86_400_000,
    );
    expect(offer('UGADI50')).toHaveTextContent(`Ends in: ${days}d:12h`);
    expect(within(offer('UGADI50')).getByText('Claim Offer').closest('a')).not.toBeNull();
  });

  test('an ended offer that does not renew says so, with a disabled button [S0-276]', async () => {
    await renderAt('2025-04-30T18:30:00Z', [career]);
    const card = offer('WORK25');
    expect(card).toHaveTextContent('Ends in: 0d:0h');
    expect(card).toHaveTextContent('Offer ended');
    expect(within(card).getByRole('button', { name: 'Claim Offer' })).toBeDisabled();
    expect(within(card).queryByRole('link')).toBeNull();
  });

  test('a moment before its end the button is enabled [S0-276]', async () => {
    await renderAt('2025-04-30T18:29:00Z', [career]);
    expect(offer('WORK25')).not.toHaveTextContent('Offer ended');
    expect(within(offer('WORK25')).getByRole('link', { name: /^Claim Offer/ })).toBeVisible();
  });
});

describe('the end of an offer', () => {
  const endAt = (promotion: Promotion, now: string) =>
    new Date(endOfOffer(promotion, Date.parse(now))).toISOString();

  test.each([
    ['2025-01-01T00:00:00Z', '2025-04-15T18:30:00.000Z'],
    ['2025-04-15T18:29:59Z', '2025-04-15T18:30:00.000Z'],
    ['2025-04-15T18:30:00Z', '2026-04-15T18:30:00.000Z'],
    ['2026-04-15T18:29:59Z', '2026-04-15T18:30:00.000Z'],
    ['2026-12-31T19:00:00Z', '2027-04-15T18:30:00.000Z'],
  ])('at %s a yearly one ends at %s', (now, end) => {
    expect(endAt(reading, now)).toBe(end);
  });

  test('one that does not renew ends once', () => {
    expect(endAt(career, '2031-01-01T00:00:00Z')).toBe('2025-04-30T18:30:00.000Z');
  });
});

import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { behavesAsComponent } from '../../../test/contract.tsx';
import { OfferCard } from './index.ts';
import { ugadi } from './offer-card.stories.tsx';

describe('OfferCard', () => {
  behavesAsComponent(OfferCard, {
    props: ugadi,
  });

  test('shows title, saving, both prices, the end and the code @wcag:1.3.1', () => {
    render(<OfferCard {...ugadi} />);
    const card = screen.getByRole('article');
    expect(screen.getByRole('heading', { level: 3, name: 'New Year reading' })).toBeVisible();
    expect(card).toHaveTextContent('Save 50%');
    expect(card.querySelector('s')).toHaveTextContent('₹2,100');
    expect(card).toHaveTextContent('₹1,050');
    expect(card).toHaveTextContent('Ends in: 2d:6h');
    expect(card).toHaveTextContent('Use code: UGADI50');
  });

  test('the link is named after the offer @wcag:2.4.4', () => {
    render(<OfferCard {...ugadi} />);
    expect(screen.getByRole('link', { name: 'Claim Offer: New Year reading' })).toHaveAttribute(
      'href',
      '#claim',
    );
  });

  test('an offer that has ended cannot be claimed', () => {
    render(<OfferCard {...ugadi} now={ugadi.endsAt} />);
    expect(screen.getByRole('button', { name: 'Claim Offer' })).toBeDisabled();
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByRole('article')).toHaveTextContent('Offer ended');
  });

  test('an offer without end has no countdown', () => {
    const { endsAt: _end, now: _now, ...lasting } = ugadi;
    const { container } = render(<OfferCard {...lasting} />);
    expect(container.querySelector('[data-part="countdown"]')).toBeNull();
    expect(screen.getByRole('link')).toBeVisible();
  });
});

describe('an offer that follows the visitor’s clock', () => {
  const { now: _now, ...offer } = ugadi;

  beforeEach(() => {
    vi.useFakeTimers();
    vi.setSystemTime('2026-04-15T18:28:30Z');
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  test('can no longer be claimed once it ends while the page is open', () => {
    render(<OfferCard {...offer} />);
    act(() => vi.advanceTimersByTime(60_000));
    expect(screen.getByRole('link')).toBeVisible();
    act(() => vi.advanceTimersByTime(60_000));
    expect(screen.getByRole('button', { name: 'Claim Offer' })).toBeDisabled();
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByRole('status')).toHaveTextContent('Offer ended');
  });

  test('can be claimed in server-rendered HTML, which has no current time', () => {
    vi.setSystemTime('2026-04-16T00:00:00Z');
    expect(renderToString(<OfferCard {...offer} />)).toContain('href="#claim"');
  });

  test('has no timer without an end', () => {
    const { endsAt: _end, ...lasting } = offer;
    render(<OfferCard {...lasting} />);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('types', () => {
  test('wrong use does not compile', () => {
    // @ts-expect-error: a price is an amount, not words
    void (<OfferCard {...ugadi} price="₹1,050" />);
    const { href: _href, ...leadsNowhere } = ugadi;
    // @ts-expect-error: an offer leads somewhere
    void (<OfferCard {...leadsNowhere} />);
  });
});

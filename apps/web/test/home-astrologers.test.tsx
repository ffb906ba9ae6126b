import type { Astrologer } from '@jyoti/contract';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fullHome } from './home-content.ts';
import { renderHome, slideWith } from './render-home.tsx';

beforeEach(() => vi.stubGlobal('scrollTo', vi.fn()));
afterEach(() => vi.unstubAllGlobals());

const { astrologers } = fullHome;
const people = () => screen.getByRole('region', { name: 'MEET OUR EXPERT ASTROLOGERS' });
const cardOf = (name: string) => slideWith(people(), name);
const hidden = { hidden: true } as const;

/** The value of a label in a card's list of facts. */
function fact(card: HTMLElement, label: string): string {
  const term = [...card.querySelectorAll('dt')].find(({ textContent }) => textContent === label);
  return term?.nextElementSibling?.textContent ?? '';
}

function renderOne(part: Partial<Astrologer>) {
  const [first] = astrologers;
  if (!first) throw new Error('no astrologer');
  return renderHome({ astrologers: [{ ...first, ...part }] });
}

describe('the expert astrologers', () => {
  test('are below their heading, each in a slide with a dot [S0-214]', async () => {
    await renderHome();
    expect(
      screen.getByRole('heading', { level: 2, name: 'MEET OUR EXPERT ASTROLOGERS' }),
    ).toBeVisible();
    for (const { name } of astrologers) expect(cardOf(name)).toBeInTheDocument();
  });

  test.each(astrologers)(
    '$name: name, portrait, fields, years, languages, rating, reviews, badges, description, slot and wait [S0-219] [S0-220] [S0-221] [S0-222] [S0-223] [S0-224] [S0-226] [S0-230] [S0-231] [S0-232]',
    async (astrologer) => {
      await renderHome();
      const card = cardOf(astrologer.name);
      const { getByRole, getByText } = within(card);
      const name = getByRole('heading', { ...hidden, name: astrologer.name });
      expect(within(name).getByRole('link', hidden)).toHaveAttribute('href', astrologer.url);
      const portrait = card.querySelector('[data-part="avatar"]');
      const isDrawn = astrologer.image === '';
      expect(portrait).toHaveAttribute('data-state', isDrawn ? 'drawn' : 'picture');
      expect(portrait?.querySelector('img')?.getAttribute('src') ?? '').toBe(astrologer.image);
      expect(getByText(astrologer.specializations.join(', '))).toBeInTheDocument();
      expect(fact(card, 'Experience')).toBe(`${astrologer.experience} years`);
      expect(fact(card, 'Languages')).toBe(astrologer.languages.join(', '));
      expect(fact(card, 'Rating')).toContain(`${astrologer.rating} out of 5`);
      expect(fact(card, 'Rating')).toContain(`${astrologer.reviewCount} reviews`);
      for (const badge of astrologer.badges) expect(getByText(badge)).toBeInTheDocument();
      expect(getByText(astrologer.bio)).toBeInTheDocument();
      expect(fact(card, 'Next slot')).toBe(astrologer.availability.nextSlot);
      expect(fact(card, 'Wait time')).toBe(astrologer.availability.waitTime);
    },
  );

  test.each(['Online', 'Available', 'Busy', 'Offline'] as const)(
    'the card shows %s if the content has it [S0-227]',
    async (status) => {
      await renderOne({ status });
      expect(within(people()).getByText(status)).toBeVisible();
    },
  );

  test('the price is in rupees per minute, the list price struck through [S0-228] [S0-229]', async () => {
    await renderOne({ price: 30, listPrice: 50 });
    const price = people().querySelector('[data-part="price"]');
    expect(price).toHaveTextContent('₹30 per minute');
    expect(price?.querySelector('s')).toHaveTextContent('₹50');
  });

  test.each([30, 20])(
    'a list price of %d is not shown if the price is 30 [S0-229]',
    async (listPrice) => {
      await renderOne({ price: 30, listPrice });
      expect(people().querySelector('s')).toBeNull();
    },
  );

  test.each(['Online', 'Available'] as const)(
    'an astrologer who is %s has call and chat buttons [S0-233] [S0-234]',
    async (status) => {
      await renderOne({ status, name: 'Meera Joshi', url: '/astrologers/meera' });
      const { getByRole } = within(people());
      expect(getByRole('link', { name: 'Call Meera Joshi' })).toHaveAttribute(
        'href',
        '/astrologers/meera?ask=call#ask',
      );
      expect(getByRole('link', { name: 'Chat with Meera Joshi' })).toHaveAttribute(
        'href',
        '/astrologers/meera?ask=chat#ask',
      );
    },
  );

  test.each(['Busy', 'Offline'] as const)(
    'an astrologer who is %s has none [S0-235]',
    async (status) => {
      await renderOne({ status, name: 'Meera Joshi' });
      const { getByRole, queryByRole } = within(people());
      expect(getByRole('button', { name: 'Call Meera Joshi' })).toBeDisabled();
      expect(getByRole('button', { name: 'Chat with Meera Joshi' })).toBeDisabled();
      expect(queryByRole('link', { name: /Call|Chat/ })).toBeNull();
    },
  );

  test('there is no call button without calls, and no chat button without chat', async () => {
    await renderOne({ status: 'Online', name: 'Meera Joshi', call: false });
    const { getByRole } = within(people());
    expect(getByRole('button', { name: 'Call Meera Joshi' })).toBeDisabled();
    expect(getByRole('link', { name: 'Chat with Meera Joshi' })).toBeVisible();
  });
});

import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SkyToday } from '@jyoti/contract';
import { setStorageOwner } from '../src/platform/session/visitor-data.ts';
import { rememberPlace } from '../src/features/places/last-place.ts';
import { fullHome, sky } from './home-content.ts';
import { renderHome, slidesIn } from './render-home.tsx';
import { asha } from './render-site.tsx';

beforeEach(() => vi.stubGlobal('scrollTo', vi.fn()));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const hero = () => screen.getByRole('region', { name: 'Welcome to Jyoti' });
/** The visible slide, counted from 1. */
const shown = () => slidesIn(hero()).findIndex((slide) => slide.dataset['state'] === 'in-view') + 1;
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const press = (name: string) => act(() => within(hero()).getByRole('button', { name }).click());

describe('the sky of the hero', () => {
  const glyphs = () => hero().querySelectorAll('[data-part="sky-scene"] [data-part="graha-glyph"]');
  const pune = { name: 'Pune, Maharashtra, India', latitude: 18.5196, longitude: 73.8554 };
  const inPune: SkyToday = {
    ...sky,
    at: new Date().toISOString(),
    over: {
      ...sky.over,
      ascendant: 190,
      grahas: sky.over.grahas.map((one) => ({ ...one, is_up: one.graha === 'Moon' })),
    },
  };

  test('is that over New Delhi when the page was rendered, with what is above the horizon named from the east', async () => {
    await renderHome({}, { ...sky, at: new Date().toISOString() });
    const caption = within(hero())
      .getByText(/^The sky over New Delhi at/)
      .closest('p');
    expect(caption).toHaveTextContent(
      /^The sky over New Delhi at \d{1,2}:\d\d (am|pm): Sun, Mercury, Venus, Mars, Jupiter and Ketu are up\.$/,
    );
    expect(glyphs()).toHaveLength(6);
  });

  test('is that over the place of the visitor’s last panchang, requested to a tenth of a degree', async () => {
    localStorage.setItem('token', 'stored-token');
    setStorageOwner(asha, 'stored-token');
    rememberPlace({ ...pune, timezone: 'Asia/Kolkata' });
    let query = '';
    await renderHome(
      {},
      { ...sky, at: new Date().toISOString() },
      {
        'GET /api/auth/profile': { body: { data: asha } },
        'GET /api/sky/today': ({ search }) => {
          query = search;
          return { body: { data: inPune } };
        },
      },
    );
    const caption = await within(hero()).findByText(/^The sky over Pune at/);
    expect(caption.closest('p')).toHaveTextContent(/: Moon is up\.$/);
    expect(glyphs()).toHaveLength(1);
    expect(query).toBe('?latitude=18.5&longitude=73.9');
  });

  test('if it fails to load, the instruments are shown without it', async () => {
    await renderHome({}, null, { 'GET /api/sky/today': 'no response' });
    expect(glyphs()).toHaveLength(0);
    expect(within(hero()).queryByText(/^The sky over/)).not.toBeInTheDocument();
  });
});

describe('the hero', () => {
  test('each slide has heading, subheading and a link [S0-175] [S0-176] [S0-177]', async () => {
    await renderHome();
    const slides = slidesIn(hero());
    expect(slides).toHaveLength(3);
    for (const [index, slide] of slides.entries()) {
      const n = index + 1;
      expect(within(slide).getByText(`Heading ${n}`)).toBeInTheDocument();
      expect(within(slide).getByText(`Subheading ${n}`)).toBeInTheDocument();
      const action = within(slide).getByText(`Action ${n}`).closest('a');
      expect(action).toHaveAttribute('href', `/kundli#${n}`);
    }
  });

  test('advances after six seconds, not before, and loops [S0-171] [S0-172] [S0-554] [S0-564]', async () => {
    vi.useFakeTimers();
    await renderHome();
    expect(shown()).toBe(1);
    await pass(5999);
    expect(shown()).toBe(1);
    await pass(1);
    expect(shown()).toBe(2);
    await pass(6000);
    expect(shown()).toBe(3);
    await pass(6000);
    expect(shown()).toBe(1);
  });

  test('loops from the first slide back to the last, and from the last to the first [S0-172]', async () => {
    await renderHome();
    press('Previous slide');
    expect(shown()).toBe(3);
    press('Next slide');
    expect(shown()).toBe(1);
  });

  test('has arrows with two slides and none with one [S0-173] [S0-174]', async () => {
    const { unmount } = await renderHome({ slides: fullHome.slides.slice(0, 2) });
    expect(within(hero()).getByRole('button', { name: 'Previous slide' })).toBeVisible();
    expect(within(hero()).getByRole('button', { name: 'Next slide' })).toBeVisible();
    unmount();
    await renderHome({ slides: fullHome.slides.slice(0, 1) });
    expect(within(hero()).queryByRole('button')).toBeNull();
  });

  test('is not rendered without slides, and the page still has one h1 [S0-178]', async () => {
    await renderHome({ slides: [] });
    expect(screen.queryByRole('region', { name: 'Welcome to Jyoti' })).toBeNull();
    expect(screen.queryByText(/^Trusted by/)).toBeNull();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });

  test('its bar shows the number of clients, the average rating and the number of reviews [S0-179] [S0-180] [S0-181]', async () => {
    await renderHome();
    expect(within(hero()).getByText('Trusted by 50,000+ clients')).toBeVisible();
    expect(within(hero()).getByText('4.8 average from 15,000 reviews')).toBeVisible();
  });
});

import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fullHome } from './home-content.ts';
import { renderHome, slidesIn } from './render-home.tsx';

beforeEach(() => vi.stubGlobal('scrollTo', vi.fn()));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const hero = () => screen.getByRole('region', { name: 'Welcome to Jyoti' });
/** The slide in view, counted from 1. */
const shown = () => slidesIn(hero()).findIndex((slide) => slide.dataset['state'] === 'in-view') + 1;
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const press = (name: string) => act(() => within(hero()).getByRole('button', { name }).click());

describe('the hero', () => {
  test('each slide has heading, subheading and a link with its words and its address [S0-175] [S0-176] [S0-177]', async () => {
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

  test('moves on after six seconds, not before, and comes round [S0-171] [S0-172] [S0-554] [S0-564]', async () => {
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

  test('before the first slide comes the last, after the last the first [S0-172]', async () => {
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

  test('is not there without slides, and the page has its one first heading all the same [S0-178]', async () => {
    await renderHome({ slides: [] });
    expect(screen.queryByRole('region', { name: 'Welcome to Jyoti' })).toBeNull();
    expect(screen.queryByText(/^Trusted by/)).toBeNull();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });

  test('its bar says how many trust, the average and how many reviews [S0-179] [S0-180] [S0-181]', async () => {
    await renderHome();
    expect(within(hero()).getByText('Trusted by 50,000+ clients')).toBeVisible();
    expect(within(hero()).getByText('4.8 average from 15,000 reviews')).toBeVisible();
  });
});

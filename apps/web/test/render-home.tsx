import type { Home, SkyToday } from '@jyoti/contract';
import { within } from '@testing-library/react';
import { blog, fullHome, sky } from './home-content.ts';
import { fakeApi, header, renderSite } from './render-site.tsx';

/** The home page with preloaded content, partly overridden. */
export function renderHome(
  part: Partial<Home> = {},
  today: SkyToday | null = sky,
  responses: Parameters<typeof fakeApi>[0] = {},
) {
  fakeApi(responses);
  const data = { header, home: { ...fullHome, ...part }, 'sky/today': today, articles: blog };
  return renderSite('/', data);
}

/** The slides of a carousel in order, visible or not. */
export function slidesIn(carousel: HTMLElement): HTMLElement[] {
  return within(carousel)
    .getAllByRole('group', { hidden: true })
    .filter((group) => group.dataset['part'] === 'carousel-slide');
}

/** The slide of a carousel with a given text. */
export function slideWith(carousel: HTMLElement, words: string): HTMLElement {
  const slide = slidesIn(carousel).find(({ textContent }) => textContent?.includes(words));
  if (!slide) throw new Error(`no slide says “${words}”`);
  return slide;
}

import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { fakeApi, renderSite, type FakeResponse, type Call } from './render-site.tsx';
import { contentResponses, storedHome } from './site-content.ts';

/** Resets storage and stubs; for every test of the pages for reading. */
export function freshReader() {
  beforeEach(() => {
    localStorage.clear();
    vi.stubGlobal('scrollTo', vi.fn());
  });
  afterEach(() => vi.unstubAllGlobals());
}

/** The site at a path with the shipped content, after rendering. */
export async function openPage(
  path: string,
  responses: Record<
    string,
    FakeResponse | ((call: Call) => FakeResponse | Promise<FakeResponse>)
  > = {},
) {
  const calls = fakeApi({
    ...contentResponses,
    'GET /api/home': { body: storedHome },
    ...responses,
  });
  const site = await renderSite(path, {});
  await act(async () => undefined);
  return { ...site, calls };
}

/** The content of the page, without the site's header and footer. */
export const main = () => within(screen.getByRole('main'));

/** The section under a heading. */
export function part(name: string | RegExp) {
  const heading = main().getByRole('heading', { name });
  const section = heading.closest('section, article, div');
  if (!(section instanceof HTMLElement)) throw new Error(`nothing stands around ${name}`);
  return within(section);
}

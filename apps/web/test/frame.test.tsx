import type { Header } from '@jyoti/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { asha, fakeApi, header, home, renderSite, type FakeResponse } from './render-site.tsx';

const signedIn = { 'GET /api/auth/profile': { body: { data: asha } } };
/**
 * The header of the site. Browsers do not treat a header inside `main` as a banner, but Testing
 * Library does.
 */
const siteHeader = () => screen.getAllByRole('banner')[0] as HTMLElement;
const banner = () => within(siteHeader());
const footer = () => within(screen.getByRole('contentinfo'));

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('scrollTo', vi.fn());
});
afterEach(() => vi.unstubAllGlobals());

describe('the header', () => {
  const isSkeleton = () => {
    expect(siteHeader()).toHaveAttribute('aria-busy', 'true');
    expect(banner().getByText('Loading the menu…')).toBeInTheDocument();
    expect(banner().queryByRole('link')).not.toBeInTheDocument();
  };

  test('is a skeleton until its data load, then shows the server’s navigation [S0-050] [S0-066]', async () => {
    let respond: (response: FakeResponse) => void = () => undefined;
    fakeApi({
      'GET /api/header': () =>
        new Promise((resolve) => {
          respond = resolve;
        }),
    });
    await renderSite('/about', {});
    isSkeleton();
    const navigation = [
      { id: 'sky', title: 'Tonight', path: '/panchang', hasDropdown: false, dropdownItems: [] },
    ];
    respond({ body: { ...header, navigation } });
    const main = within(await waitFor(() => banner().getByRole('navigation', { name: 'Main' })));
    expect(main.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Tonight']);
    expect(main.getByRole('link', { name: 'Tonight' })).toHaveAttribute('href', '/panchang');
    expect(siteHeader()).not.toHaveAttribute('aria-busy');
  });

  test.each<[string, Partial<Header>]>([
    ['the logo is absent [S0-067]', { logo: undefined }],
    ['the navigation is absent [S0-068]', { navigation: undefined }],
    ['the action buttons are absent [S0-069]', { actionButtons: undefined }],
    ['the navigation is empty [S0-070]', { navigation: [] }],
  ])('stays a skeleton if %s', async (_name, part) => {
    fakeApi({});
    await renderSite('/about', { header: { ...header, ...part } as Header });
    isSkeleton();
  });

  test('has a logo that links to the home page [S0-049]', async () => {
    fakeApi({});
    await renderSite('/about');
    expect(banner().getByRole('link', { name: 'Jyoti' })).toHaveAttribute('href', '/');
  });

  test('offers Login and Sign Up to a guest, and neither Profile nor Logout [S0-057] [S0-058]', async () => {
    fakeApi({});
    await renderSite('/about');
    expect(banner().getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
    expect(banner().getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/signup');
    expect(banner().queryByText(/^Welcome/)).not.toBeInTheDocument();
    expect(banner().queryByRole('link', { name: 'Profile' })).not.toBeInTheDocument();
    expect(banner().queryByRole('button', { name: 'Logout' })).not.toBeInTheDocument();
  });

  test('welcomes a logged-in visitor, with Profile and Logout instead [S0-059] [S0-060] [S0-061] [S0-062]', async () => {
    localStorage.setItem('token', 'stored-token');
    fakeApi(signedIn);
    await renderSite('/about');
    expect(await banner().findByText('Welcome, Asha!')).toBeVisible();
    expect(banner().getByRole('link', { name: 'Profile' })).toHaveAttribute('href', '/profile');
    expect(banner().getByRole('button', { name: 'Logout' })).toBeEnabled();
    expect(banner().queryByRole('link', { name: 'Login' })).not.toBeInTheDocument();
    expect(banner().queryByRole('link', { name: 'Sign Up' })).not.toBeInTheDocument();
  });

  test('links to the profile, not to the login, if the check of a stored token gets no response', async () => {
    localStorage.setItem('token', 'stored-token');
    fakeApi({ 'GET /api/auth/profile': { status: 500, body: {} } });
    await renderSite('/about');
    expect(await banner().findByRole('link', { name: 'Profile' })).toHaveAttribute(
      'href',
      '/profile',
    );
    expect(banner().getByRole('button', { name: 'Logout' })).toBeEnabled();
    expect(banner().queryByText(/^Welcome/)).not.toBeInTheDocument();
    expect(banner().queryByRole('link', { name: 'Login' })).not.toBeInTheDocument();
  });
});

/** Path, page name, checklist id. */
const publicPages = [
  ['/login', 'Login', ' [S0-012]'],
  ['/signup', 'Sign Up', ' [S0-013]'],
] as const;
/** Path, page name, and heading if it differs. */
const protectedPages: readonly [path: string, name: string, heading?: string][] = [
  ['/profile', 'Your Profile'],
  ['/kundli', 'Kundli Making'],
  ['/kundli-matching', 'Kundli Matching', 'KUNDLI MATCHING'],
  ['/generate-kundli-matching', 'Kundli Matching', 'KUNDLI MATCHING'],
  ['/numerology', 'Numerology'],
  ['/panchang?edit', 'Panchang', 'Vedic time wisdom for your day and place'],
  ['/gemestone', 'Gemstone Recommendation'],
  ['/horoscope', 'Horoscope', 'Aries daily horoscope'],
  ['/poojas', 'Ceremonies'],
  ['/poojas/1', 'Ceremony'],
];

const follows = (first: Element, second: Element) =>
  Boolean(first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING);

describe('every page', () => {
  const assertShown = () => {
    const main = screen.getByRole('main');
    expect(follows(siteHeader(), main)).toBe(true);
    expect(follows(main, screen.getByRole('contentinfo'))).toBe(true);
    expect(within(main).getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  };

  test.each(publicPages)(
    '%s has its title, one first heading, the header above and the footer below [S0-032] [S0-033]$2',
    async (path, name) => {
      fakeApi({});
      await renderSite(path);
      assertShown();
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(name);
      expect(document.title).toBe(`${name} · Jyoti`);
    },
  );

  test.each(protectedPages)(
    '%s has its title, one first heading, the header above and the footer below [S0-032] [S0-033]',
    async (path, name, heading = name) => {
      localStorage.setItem('token', 'stored-token');
      fakeApi(signedIn);
      await renderSite(path);
      expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
      assertShown();
      expect(document.title).toBe(`${name} · Jyoti`);
    },
  );

  test('/ has its title, one first heading, the header above and the footer below [S0-011] [S0-032] [S0-033]', async () => {
    fakeApi({});
    await renderSite('/');
    assertShown();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      home.slides[0]?.heading ?? '',
    );
    expect(document.title).toBe('Jyoti: Vedic astrology, calculated for you');
  });

  test('/gemstone redirects to the specified spelling', async () => {
    localStorage.setItem('token', 'stored-token');
    fakeApi(signedIn);
    const site = await renderSite('/gemstone');
    await waitFor(() => expect(site.path()).toBe('/gemestone'));
  });
});

describe('navigation', () => {
  test('the first Tab focuses a link that skips the header', async () => {
    fakeApi({});
    await renderSite('/about');
    await userEvent.tab();
    const skip = screen.getByRole('link', { name: 'Skip to content' });
    expect(skip).toHaveFocus();
    const target = document.querySelector(skip.getAttribute('href') ?? '');
    expect(target).toBe(screen.getByRole('main'));
    // A browser moves focus to the fragment's target only if it is focusable.
    act(() => (target as HTMLElement).focus());
    expect(target).toHaveFocus();
  });

  test('focus does not move on the first page, and goes to the content of each next page', async () => {
    fakeApi({});
    const site = await renderSite('/about');
    expect(document.body).toHaveFocus();
    await userEvent.click(footer().getByRole('link', { name: 'Disclaimer' }));
    await waitFor(() => expect(site.path()).toBe('/disclaimer'));
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
    await waitFor(() => expect(document.title).toBe('Disclaimer · Jyoti'));
    await userEvent.click(banner().getByRole('link', { name: 'Login' }));
    await waitFor(() => expect(document.title).toBe('Login · Jyoti'));
    expect(site.path()).toBe('/login');
    expect(screen.getByRole('main')).toHaveFocus();
  });

  test('a link within the same page does not move focus', async () => {
    fakeApi({});
    const site = await renderSite('/login?next=%2Fkundli');
    await userEvent.click(banner().getByRole('link', { name: 'Login' }));
    await waitFor(() => expect(site.path()).toBe('/login'));
    expect(screen.getByRole('main')).not.toHaveFocus();
  });
});

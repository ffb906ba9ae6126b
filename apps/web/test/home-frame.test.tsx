import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { asha, fakeApi, header, renderSite } from './render-site.tsx';
import { fullHome, sky } from './home-content.ts';
import { renderHome } from './render-home.tsx';

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('scrollTo', vi.fn());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const parts = () =>
  within(screen.getByRole('main'))
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent);

const inOrder = [
  'What Our Clients Say',
  'Recognition & Awards',
  'Choose your Zodiac Sign',
  'MEET OUR EXPERT ASTROLOGERS',
  'Know What Your Zodiac Sign Says About You',
  'Cosmic Insights & Guidance',
  'Special Offers',
  'Frequently Asked Questions',
  'Our Story',
];

describe('the parts of the home page', () => {
  test('are in order, the hero first, testimonials once [S0-164] [S0-165] [S0-166] [S0-168]', async () => {
    await renderHome({ slides: fullHome.slides.slice(0, 1) });
    expect(parts()).toEqual(inOrder);
    const hero = screen.getByRole('heading', { level: 1, name: 'Heading 1' });
    const clients = screen.getByRole('heading', { name: 'What Our Clients Say' });
    expect(hero.compareDocumentPosition(clients)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test.each([
    ['testimonials', 'What Our Clients Say'],
    ['awards', 'Recognition & Awards'],
    ['astrologers', 'MEET OUR EXPERT ASTROLOGERS'],
    ['zodiac', 'Know What Your Zodiac Sign Says About You'],
    ['promotions', 'Special Offers'],
    ['faqs', 'Frequently Asked Questions'],
  ] as const)('without %s there is no “%s”', async (key, title) => {
    await renderHome({ slides: fullHome.slides.slice(0, 1), [key]: [] });
    expect(parts()).toEqual(inOrder.filter((name) => name !== title));
  });

  test('without a story there is no about section', async () => {
    await renderHome({ slides: fullHome.slides.slice(0, 1), about: null });
    expect(parts()).toEqual(inOrder.slice(0, -1));
  });

  test('a theme picker floats above them [S0-167]', async () => {
    await renderHome();
    expect(screen.getByRole('button', { name: 'Choose a theme' })).toBeVisible();
  });

  test('says below the hero what one can do here', async () => {
    await renderHome();
    const tools = screen.getByRole('navigation', { name: 'What you can do here' });
    expect(within(tools).getAllByRole('link')).toHaveLength(7);
    expect(within(tools).getByRole('link', { name: 'Panchang today' })).toHaveAttribute(
      'href',
      '/panchang',
    );
  });

  test('sample content is marked everywhere', async () => {
    await renderHome();
    // Trust bar, clients, awards, astrologers, videos, story.
    expect(screen.getAllByText('Sample data')).toHaveLength(6);
  });

  test('among real testimonials a sample is marked on its own card', async () => {
    const [first, ...rest] = fullHome.testimonials;
    if (!first) throw new Error('no testimonial');
    await renderHome({
      testimonials: [{ ...first, sample: false }, ...rest.slice(0, 1)],
      awards: [],
      astrologers: [],
      videos: [],
      about: null,
      trustIndicators: { ...fullHome.trustIndicators, sample: false },
    });
    const marks = screen.getAllByText('Sample data');
    expect(marks).toHaveLength(1);
    expect(marks[0]?.closest('article')).toHaveTextContent('Imran Qureshi');
  });

  test('content without samples has no such mark', async () => {
    const real = <Item extends object>(items: readonly Item[]) =>
      items.map((item) => ({ ...item, sample: false }));
    await renderHome({
      testimonials: real(fullHome.testimonials),
      awards: real(fullHome.awards),
      astrologers: real(fullHome.astrologers),
      videos: real(fullHome.videos),
      about: fullHome.about && { ...fullHome.about, sample: false },
      trustIndicators: { ...fullHome.trustIndicators, sample: false },
    });
    expect(screen.queryByText('Sample data')).not.toBeInTheDocument();
  });
});

describe('the content', () => {
  test('is requested and shown when it has loaded', async () => {
    fakeApi({ 'GET /api/home': { body: fullHome }, 'GET /api/sky/today': { body: { data: sky } } });
    await renderSite('/', { header });
    expect(await screen.findByRole('heading', { name: 'What Our Clients Say' })).toBeVisible();
    expect(await screen.findByText('Mercury is direct')).toBeVisible();
  });

  test('if it fails to load, the page shows the twelve signs and a retry', async () => {
    let fails = true;
    fakeApi({
      'GET /api/home': () => (fails ? { status: 500, body: {} } : { body: fullHome }),
    });
    await renderSite('/', { header });
    const retry = await screen.findByRole('button', { name: 'Try again' }, { timeout: 8000 });
    expect(screen.getByText(/^We couldn’t load the top of this page/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Make your kundli' })).toHaveAttribute(
      'href',
      '/kundli',
    );
    const signs = within(screen.getByRole('navigation', { name: 'Zodiac signs' }));
    expect(signs.getAllByRole('link')).toHaveLength(12);
    fails = false;
    await userEvent.click(retry);
    expect(await screen.findByRole('heading', { name: 'Special Offers' })).toBeVisible();
  });

  test('if only the sky fails to load, the rest is shown', async () => {
    fakeApi({ 'GET /api/sky/today': 'no response' });
    await renderSite('/', { header, home: fullHome, articles: [] });
    expect(parts()).toEqual(expect.arrayContaining(['Choose your Zodiac Sign', 'Our Story']));
    expect(screen.queryByText(/Mercury is/)).not.toBeInTheDocument();
  });
});

describe('the greeting', () => {
  const greetedAt = async (hour: number, minute: number) => {
    vi.setSystemTime(new Date(2026, 10, 22, hour, minute));
    await renderHome();
    return screen.getByText(/^Good /, { selector: '[data-state="in-view"] *' }).textContent;
  };

  test.each([
    [0, 0, 'Good morning, Seeker'],
    [11, 59, 'Good morning, Seeker'],
    [12, 0, 'Good afternoon, Seeker'],
    [17, 59, 'Good afternoon, Seeker'],
    [18, 0, 'Good evening, Seeker'],
    [23, 59, 'Good evening, Seeker'],
  ])(
    'at %d:%d is “%s” [S0-182] [S0-183] [S0-184] [S0-185] [S0-559]',
    async (hour, minute, greeting) => {
      expect(await greetedAt(hour, minute)).toBe(greeting);
    },
  );

  test('greets a logged-in visitor by first name', async () => {
    localStorage.setItem('token', 'stored-token');
    fakeApi({ 'GET /api/auth/profile': { body: { data: asha } } });
    await renderSite('/', { header, home: fullHome, 'sky/today': sky, articles: [] });
    await waitFor(() =>
      expect(
        screen.getByText(/^Good /, { selector: '[data-state="in-view"] *' }),
      ).toHaveTextContent(/, Asha$/),
    );
  });
});

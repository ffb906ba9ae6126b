import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { blog, fullHome } from './home-content.ts';
import { renderHome } from './render-home.tsx';

beforeEach(() => vi.stubGlobal('scrollTo', vi.fn()));
afterEach(() => vi.unstubAllGlobals());

const insights = () => within(screen.getByRole('region', { name: 'Cosmic Insights & Guidance' }));
const panel = () => insights().getByRole('tabpanel');
const cards = () => within(panel()).queryAllByRole('article');
const titles = () => cards().map((card) => within(card).getByRole('heading').textContent);
const open = (tab: string) => userEvent.click(insights().getByRole('tab', { name: tab }));
const titlesOf = (category: string) =>
  blog.filter((article) => article.category === category).map(({ title }) => title);

describe('the blog', () => {
  test('has its five tabs, All Content open [S0-244] [S0-245] [S0-246] [S0-247] [S0-248] [S0-249]', async () => {
    await renderHome();
    const tabs = insights().getAllByRole('tab');
    expect(tabs.map(({ textContent }) => textContent)).toEqual([
      'All Content',
      'Horoscopes',
      'Guides',
      'Videos',
      'Moon Phases',
    ]);
    expect(tabs[0]).toHaveAttribute('aria-selected', 'true');
  });

  test('opens with the featured article, then four articles and two videos [S0-257] [S0-259]', async () => {
    await renderHome();
    expect(titles()).toEqual([
      ...fullHome.articles.map(({ title }) => title),
      ...fullHome.videos.map(({ title }) => title),
    ]);
  });

  test('the featured article has title, excerpt, read time, comments, likes and a link [S0-251] [S0-252] [S0-253] [S0-254] [S0-255] [S0-256]', async () => {
    await renderHome();
    const [card] = cards();
    if (!card) throw new Error('no featured article');
    expect(card).toHaveTextContent('Understanding the 27 Nakshatras');
    expect(card).toHaveTextContent('What Understanding the 27 Nakshatras says.');
    expect(card).toHaveTextContent('5 min read');
    expect(card).toHaveTextContent('48 comments');
    expect(card).toHaveTextContent('1,320 likes');
    const link = within(card).getByText('Read Full Article').closest('a');
    expect(link).toHaveAttribute('href', '/blog/understanding-27-nakshatras');
  });

  test('comments and likes without a count are not made up [S0-254] [S0-255]', async () => {
    await renderHome({
      articles: fullHome.articles.map((article) => {
        const { comments: _comments, likes: _likes, ...uncounted } = article;
        return uncounted;
      }),
    });
    expect(panel()).not.toHaveTextContent(/comments|likes/);
  });

  test('the four cards are labelled as guides or horoscopes [S0-258]', async () => {
    await renderHome();
    for (const card of cards().slice(1, 5)) {
      expect(card).toHaveTextContent(/^(Guides|Horoscopes) · 5 min read/);
      expect(within(card).getByRole('link').getAttribute('href')).toMatch(/^\/blog\//);
    }
  });

  test('a video shows its length and views, and opens [S0-259] [S0-260] [S0-261]', async () => {
    await renderHome();
    const [first, second] = cards().slice(-2);
    expect(first).toHaveTextContent('Length 12:40');
    expect(first).toHaveTextContent('1,24,800 views');
    expect(second).toHaveTextContent('Length 8:15');
    expect(second).toHaveTextContent('980 views');
    expect(within(first as HTMLElement).getByRole('link')).toHaveAttribute('href', '/blog#chart');
  });

  test('a video without a picture has a drawn cover', async () => {
    await renderHome();
    const [first, second] = cards().slice(-2);
    expect(first?.querySelector('[data-part="cover-art"] [data-part="cover-play"]')).not.toBeNull();
    expect(second?.querySelector('img')).toHaveAttribute('src', '/pictures/puja.webp');
  });

  test.each([
    ['Horoscopes', titlesOf('horoscopes')],
    ['Guides', titlesOf('guides')],
    ['Videos', fullHome.videos.map(({ title }) => title)],
    ['Moon Phases', titlesOf('moon-phases')],
  ])('%s shows only its kind [S0-250] [S0-263]', async (tab, expected) => {
    await renderHome();
    await open(tab);
    expect(expected.length).toBeGreaterThan(0);
    expect(titles()).toEqual(expected);
  });

  test('Moon Phases shows the thirty tithis, with today’s marked', async () => {
    await renderHome();
    await open('Moon Phases');
    const month = within(panel()).getByRole('figure', {
      name: 'The thirty tithis of the lunar month',
    });
    expect(month).toHaveTextContent('Today: Shukla Navami');
    const discs = [...month.querySelectorAll('[data-state="today"], [data-state="other"]')];
    expect(discs).toHaveLength(30);
    expect(discs.findIndex((disc) => disc.matches('[data-state="today"]'))).toBe(8);
  });

  test('an empty kind says so', async () => {
    await renderHome({ videos: [] });
    await open('Videos');
    expect(panel()).toHaveTextContent('Nothing here yet.');
  });

  test('View All Resources links to the blog [S0-262]', async () => {
    await renderHome();
    expect(insights().getByRole('link', { name: 'View All Resources' })).toHaveAttribute(
      'href',
      '/blog',
    );
  });
});

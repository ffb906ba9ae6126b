import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { handle } from '../src/features/articles/article/article.route.ts';
import { relatedArticles } from '../src/features/articles/article/related-articles.ts';
import { freshReader, main, openPage } from './render-reading.tsx';
import { article, articles, storedHome } from './site-content.ts';
import { frameMessages } from '../src/messages.generated/frame.ts';

const { en } = frameMessages;

freshReader();

const titles = () =>
  main()
    .getAllByRole('article')
    .map((one) => within(one).getByRole('heading').textContent);

describe('the blog', () => {
  test('shows every article and video, the featured one first [S0-043] [S0-047] [S0-503] [S0-504]', async () => {
    await openPage('/blog');
    expect(main().getByRole('heading', { level: 1 })).toHaveTextContent(
      'Cosmic Insights & Guidance',
    );
    expect(new Set(titles())).toEqual(
      new Set([...articles, ...storedHome.videos].map(({ title }) => title)),
    );
    expect(titles()[0]).toBe(articles.find(({ featured }) => featured)?.title);
    for (const { title, url } of articles) {
      expect(
        main().getByRole('link', { name: new RegExp(`${title.slice(0, 20)}`) }),
      ).toHaveAttribute('href', url);
    }
  });

  test('its tabs filter, and each has its own URL [S0-043]', async () => {
    const site = await openPage('/blog');
    const tabs = within(main().getByRole('navigation', { name: 'Kinds of content' }));
    expect(tabs.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'All Content',
      'Horoscopes',
      'Guides',
      'Videos',
      'Moon Phases',
    ]);
    for (const [tab, kind] of [
      ['Horoscopes', 'horoscopes'],
      ['Guides', 'guides'],
      ['Moon Phases', 'moon-phases'],
    ] as const) {
      await userEvent.click(tabs.getByRole('link', { name: tab }));
      await waitFor(() =>
        expect(tabs.getByRole('link', { name: tab })).toHaveAttribute('aria-current', 'page'),
      );
      expect(site.path()).toBe(`/blog?category=${kind}`);
      expect(new Set(titles())).toEqual(
        new Set(articles.filter(({ category }) => category === kind).map(({ title }) => title)),
      );
    }
    await userEvent.click(tabs.getByRole('link', { name: 'Videos' }));
    await waitFor(() => expect(titles()).toEqual(storedHome.videos.map(({ title }) => title)));
  });

  test('says if a kind has no entries, and links back to all', async () => {
    await openPage('/blog?category=videos', {
      'GET /api/home': { body: { ...storedHome, videos: [] } },
    });
    expect(main().getByText('Nothing here yet.')).toBeVisible();
    expect(main().getByRole('link', { name: 'Show all content' })).toHaveAttribute('href', '/blog');
  });
});

describe('an article', () => {
  const featured = article('understanding-27-nakshatras');

  test('/blog/understanding-27-nakshatras shows its text, author, date, reading time and table of contents [S0-044] [S0-047] [S0-503]', async () => {
    await openPage('/blog/understanding-27-nakshatras');
    expect(main().getByRole('heading', { level: 1, name: featured.title })).toBeVisible();
    expect(document.title).toBe(`${featured.title} · Jyoti`);
    expect(main().getByText(featured.excerpt)).toBeVisible();
    expect(main().getByText(`By ${featured.author}`)).toBeVisible();
    const day = main().getByText(/\d{1,2} \w+ \d{4}/, { selector: 'time' });
    expect(day).toHaveAttribute('datetime', featured.date);
    expect(main().getAllByText(featured.readTime)[0]).toBeVisible();
    const contents = within(main().getByRole('navigation', { name: 'On this page' }));
    expect(
      contents.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual(featured.sections.map(({ heading, id }) => [heading, `#${id}`]));
    for (const { id, heading } of featured.sections) {
      expect(document.getElementById(id)).toHaveTextContent(heading);
    }
    const table = main().getByRole('table');
    expect(within(table).getAllByRole('row')).toHaveLength(28);
    for (const { title, path } of featured.links) {
      expect(main().getByRole('link', { name: title })).toHaveAttribute('href', path);
    }
  });

  test.each(articles.map(({ slug, title }) => [slug, title]))(
    '/blog/%s is served [S0-044]',
    async (slug, title) => {
      await openPage(`/blog/${slug}`);
      expect(main().getByRole('heading', { level: 1, name: title })).toBeVisible();
      const whole = screen.getByRole('main').textContent ?? '';
      for (const { blocks } of article(slug).sections) {
        for (const block of blocks) {
          const texts =
            block.type === 'list' ? block.items : block.type === 'table' ? [] : [block.text];
          for (const text of texts) expect(whole).toContain(text);
        }
      }
    },
  );

  test('renders lists, headings, quotes with their source, and tables with the right elements', async () => {
    const sections = [
      {
        id: 'one',
        heading: 'One',
        blocks: [
          { type: 'heading', text: 'Inner' },
          { type: 'list', ordered: true, items: ['First', 'Second'] },
          { type: 'quote', text: 'Said once.', source: 'Somebody' },
          { type: 'table', caption: 'Facts', columns: ['A', 'B'], rows: [['a', 'b']] },
        ],
      },
    ];
    await openPage(`/blog/${featured.slug}`, {
      [`GET /api/articles/${featured.slug}`]: { body: { data: { ...featured, sections } } },
    });
    expect(main().getByRole('heading', { level: 3, name: 'Inner' })).toBeVisible();
    expect(main().getByText('Second').closest('ol')).not.toBeNull();
    expect(main().getByText('Said once.').closest('blockquote')).not.toBeNull();
    expect(main().getByRole('figure')).toHaveTextContent('Somebody');
    expect(main().getByRole('table', { name: 'Facts' })).toHaveTextContent('b');
  });

  test('offers three others, those of its own category first', async () => {
    await openPage(`/blog/${featured.slug}`);
    const related = within(main().getByRole('region', { name: 'More to read' }));
    expect(related.getAllByRole('article')).toHaveLength(3);
    const one = { slug: 'x', category: 'guides' } as const;
    const found = relatedArticles(one, [
      { ...featured, slug: 'x' },
      { ...featured, slug: 'moon', category: 'moon-phases', date: '2026-12-01' },
      { ...featured, slug: 'old', date: '2026-01-01' },
      { ...featured, slug: 'new', date: '2026-02-01' },
    ]);
    expect(found.map(({ slug }) => slug)).toEqual(['new', 'old', 'moon']);
  });

  test('that does not exist redirects home with a notice [S0-031]', async () => {
    const site = await openPage('/blog/nothing', {
      'GET /api/articles/nothing': { status: 404, body: { error: 'No.', code: 'not_found' } },
    });
    await waitFor(() => expect(site.path()).toBe('/'), { timeout: 20_000 });
    expect(await main().findByText(/The page you asked for does not exist/)).toBeVisible();
  });

  test('has structured data and a canonical URL for search engines', () => {
    const page = {
      params: { slug: featured.slug },
      data: { article: featured },
      language: 'en' as const,
    };
    const urlOf = (path: string) => `https://jyoti.example${path}`;
    const [data, trail] = handle.structuredData?.(en, page, urlOf) ?? [];
    expect(data).toMatchObject({
      '@type': 'Article',
      headline: featured.title,
      datePublished: featured.date,
      image: 'https://jyoti.example/pictures/share-guides.png',
    });
    expect(trail).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, item: 'https://jyoti.example/' },
        { position: 2, item: 'https://jyoti.example/blog' },
        { position: 3, item: `https://jyoti.example${featured.url}` },
      ],
    });
  });
});

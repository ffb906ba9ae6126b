import { Router } from 'express';
import { infoPageIds } from '@jyoti/contract';
import type { Content } from '../content/content.ts';

/** A public page: its path and the day of its last change, where that is known. */
interface PublicPage {
  path: string;
  changed?: string;
}

/** Parts of the site that are for signed-in users, or no pages. */
const notForRobots = [
  '/api/',
  '/uploads/',
  '/profile',
  '/generate-kundli',
  '/generate-kundli-matching',
  '/reset-password',
];

function dated(path: string, changed: string | undefined): PublicPage {
  return changed === undefined ? { path } : { path, changed };
}

/** Every page that anybody may read. */
function publicPages(content: Content): PublicPage[] {
  const articles = content.articles('en').value;
  return [
    { path: '/' },
    ...infoPageIds.flatMap((id) => {
      const page = content.page(id, 'en')?.value;
      return page ? [dated(`/${id}`, page.updated)] : [];
    }),
    { path: '/faqs' },
    { path: '/help' },
    dated('/blog', articles[0]?.date),
    ...articles.map(({ url, date }) => dated(url, date)),
    ...content
      .home('en')
      .value.zodiac.flatMap(({ url, detail }) => (detail ? [{ path: url }] : [])),
    ...content.astrologers('en').value.map(({ url }) => ({ path: url })),
  ];
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

function entryOf({ path, changed }: PublicPage, publicUrl: URL): string {
  const where = `<loc>${escaped(new URL(path, publicUrl).href)}</loc>`;
  return `<url>${where}${changed === undefined ? '' : `<lastmod>${changed}</lastmod>`}</url>`;
}

function sitemapOf(content: Content, publicUrl: URL): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...publicPages(content).map((page) => entryOf(page, publicUrl)),
    '</urlset>',
    '',
  ].join('\n');
}

/** /sitemap.xml and /robots.txt, with the address at which visitors reach the site. */
export function sitemapRoutes(content: Content, publicUrl: URL): Router {
  const routes = Router();
  const robots = [
    'User-agent: *',
    ...notForRobots.map((path) => `Disallow: ${path}`),
    `Sitemap: ${new URL('/sitemap.xml', publicUrl).href}`,
    '',
  ].join('\n');

  routes.get('/sitemap.xml', (_request, response) => {
    // Written anew every time: content changes while the server runs.
    response
      .type('application/xml')
      .set('Cache-Control', 'public, max-age=3600')
      .send(sitemapOf(content, publicUrl));
  });
  routes.get('/robots.txt', (_request, response) => {
    response.type('text/plain').set('Cache-Control', 'public, max-age=3600').send(robots);
  });
  return routes;
}

import { Router } from 'express';
import { infoPageIds, pathIn, siteLanguages, sitePages, type SitePage } from '@jyoti/contract';
import type { Content } from '../content/content.ts';
import type { LiveContent } from '../content/live-content.ts';
import { Prepared } from '../http/prepared.ts';

/** A public page: its path, and the date of its last change if known. */
interface PublicPage {
  path: string;
  changed?: string;
}

const pages: readonly SitePage[] = sitePages;

/** Paths that are not pages, and personal pages. */
const notForRobots = [
  '/api/',
  '/uploads/',
  ...pages.flatMap(({ path, private: isPrivate }) =>
    isPrivate ? siteLanguages.map((language) => pathIn(language, path)) : [],
  ),
];

function dated(path: string, changed: string | undefined): PublicPage {
  return changed === undefined ? { path } : { path, changed };
}

/** One URL for each piece of content with its own page. */
function pagesOfEach(content: Content, each: 'article' | 'zodiac' | 'astrologer'): PublicPage[] {
  if (each === 'article')
    return content.articles('en').value.map(({ url, date }) => dated(url, date));
  if (each === 'astrologer')
    return content.astrologers('en').value.map(({ url }) => ({ path: url }));
  return content
    .home('en')
    .value.zodiac.flatMap(({ url, detail }) => (detail ? [{ path: url }] : []));
}

/** Whether there is content for a path, for pages with one for each piece. */
export function pieceExists(content: Content): (page: SitePage, path: string) => boolean {
  return ({ sitemap }, path) =>
    typeof sitemap !== 'object' ||
    pagesOfEach(content, sitemap.each).some((page) => page.path === path);
}

/** When the content of a page last changed; undefined if unknown. */
function changedAt(content: Content, name: string): string | undefined {
  if (name === 'blog') return content.articles('en').value[0]?.date;
  const id = infoPageIds.find((page) => page === name);
  return id && content.page(id, 'en')?.value.updated;
}

/** Every page that the page table lists for search engines. */
function publicPages(content: Content): PublicPage[] {
  return pages.flatMap(({ name, path, sitemap = false }) => {
    if (sitemap === false) return [];
    if (sitemap === true) return [dated(path, changedAt(content, name))];
    return pagesOfEach(content, sitemap.each);
  });
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** One entry for each language of a page; each lists all of them. */
function entriesOf({ path, changed }: PublicPage, publicUrl: URL): string[] {
  const addresses = siteLanguages.map((language) => ({
    language,
    href: escaped(new URL(pathIn(language, path), publicUrl).href),
  }));
  // A single language has no alternates.
  const alternates = (addresses.length > 1 ? addresses : [])
    .map(
      ({ language, href }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`,
    )
    .join('');
  const lastmod = changed === undefined ? '' : `<lastmod>${changed}</lastmod>`;
  return addresses.map(({ href }) => `<url><loc>${href}</loc>${lastmod}${alternates}</url>`);
}

function sitemapOf(content: Content, publicUrl: URL): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...publicPages(content).flatMap((page) => entriesOf(page, publicUrl)),
    '</urlset>',
    '',
  ].join('\n');
}

/** How long /.well-known/security.txt may be trusted, in milliseconds; RFC 9116 recommends less than a year. */
const securityTextLife = 180 * 86_400_000;

/** Where to report a vulnerability (RFC 9116): the e-mail address of the contact page, as in SECURITY.md. */
function securityTextOf(content: Content, publicUrl: URL, now: Date): string {
  const email = content.page('contact', 'en')?.value.contact?.email;
  return [
    `Contact: ${email === undefined ? new URL('/contact', publicUrl).href : `mailto:${email}`}`,
    `Expires: ${new Date(now.getTime() + securityTextLife).toISOString()}`,
    `Preferred-Languages: ${siteLanguages.join(', ')}`,
    `Canonical: ${new URL('/.well-known/security.txt', publicUrl).href}`,
    '',
  ].join('\n');
}

/** /sitemap.xml, /robots.txt and /.well-known/security.txt. @param publicUrl the public URL of the site */
export function sitemapRoutes(content: LiveContent, publicUrl: URL, now: () => Date): Router {
  const routes = Router();
  const robots = [
    'User-agent: *',
    ...notForRobots.map((path) => `Disallow: ${path}`),
    `Sitemap: ${new URL('/sitemap.xml', publicUrl).href}`,
    '',
  ].join('\n');

  // By edition, since content changes at run time.
  const sitemaps = new WeakMap<object, Prepared>();
  routes.get('/sitemap.xml', async (request, response) => {
    const { edition } = content;
    const sitemap =
      sitemaps.get(edition) ??
      new Prepared(sitemapOf(content, publicUrl), 'application/xml; charset=utf-8');
    sitemaps.set(edition, sitemap);
    response.set('Cache-Control', 'public, max-age=3600');
    await sitemap.send(request, response);
  });
  routes.get('/robots.txt', (_request, response) => {
    response.type('text/plain').set('Cache-Control', 'public, max-age=3600').send(robots);
  });
  routes.get('/.well-known/security.txt', (_request, response) => {
    response
      .type('text/plain')
      .set('Cache-Control', 'public, max-age=3600')
      .send(securityTextOf(content, publicUrl, now()));
  });
  return routes;
}

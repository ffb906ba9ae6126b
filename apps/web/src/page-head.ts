import { languages, locales, pathIn } from '@jyoti/contract';
import type { PageFacts, PageHandle } from './data/page-handle.ts';
import { useWords } from './words/index.ts';

/** The page that a head is written for. */
interface HeadOf {
  handle: PageHandle | undefined;
  page: PageFacts;
  /** Path of the page, with its language and without its query. */
  path: string;
  /** Where the site stands for the world: `https://jyoti.example`. */
  origin: string;
  /** False where there is nothing at the address. */
  exists: boolean;
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

/** JSON in an element that no browser runs; `<` is written so that nothing can close the element. */
export function jsonElement(attributes: string, value: unknown): string {
  return `<script ${attributes}>${JSON.stringify(value).replace(/</g, '\\u003c')}</script>`;
}

const meta = (kind: 'name' | 'property', key: string, content: string) =>
  `<meta ${kind}="${key}" content="${escaped(content)}">`;

const openGraphLocale = (tag: string) => tag.replace('-', '_');

/** The page in each language, for search engines; the default one also for languages that the site has not. */
function alternates(path: string, origin: string): string[] {
  const link = (hreflang: string, href: string) =>
    `<link rel="alternate" hreflang="${hreflang}" href="${escaped(origin + href)}">`;
  return [
    ...languages.map((language) => link(language, pathIn(language, path))),
    link('x-default', pathIn('en', path)),
  ];
}

/** Title, description, addresses, shared-link card and structured data of a page. */
export function pageHead({ handle, page, path, origin, exists }: HeadOf): string {
  const { language } = page;
  const words = useWords.of(language);
  const title = handle?.title(page) ?? words.siteName;
  const description = handle?.description?.(page) ?? words.siteDescription;
  const address = `${origin}${path}`;
  const picture = `${origin}${handle?.picture?.(page) ?? '/pictures/share.png'}`;
  const always = [
    `<title>${escaped(title)}</title>`,
    meta('name', 'description', description),
    meta('property', 'og:site_name', words.siteName),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:locale', openGraphLocale(locales[language].tag)),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:image', picture),
    meta('name', 'twitter:card', 'summary_large_image'),
  ];
  if (!exists || handle?.hidden) return [...always, meta('name', 'robots', 'noindex')].join('');
  return [
    ...always,
    `<link rel="canonical" href="${escaped(address)}">`,
    ...alternates(path, origin),
    meta('property', 'og:url', address),
    ...languages
      .filter((one) => one !== language)
      .map((one) => meta('property', 'og:locale:alternate', openGraphLocale(locales[one].tag))),
    ...(handle?.structuredData?.(page, origin) ?? []).map((data) =>
      jsonElement('type="application/ld+json"', data),
    ),
  ].join('');
}

import { pathIn, siteLanguages, type Language } from '@jyoti/contract';
import type { PageFacts, PageHandle } from '../platform/data/page-handle.ts';
import { sharePictureFile } from '../platform/data/share-picture.ts';
import type { FrameMessages } from '../messages.generated/frame.ts';

/** The page whose head is rendered. */
interface HeadOf {
  handle: PageHandle | undefined;
  page: PageFacts;
  words: FrameMessages;
  /** Path of the English page, without its query. */
  path: string;
  /** Public origin of the site: `https://jyoti.example`. */
  origin: string;
  /** False if the URL is unknown. */
  exists: boolean;
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

/**
 * JSON in an element that no browser executes; `<` is escaped so that nothing can close the
 * element.
 */
export function jsonElement(attributes: string, value: unknown): string {
  return `<script ${attributes}>${JSON.stringify(value).replace(/</g, '\\u003c')}</script>`;
}

const meta = (kind: 'name' | 'property', key: string, content: string) =>
  `<meta ${kind}="${key}" content="${escaped(content)}">`;

/** A link to the page in another language. */
const alternate = (language: string, address: string) =>
  `<link rel="alternate" hreflang="${language}" href="${escaped(address)}">`;

/** Title, description, canonical URL, preview card and structured data of a page. */
export function pageHead({ handle, page, words, path, origin, exists }: HeadOf): string {
  const title = handle?.title(words, page) ?? words.siteName;
  const description = handle?.description?.(words, page) ?? words.siteDescription;
  const { language } = page;
  const urlIn = (of: Language, to: string) => `${origin}${pathIn(of, to)}`;
  const absoluteUrlOf = (to: string) => urlIn(language, to);
  const address = absoluteUrlOf(path);
  const picture = `${origin}${sharePictureFile(handle?.picture?.(page) ?? 'share', language)}`;
  const always = [
    `<title>${escaped(title)}</title>`,
    meta('name', 'description', description),
    meta('property', 'og:site_name', words.siteName),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:locale', `${language}_IN`),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:image', picture),
    meta('name', 'twitter:card', 'summary_large_image'),
  ];
  if (!exists || handle?.hidden) return [...always, meta('name', 'robots', 'noindex')].join('');
  return [
    ...always,
    `<link rel="canonical" href="${escaped(address)}">`,
    ...(siteLanguages.length > 1
      ? [
          ...siteLanguages.map((one) => alternate(one, urlIn(one, path))),
          alternate('x-default', urlIn('en', path)),
        ]
      : []),
    meta('property', 'og:url', address),
    ...(handle?.structuredData?.(words, page, absoluteUrlOf) ?? []).map((data) =>
      jsonElement('type="application/ld+json"', data),
    ),
  ].join('');
}

/** Who may open a page: anybody, logged-in visitors, or operators. */
export type PageAccess = 'public' | 'account' | 'operator';

export interface SitePage {
  /** Name of the page's folder in the web app. */
  name: string;
  /** Path; `:name` matches one segment. */
  path: `/${string}`;
  access: PageAccess;
  /**
   * Whether search engines are told of it. `each` names the content that fills the path's parameter: one address a piece.
   * @default false
   */
  sitemap?: boolean | { each: 'article' | 'zodiac' | 'astrologer' };
  /** True where the address may carry a birth or a secret: robots are asked to stay away. @default false */
  private?: boolean;
}

/** Every page of the site: the router, the sitemap, `robots.txt` and the size limits of the build are made from this table. */
export const sitePages = [
  { name: 'home', path: '/', access: 'public', sitemap: true },
  { name: 'login', path: '/login', access: 'public' },
  { name: 'signup', path: '/signup', access: 'public' },
  { name: 'forgot-password', path: '/forgot-password', access: 'public' },
  { name: 'reset-password', path: '/reset-password', access: 'public', private: true },
  { name: 'profile', path: '/profile', access: 'account', private: true },
  { name: 'kundli', path: '/kundli', access: 'account' },
  { name: 'kundli-report', path: '/generate-kundli', access: 'account', private: true },
  { name: 'horoscope', path: '/horoscope', access: 'account' },
  { name: 'numerology', path: '/numerology', access: 'account' },
  { name: 'kundli-matching', path: '/kundli-matching', access: 'account' },
  { name: 'matching-report', path: '/generate-kundli-matching', access: 'account', private: true },
  { name: 'gemstones', path: '/gemestone', access: 'account' },
  { name: 'panchang', path: '/panchang', access: 'account' },
  { name: 'poojas', path: '/poojas', access: 'account' },
  { name: 'pooja', path: '/poojas/:id', access: 'account' },
  { name: 'operate', path: '/operate', access: 'operator' },
  { name: 'about', path: '/about', access: 'public', sitemap: true },
  { name: 'contact', path: '/contact', access: 'public', sitemap: true },
  { name: 'disclaimer', path: '/disclaimer', access: 'public', sitemap: true },
  { name: 'privacy-policy', path: '/privacy-policy', access: 'public', sitemap: true },
  { name: 'pricing-policy', path: '/pricing-policy', access: 'public', sitemap: true },
  { name: 'refund-policy', path: '/refund-policy', access: 'public', sitemap: true },
  { name: 'terms-and-conditions', path: '/terms-and-conditions', access: 'public', sitemap: true },
  { name: 'faqs', path: '/faqs', access: 'public', sitemap: true },
  { name: 'blog', path: '/blog', access: 'public', sitemap: true },
  { name: 'article', path: '/blog/:slug', access: 'public', sitemap: { each: 'article' } },
  { name: 'zodiac-signs', path: '/zodiac', access: 'public', sitemap: true },
  { name: 'zodiac-sign', path: '/zodiac/:sign', access: 'public', sitemap: { each: 'zodiac' } },
  { name: 'astrologers', path: '/astrologers', access: 'public', sitemap: true },
  {
    name: 'astrologer',
    path: '/astrologers/:slug',
    access: 'public',
    sitemap: { each: 'astrologer' },
  },
] as const satisfies readonly SitePage[];

type Pages = (typeof sitePages)[number];

export type PageName = Pages['name'];
/** Pages that ask for a login. */
export type AccountPageName = Extract<Pages, { access: 'account' }>['name'];

/** Addresses that lead to another one. `/gemestone` is the spelling that the specification fixes. */
export const siteRedirects: Readonly<Record<`/${string}`, `/${string}`>> = {
  '/gemstone': '/gemestone',
  '/faq': '/faqs',
  '/help': '/faqs',
};

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
  /**
   * The search parameters that the first render of the page reads. The server renders the page with these alone; any other
   * parameter (`utm_source`, `fbclid`) gets the page that is cached for the path.
   */
  query?: readonly string[];
  /** True where the address may carry a birth or a secret: robots are asked to stay away. @default false */
  private?: boolean;
}

const birth = ['name', 'gender', 'date', 'time', 'notime', 'place', 'lat', 'lng', 'tz', 'fold'];
const settings = ['ayanamsa', 'node', 'year', 'sunrise', 'school'];
const pair = ['boy', 'girl'].flatMap((partner) => birth.map((name) => `${partner}.${name}`));

/** Every page of the site: the router, the sitemap, `robots.txt` and the size limits of the build are made from this table. */
export const sitePages = [
  { name: 'home', path: '/', access: 'public', sitemap: true },
  { name: 'login', path: '/login', access: 'public', query: ['next'] },
  { name: 'signup', path: '/signup', access: 'public', query: ['next'] },
  { name: 'forgot-password', path: '/forgot-password', access: 'public', query: ['next'] },
  {
    name: 'reset-password',
    path: '/reset-password',
    access: 'public',
    private: true,
    query: ['token'],
  },
  {
    name: 'confirm-email',
    path: '/confirm-email',
    access: 'public',
    private: true,
    query: ['token'],
  },
  {
    name: 'newsletter-confirm',
    path: '/newsletter/confirm',
    access: 'public',
    private: true,
    query: ['token'],
  },
  {
    name: 'newsletter-unsubscribe',
    path: '/newsletter/unsubscribe',
    access: 'public',
    private: true,
    query: ['token', 'done'],
  },
  { name: 'profile', path: '/profile', access: 'account', private: true },
  { name: 'kundli', path: '/kundli', access: 'account', query: [...birth, ...settings] },
  {
    name: 'kundli-report',
    path: '/generate-kundli',
    access: 'account',
    private: true,
    query: [...birth, ...settings, 'tab', 'sub', 'graha'],
  },
  { name: 'horoscope', path: '/horoscope', access: 'account', query: ['sign', 'period', 'date'] },
  {
    name: 'numerology',
    path: '/numerology',
    access: 'account',
    private: true,
    query: ['first', 'last', 'date', 'system', 'edit'],
  },
  { name: 'kundli-matching', path: '/kundli-matching', access: 'account', query: pair },
  {
    name: 'matching-report',
    path: '/generate-kundli-matching',
    access: 'account',
    private: true,
    query: [...pair, ...settings, 'tab'],
  },
  {
    name: 'gemstones',
    path: '/gemestone',
    access: 'account',
    private: true,
    query: [...birth, 'edit'],
  },
  {
    name: 'panchang',
    path: '/panchang',
    access: 'account',
    query: ['day', 'time', 'latitude', 'longitude', 'place', 'tab', 'look', 'edit'],
  },
  { name: 'poojas', path: '/poojas', access: 'account', query: ['day', 'code'] },
  { name: 'pooja', path: '/poojas/:id', access: 'account', query: ['tab', 'code'] },
  { name: 'operate', path: '/operate', access: 'operator' },
  { name: 'about', path: '/about', access: 'public', sitemap: true },
  { name: 'contact', path: '/contact', access: 'public', sitemap: true, query: ['topic'] },
  { name: 'disclaimer', path: '/disclaimer', access: 'public', sitemap: true },
  { name: 'privacy-policy', path: '/privacy-policy', access: 'public', sitemap: true },
  { name: 'pricing-policy', path: '/pricing-policy', access: 'public', sitemap: true },
  { name: 'refund-policy', path: '/refund-policy', access: 'public', sitemap: true },
  { name: 'terms-and-conditions', path: '/terms-and-conditions', access: 'public', sitemap: true },
  { name: 'faqs', path: '/faqs', access: 'public', sitemap: true, query: ['subject', 'q'] },
  { name: 'blog', path: '/blog', access: 'public', sitemap: true, query: ['category'] },
  { name: 'article', path: '/blog/:slug', access: 'public', sitemap: { each: 'article' } },
  { name: 'zodiac-signs', path: '/zodiac', access: 'public', sitemap: true },
  { name: 'zodiac-sign', path: '/zodiac/:sign', access: 'public', sitemap: { each: 'zodiac' } },
  { name: 'astrologers', path: '/astrologers', access: 'public', sitemap: true },
  {
    name: 'astrologer',
    path: '/astrologers/:slug',
    access: 'public',
    sitemap: { each: 'astrologer' },
    query: ['ask'],
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

import type { CallKey } from './calls/types.ts';

/** Who may open a page: everyone, logged-in visitors, or operators. */
export type PageAccess = 'public' | 'account' | 'operator';

/** A call that only reads; `:name` in its path matches one segment. */
export type Reading = Extract<CallKey, `${'GET' | 'POST'} /api/${string}`>;

export interface SitePage {
  /** Name of the page's folder in the web app. */
  name: string;
  /** Path; `:name` matches one segment. */
  path: `/${string}`;
  /** Who may open it. */
  access: PageAccess;
  /**
   * Whether it is in the sitemap. `each` names the content that fills the path's parameter: one address a piece.
   * @default false
   */
  sitemap?:
    | boolean
    | { /** One address for each of these. */ each: 'article' | 'zodiac' | 'astrologer' };
  /**
   * The search parameters that the first render of the page reads. The server renders the page only with these; any
   * other parameter (`utm_source`, `fbclid`) gets the page that is cached for the path.
   */
  query?: readonly string[];
  /**
   * API responses that are stored for offline use: for a public page the shared responses, cached by the service
   * worker; for a page with a login the visitor's own data, stored until logout.
   */
  reads?: readonly Reading[];
  /** Whether the URL may contain a birth or a secret: crawlers are excluded. @default false */
  private?: boolean;
}

/** Calls needed for the header, footer, colours and session of every page. */
export const frameReads = {
  public: ['GET /api/header', 'GET /api/footer', 'GET /api/sky/today'],
  personal: ['GET /api/auth/profile'],
} as const satisfies Record<string, readonly Reading[]>;

const birth = ['name', 'gender', 'date', 'time', 'notime', 'place', 'lat', 'lng', 'tz', 'fold'];
const settings = ['ayanamsa', 'node', 'year', 'sunrise', 'school'];
const pair = ['boy', 'girl'].flatMap((partner) => birth.map((name) => `${partner}.${name}`));
const muhurta = ['purpose', 'from', 'to', 'latitude', 'longitude', 'place', 'direction'];

/**
 * Every page of the site: the router, the sitemap, `robots.txt` and the size limits of the build are derived
 * from this table.
 */
export const sitePages = [
  { name: 'home', path: '/', access: 'public', sitemap: true, reads: ['GET /api/home'] },
  { name: 'login', path: '/login', access: 'public', query: ['next'] },
  { name: 'signup', path: '/signup', access: 'public', query: ['next'] },
  { name: 'forgot-password', path: '/forgot-password', access: 'public', query: ['next'] },
  { name: 'reset-password', path: '/reset-password', access: 'public', private: true },
  { name: 'confirm-email', path: '/confirm-email', access: 'public', private: true },
  { name: 'newsletter-confirm', path: '/newsletter/confirm', access: 'public', private: true },
  {
    name: 'newsletter-unsubscribe',
    path: '/newsletter/unsubscribe',
    access: 'public',
    private: true,
    query: ['token', 'done'],
  },
  {
    name: 'profile',
    path: '/profile',
    access: 'account',
    private: true,
    reads: [
      'GET /api/users/profile',
      'GET /api/users/charts',
      'GET /api/bookings',
      'GET /api/consultations',
    ],
  },
  { name: 'kundli', path: '/kundli', access: 'account', query: [...birth, ...settings] },
  {
    name: 'kundli-report',
    path: '/generate-kundli',
    access: 'account',
    private: true,
    query: [...birth, ...settings, 'tab', 'sub', 'graha', 'year', 'on'],
    reads: [
      'POST /api/reports/kundli',
      'POST /api/reports/birth-day',
      'POST /api/kundli/vimshottari',
    ],
  },
  {
    name: 'shared-report',
    path: '/shared',
    access: 'public',
    private: true,
    query: ['key'],
  },
  {
    name: 'workspace',
    path: '/workspace',
    access: 'account',
    private: true,
    query: [...birth, ...birth.map((name) => `second.${name}`), ...settings, 'panes', 'on'],
    reads: ['POST /api/reports/kundli', 'POST /api/kundli/vimshottari'],
  },
  {
    name: 'horoscope',
    path: '/horoscope',
    access: 'account',
    query: ['sign', 'period', 'date'],
    reads: ['GET /api/reports/horoscope/:sign/:period'],
  },
  {
    name: 'numerology',
    path: '/numerology',
    access: 'account',
    private: true,
    query: ['first', 'last', 'date', 'system', 'edit'],
    reads: ['POST /api/reports/numerology'],
  },
  { name: 'kundli-matching', path: '/kundli-matching', access: 'account', query: pair },
  {
    name: 'matching-report',
    path: '/generate-kundli-matching',
    access: 'account',
    private: true,
    query: [...pair, ...settings, 'tab'],
    reads: ['POST /api/reports/matching'],
  },
  {
    name: 'gemstones',
    path: '/gemestone',
    access: 'account',
    private: true,
    query: [...birth, 'edit'],
    reads: ['POST /api/reports/gemstones'],
  },
  {
    name: 'panchang',
    path: '/panchang',
    access: 'account',
    query: ['day', 'time', 'latitude', 'longitude', 'place', 'sunrise', 'tab', 'look', 'edit'],
    reads: [
      'GET /api/reports/panchang',
      'GET /api/reports/panchang/month',
      'GET /api/reports/panchang/more',
      'POST /api/reports/star-day',
    ],
  },
  {
    name: 'muhurta',
    path: '/muhurta',
    access: 'account',
    private: true,
    query: [
      ...muhurta,
      'sunrise',
      'ayanamsa',
      ...birth.map((name) => `birth.${name}`),
      ...birth.map((name) => `second.${name}`),
      ...pair,
      'order',
      'edit',
    ],
    reads: ['POST /api/reports/muhurta'],
  },
  {
    name: 'prashna',
    path: '/prashna',
    access: 'account',
    private: true,
    query: ['date', 'time', 'latitude', 'longitude', 'place', 'number', 'edit'],
    reads: ['POST /api/reports/prashna'],
  },
  {
    name: 'festivals',
    path: '/festivals',
    access: 'account',
    query: ['year', 'latitude', 'longitude', 'place', 'sunrise', 'region', 'list'],
    reads: ['GET /api/reports/festivals'],
  },
  {
    name: 'wall-calendar',
    path: '/festivals/calendar',
    access: 'account',
    query: ['year', 'month', 'latitude', 'longitude', 'place', 'sunrise', 'region'],
    reads: ['GET /api/reports/panchang/month'],
  },
  { name: 'poojas', path: '/poojas', access: 'account', query: ['day', 'purpose', 'code'] },
  { name: 'pooja', path: '/poojas/:id', access: 'account', query: ['tab', 'code'] },
  { name: 'operate', path: '/operate', access: 'operator' },
  {
    name: 'about',
    path: '/about',
    access: 'public',
    sitemap: true,
    reads: ['GET /api/pages/:key'],
  },
  {
    name: 'contact',
    path: '/contact',
    access: 'public',
    sitemap: true,
    query: ['topic'],
    reads: ['GET /api/pages/:key'],
  },
  {
    name: 'disclaimer',
    path: '/disclaimer',
    access: 'public',
    sitemap: true,
    reads: ['GET /api/pages/:key'],
  },
  {
    name: 'privacy-policy',
    path: '/privacy-policy',
    access: 'public',
    sitemap: true,
    reads: ['GET /api/pages/:key'],
  },
  {
    name: 'pricing-policy',
    path: '/pricing-policy',
    access: 'public',
    sitemap: true,
    reads: ['GET /api/pages/:key'],
  },
  {
    name: 'refund-policy',
    path: '/refund-policy',
    access: 'public',
    sitemap: true,
    reads: ['GET /api/pages/:key'],
  },
  {
    name: 'terms-and-conditions',
    path: '/terms-and-conditions',
    access: 'public',
    sitemap: true,
    reads: ['GET /api/pages/:key'],
  },
  {
    name: 'faqs',
    path: '/faqs',
    access: 'public',
    sitemap: true,
    query: ['subject', 'q'],
    reads: ['GET /api/faqs'],
  },
  {
    name: 'blog',
    path: '/blog',
    access: 'public',
    sitemap: true,
    query: ['category'],
    reads: ['GET /api/articles'],
  },
  {
    name: 'article',
    path: '/blog/:slug',
    access: 'public',
    sitemap: { each: 'article' },
    reads: ['GET /api/articles/:key', 'GET /api/articles'],
  },
  { name: 'zodiac-signs', path: '/zodiac', access: 'public', sitemap: true },
  {
    name: 'zodiac-sign',
    path: '/zodiac/:sign',
    access: 'public',
    sitemap: { each: 'zodiac' },
    reads: ['GET /api/zodiac/:key'],
  },
  {
    name: 'astrologers',
    path: '/astrologers',
    access: 'public',
    sitemap: true,
    reads: ['GET /api/astrologers'],
  },
  {
    name: 'astrologer',
    path: '/astrologers/:slug',
    access: 'public',
    sitemap: { each: 'astrologer' },
    query: ['ask'],
    reads: ['GET /api/astrologers/:key'],
  },
] as const satisfies readonly SitePage[];

type Pages = (typeof sitePages)[number];

export type PageName = Pages['name'];
/** Pages that require a login. */
export type AccountPageName = Extract<Pages, { access: 'account' }>['name'];

/** Redirects. `/gemestone` is the spelling that the specification fixes. */
export const siteRedirects: Readonly<Record<`/${string}`, `/${string}`>> = {
  '/gemstone': '/gemestone',
  '/faq': '/faqs',
  '/help': '/faqs',
};

import { frameReads, sitePages, type Reading, type SitePage } from './site-pages.ts';

/** Path of the session check. */
export const SESSION_PATH = '/api/auth/profile';

const pages: readonly SitePage[] = sitePages;

const readingsOf = (access: SitePage['access']) =>
  pages.filter((page) => page.access === access).flatMap(({ reads = [] }) => reads);

/** A call by its method and path, with any parameters and query. */
const patternOf = (reading: Reading) =>
  new RegExp(`^${reading.replaceAll(/:\w+/g, '[^/?]+')}(\\?|$)`);

const publicReadings = [...frameReads.public, ...readingsOf('public')].map(patternOf);
const personalReadings = [...frameReads.personal, ...readingsOf('account')].map(patternOf);

/** Paths of the calls that the header, footer and colours of every page need. */
export const layoutPaths: readonly string[] = frameReads.public.map((reading) =>
  reading.replace('GET ', ''),
);

/**
 * Whether an API address has the same response for everyone, so that a shared cache may store it. @param path without a
 * query
 */
export const isPublicPath = (path: string): boolean =>
  publicReadings.some((pattern) => pattern.test(`GET ${path}`));

/** Whether a call only reads the visitor's own data, so that its last response may be shown offline. */
export const isPersonalReading = (method: string, address: string): boolean =>
  personalReadings.some((pattern) => pattern.test(`${method} ${address}`));

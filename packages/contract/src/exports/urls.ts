// Pages of the site, and the search parameters of results.
export * from '../almanac-year-in-url.ts';
export * from '../birth-in-url.ts';
export * from '../cacheable-paths.ts';
export * from '../festival-calendar-in-url.ts';
export * from '../horoscope-in-url.ts';
export * from '../muhurta-in-url.ts';
export * from '../numerology-in-url.ts';
export * from '../pair-in-url.ts';
export * from '../panchang-in-url.ts';
export * from '../prashna-in-url.ts';
export * from '../report-in-url.ts';
export * from '../settings-in-url.ts';
export * from '../site-pages.ts';

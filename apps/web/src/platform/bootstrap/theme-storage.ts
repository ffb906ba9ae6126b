/** Storage key of a remembered theme; `/early.js` reads the same key before the first paint. */
export const THEME_STORAGE_KEY = 'jyoti-theme';

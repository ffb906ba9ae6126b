/** Where a remembered theme is kept; `/early.js` reads the same key before the first paint. */
export const THEME_STORAGE_KEY = 'jyoti-theme';

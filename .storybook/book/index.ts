export { shownTheme } from './book-globals.ts';
export { useCurrentGlobals } from './current-globals.ts';

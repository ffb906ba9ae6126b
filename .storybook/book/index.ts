export { shownTheme } from './book-globals.ts';
export { useCurrentGlobal, useCurrentGlobals } from './current-globals.ts';
export { InLanguage } from './in-language.tsx';

import type { Language } from '../i18n/index.ts';

/** One @ with something on both sides, a dot and at least two signs after it; the server has the last word. */
const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)*\.[^\s@.]{2,}$/;

/** Whether a text has the form of an e-mail address. Spaces around it do not count. */
export const isEmail = (text: string): boolean => EMAIL.test(text.trim());

const locales = { en: 'en-IN', hi: 'hi-IN' } as const;

/** A whole number as it is written in India: 1,24,000. */
export const writeCount = (count: number, language: Language): string =>
  new Intl.NumberFormat(locales[language], { maximumFractionDigits: 0 }).format(count);

import { knownLanguage, type Language } from '@jyoti/contract';
import { useLocale } from '@jyoti/ui/i18n';

/** The language of the page. */
export const useLanguage = (): Language => knownLanguage(useLocale()) ?? 'en';

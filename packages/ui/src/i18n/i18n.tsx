import { createContext, use, type ReactNode } from 'react';

/** Languages that the kit's own words exist in. */
export type Language = 'en' | 'hi';

/** The words of one component: the same keys in every language; a message with a gap is a function. */
export type Strings<Messages> = Record<Language, Messages>;

const LanguageContext = createContext<Language>('en');

export interface I18nProviderProps {
  /** Language of the kit's own words below this point. */
  language: Language;
  children: ReactNode;
}

/** Sets the language of every kit component inside it. Without a provider the kit speaks English. */
export function I18nProvider({ language, children }: I18nProviderProps) {
  return <LanguageContext value={language}>{children}</LanguageContext>;
}

/** The language in force at this point of the tree. */
export function useLanguage(): Language {
  return use(LanguageContext);
}

/** The messages of a component's strings file in the language in force. */
export function useStrings<Messages>(strings: Strings<Messages>): Messages {
  return strings[useLanguage()];
}

const locales = { en: 'en-IN', hi: 'hi-IN' } as const satisfies Record<Language, string>;

/** What `Intl` calls the language in force: Indian grouping (1,50,000), digits 0 to 9 in both. */
export function useLocale(): (typeof locales)[Language] {
  return locales[useLanguage()];
}

import { createContext, use, useMemo, type ReactNode } from 'react';
import type { KitMessages } from './kit-messages.ts';
import {
  canonicalLocale,
  DEFAULT_LOCALE,
  directionOf,
  languageOf,
  type Direction,
  type Language,
} from './locale.ts';
import type { Overrides, Strings } from './strings.ts';

interface I18n {
  locale: string;
  dir: Direction;
  messages: KitMessages;
  /** Cache of merged strings, so that each render gets the same object. */
  merged: Map<unknown, unknown>;
}

const defaults: I18n = { locale: DEFAULT_LOCALE, dir: 'ltr', messages: {}, merged: new Map() };

const I18nContext = createContext(defaults);

export interface I18nProviderProps {
  /**
   * Locale of words, numbers and dates below this point, as a BCP 47 tag: "en-IN", "hi-IN", "ta-IN", "en-US"; "en" and
   * "hi" mean those of India. A locale without words of its own shows English ones, with its own numbers and
   * dates. Never throws for an unknown tag. @default that of the provider around it, else "en-IN"
   */
  locale?: string;
  /** The same for the kit's own languages; `locale` takes precedence. */
  language?: Language;
  /**
   * Strings of this locale by component, which override the kit's: single ones or a complete language. Define them
   * outside any component, so that the object is stable. @default those of the provider around it, if it has the same
   * locale
   */
  messages?: KitMessages;
  /** Direction of writing; the page sets the same as its `dir` attribute. @default that of the locale */
  dir?: Direction;
  children: ReactNode;
}

/** Sets locale and words of every kit component inside it. Without a provider the kit uses Indian English. */
export function I18nProvider({ locale, language, messages, dir, children }: I18nProviderProps) {
  const around = use(I18nContext);
  const tag = locale ?? language;
  const value = useMemo<I18n>(() => {
    const here = tag === undefined ? around.locale : canonicalLocale(tag);
    const inherited = here === around.locale ? around : undefined;
    return {
      locale: here,
      dir: dir ?? inherited?.dir ?? directionOf(here),
      messages: { ...inherited?.messages, ...messages },
      merged: new Map(),
    };
  }, [around, tag, messages, dir]);
  return <I18nContext value={value}>{children}</I18nContext>;
}

/** The current locale, a full BCP 47 tag as `Intl` takes it: "en-IN" without a provider. */
export function useLocale(): string {
  return use(I18nContext).locale;
}

/** The kit's own language nearest to the current locale, for content that exists in English and Hindi only. */
export function useLanguage(): Language {
  return languageOf(useLocale()) === 'hi' ? 'hi' : 'en';
}

/** The direction of writing of the provider, for what must be known before the element is in the page. */
export function useDir(): Direction {
  return use(I18nContext).dir;
}

/** `Strings` as far as its messages can be inferred from it. */
interface HasEnglish<Messages> {
  readonly en: Messages;
}

/**
 * The messages of a component in the current locale, with the product's overrides.
 *
 * @param locale a locale other than the current one; the product's own strings do not apply to it
 */
export function useStrings<Messages>(strings: HasEnglish<Messages>, locale?: string): Messages {
  const around = use(I18nContext);
  const requested = locale === undefined ? around.locale : canonicalLocale(locale);
  return requested === around.locale ? wordsHere(strings, around) : wordsIn(strings, requested);
}

function wordsHere<Messages>(strings: HasEnglish<Messages>, i18n: I18n): Messages {
  const found = i18n.merged.get(strings);
  if (found !== undefined) return found as Messages;
  const { component } = strings as Strings<Messages>;
  const own = i18n.messages[component as keyof KitMessages] as Overrides<Messages> | undefined;
  const words = merge(wordsIn(strings, i18n.locale), own);
  i18n.merged.set(strings, words);
  return words;
}

function wordsIn<Messages>(strings: HasEnglish<Messages>, locale: string): Messages {
  const byTag = strings as unknown as Readonly<Record<string, unknown>>;
  const words = byTag[locale] ?? byTag[languageOf(locale)];
  return merge(strings.en, words as Overrides<Messages> | undefined);
}

/** Merges `words` over `base`, string by string; returns `words` itself if it is already complete. */
function merge<Messages>(base: Messages, words: Overrides<Messages> | undefined): Messages {
  if (words === undefined || words === base) return base;
  return Array.isArray(words) ? (words as Messages) : { ...base, ...words };
}

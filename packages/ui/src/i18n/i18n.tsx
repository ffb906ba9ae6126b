import { createContext, use, useMemo, type ReactNode } from 'react';
import type { KitMessages } from './kit-messages.ts';
import {
  canonicalLocale,
  DEFAULT_LOCALE,
  directionOf,
  languageOf,
  type Direction,
} from './locale.ts';
import type { KitStrings, Overrides, Strings } from './strings.ts';

interface I18n {
  locale: string;
  dir: Direction;
  /** The kit's words by locale, merged from the surrounding providers. */
  messages: Readonly<Record<string, KitMessages>>;
  /** Words merged from several sources, cached so that each render gets the same object. */
  merged: Map<unknown, unknown>;
}

const defaults: I18n = { locale: DEFAULT_LOCALE, dir: 'ltr', messages: {}, merged: new Map() };

const I18nContext = createContext(defaults);

export interface I18nProviderProps {
  /**
   * Locale of words, numbers and dates below this point, as a BCP 47 tag: "en-IN", "hi-IN", "ta-IN", "en-US"; "en" and
   * "hi" mean those of India. Without `messages` the kit's words stay English, with the numbers and dates of the
   * locale. Never throws for an unknown tag. @default that of the provider around it, else "en-IN"
   */
  locale?: string;
  /**
   * The kit's words in this locale, by component: a whole language, such as `hi` of `@jyoti/ui/messages-hi`, or single
   * words of your own; the rest is English. Define them outside of any component. @default those of the nearest provider
   * around it that has the same locale
   */
  messages?: KitMessages;
  /** Direction of writing; the page sets the same as its `dir` attribute. @default that of the locale */
  dir?: Direction;
  /** What is in the language. */
  children: ReactNode;
}

/** Sets locale and words of every kit component inside it. Without a provider the kit uses Indian English. */
export function I18nProvider({ locale, messages, dir, children }: I18nProviderProps) {
  const around = use(I18nContext);
  const value = useMemo<I18n>(() => {
    const here = locale === undefined ? around.locale : canonicalLocale(locale);
    const inherited = here === around.locale ? around : undefined;
    return {
      locale: here,
      dir: dir ?? inherited?.dir ?? directionOf(here),
      messages: { ...around.messages, [here]: added(around.messages[here], messages) },
      merged: new Map(),
    };
  }, [around, locale, messages, dir]);
  return <I18nContext value={value}>{children}</I18nContext>;
}

/** Merges the words of a provider over those of the providers around it. */
function added(around: KitMessages = {}, own: KitMessages = {}): KitMessages {
  const components = Object.entries(own).map(([component, words]) => [
    component,
    merge<unknown>(around[component as keyof KitMessages], words),
  ]);
  return { ...around, ...Object.fromEntries(components) };
}

/** The current locale, a full BCP 47 tag as `Intl` takes it: "en-IN" without a provider. */
export function useLocale(): string {
  return use(I18nContext).locale;
}

/** The provider's writing direction, for code that needs it before the element is in the page. */
export function useDir(): Direction {
  return use(I18nContext).dir;
}

/** The type of strings, as far as needed to infer their messages: those of the kit, or a product's own. */
type HasWords<Messages> =
  | { /** Words of the kit. */ readonly words: Messages }
  | { /** Words of a product's own component. */ readonly en: Messages };

/**
 * The messages of a component in the current locale. Words of the kit come from the `messages` of
 * the providers, those of a product's own component from its strings; missing ones are English.
 *
 * @param strings of a component, defined outside of it
 * @param locale a locale other than the current one, for a part in another language
 */
export function useStrings<Messages>(strings: HasWords<Messages>, locale?: string): Messages {
  const { locale: inForce, messages, merged } = use(I18nContext);
  if (locale !== undefined && canonicalLocale(locale) !== inForce) {
    return wordsIn(strings, canonicalLocale(locale), messages);
  }
  const known = merged.get(strings);
  if (known !== undefined) return known as Messages;
  const words = wordsIn(strings, inForce, messages);
  merged.set(strings, words);
  return words;
}

/**
 * `lang` for an element that holds only words of the kit: "en" where the locale has none of its own, so that they are English
 * in a page of another language; else undefined.
 */
export function useWordsLang({ component, words }: KitStrings<object>): 'en' | undefined {
  const { locale, messages } = use(I18nContext);
  if (languageOf(locale) === 'en' || messages[locale]?.[component as keyof KitMessages])
    return undefined;
  // A build may have put those of another language in place of English.
  const [first] = Object.values(words as Readonly<Record<string, unknown>>);
  return typeof first === 'string' && !/\p{Script=Latin}/u.test(first) ? undefined : 'en';
}

function wordsIn<Messages>(
  strings: HasWords<Messages>,
  locale: string,
  messages: I18n['messages'],
): Messages {
  if ('words' in strings) {
    const { component, words } = strings as KitStrings<Messages>;
    const own = messages[locale]?.[component as keyof KitMessages];
    return merge(words, own as Overrides<Messages> | undefined);
  }
  const byTag = strings as Strings<Messages>;
  return merge(strings.en, (byTag[locale] ?? byTag[languageOf(locale)]) as Overrides<Messages>);
}

/** Merges `words` over `base`, string by string; returns `words` itself if it is already complete. */
function merge<Messages>(base: Messages, words: Overrides<Messages> | undefined): Messages {
  if (words === undefined || words === base) return base;
  return Array.isArray(words) ? (words as Messages) : { ...base, ...words };
}

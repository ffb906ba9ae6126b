import { languageOf } from './locale.ts';

/** Some of a set of messages; of a list of words all, since a list cannot be told by halves. */
export type Overrides<Messages> = Messages extends readonly unknown[]
  ? Messages
  : Partial<Messages>;

/**
 * The words of one component in any languages, by BCP 47 tag. English is required; a word that another language leaves
 * out is English. A message with a gap is a function.
 */
export interface Strings<Messages> {
  /** The name under which the `messages` of I18nProvider replace these words. Of the kit's components only. */
  readonly component?: string;
  readonly en: Messages;
  readonly [language: string]: Messages | Overrides<Messages> | string | undefined;
}

/** The words of a component of the kit: English; other languages come from `loadStrings`. */
export interface KitStrings<Messages> extends Strings<Messages> {
  readonly component: string;
}

/** The messages of a component's strings. */
export type MessagesOf<Of> = Of extends { readonly en: infer Messages } ? Messages : never;

/** Components that are often used together: the words of a group are one file in each language. */
export type StringGroup = 'base' | 'forms' | 'astrology' | 'showcase';

const groupsInUse = new Set<StringGroup>();

/**
 * The words of a component of the kit.
 * @param component the name by which a product replaces them
 */
export function kitStrings<Messages>(
  component: string,
  en: Messages,
  group: StringGroup = 'base',
): KitStrings<Messages> {
  groupsInUse.add(group);
  return { component, en };
}

/** The kit's own words in languages other than English, as far as they are loaded, by component. */
const loaded = new Map<string, Readonly<Record<string, unknown>>>();
const loading = new Map<() => Promise<object>, Promise<void>>();

/** The files of a language, by group. */
export type LanguageFiles = Readonly<Record<StringGroup, () => Promise<object>>>;

/** Loads the words of the groups whose components are in use, once. Rejects where a file does not load. */
export async function loadGroups(language: string, files: LanguageFiles): Promise<void> {
  const load = async (file: () => Promise<object>) => {
    try {
      const words = await file();
      loaded.set(language, { ...loaded.get(language), ...words });
    } catch (failure) {
      loading.delete(file);
      throw failure;
    }
  };
  const needed = [...groupsInUse].map((group) => {
    const file = files[group];
    const known = loading.get(file) ?? load(file);
    loading.set(file, known);
    return known;
  });
  await Promise.all(needed);
}

/** `Strings` as far as its messages can be inferred from it. */
export interface HasEnglish<Messages> {
  readonly en: Messages;
}

/** The words of a component in a language, without those of a provider; English where they are not loaded. */
export function stringsIn<Messages>(strings: HasEnglish<Messages>, locale: string): Messages {
  const byTag = strings as unknown as Readonly<Record<string, unknown>>;
  const language = languageOf(locale);
  const { component = '' } = strings as Strings<Messages>;
  const words = byTag[locale] ?? byTag[language] ?? loaded.get(language)?.[component];
  return mergeWords(strings.en, words as Overrides<Messages> | undefined);
}

/** `words` over `base`, word for word; the one that is whole already is not copied. */
export function mergeWords<Messages>(
  base: Messages,
  words: Overrides<Messages> | undefined,
): Messages {
  if (words === undefined || (words as unknown) === base) return base;
  return Array.isArray(words) ? (words as Messages) : { ...base, ...words };
}

/** Part of a set of messages; lists must be complete, because their order matters. */
export type Overrides<Messages> = Messages extends readonly unknown[]
  ? Messages
  : Partial<Messages>;

/**
 * The words of one component in any languages, by BCP 47 tag. English is required; a string missing in another language
 * falls back to English. A message with a parameter is a function.
 */
export interface Strings<Messages> {
  /** The words in English, which the other languages fall back to. */
  readonly en: Messages;
  readonly [language: string]: Messages | Overrides<Messages> | undefined;
}

/**
 * The words of a component of the kit, in English unless a build replaces them by those of another language. Other languages
 * come as the `messages` of I18nProvider.
 */
export interface KitStrings<Messages> {
  /** Key of the component in `messages`. */
  readonly component: string;
  /** The words that the build includes. */
  readonly words: Messages;
}

/** The messages of a component's strings. */
export type MessagesOf<Of> = Of extends { readonly words: infer Messages } ? Messages : never;

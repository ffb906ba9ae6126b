/** Part of a set of messages; lists must be complete, because their order matters. */
export type Overrides<Messages> = Messages extends readonly unknown[]
  ? Messages
  : Partial<Messages>;

/**
 * The words of one component in any languages, by BCP 47 tag. English is required; a string missing in another language
 * falls back to English. A message with a parameter is a function.
 */
export interface Strings<Messages> {
  /** The name under which the `messages` of I18nProvider replace these words. Of the kit's components only. */
  readonly component?: string;
  readonly en: Messages;
  readonly [language: string]: Messages | Overrides<Messages> | string | undefined;
}

/** The strings of a component, complete in each of the kit's own languages. */
export interface KitStrings<Messages> extends Strings<Messages> {
  readonly component: string;
  readonly hi: Messages;
}

/** The messages of a component's strings. */
export type MessagesOf<Of> = Of extends { readonly en: infer Messages } ? Messages : never;

/** Some of a set of messages; of a list of words all, since its order counts. */
export type Overrides<Messages> = Messages extends readonly unknown[]
  ? Messages
  : Partial<Messages>;

/**
 * The words of one component in any languages, by BCP 47 tag. English is required; a word that another language leaves
 * out is English. A message with a gap is a function.
 */
export interface Strings<Messages> {
  readonly en: Messages;
  readonly [language: string]: Messages | Overrides<Messages> | undefined;
}

/** The words of a component of the kit in English. Other languages come as the `messages` of I18nProvider. */
export interface KitStrings<Messages> {
  /** The name under which they come. */
  readonly component: string;
  readonly en: Messages;
}

/** The messages of a component's strings. */
export type MessagesOf<Of> = Of extends { readonly en: infer Messages } ? Messages : never;

export {
  I18nProvider,
  useDir,
  useLanguage,
  useLocale,
  useStrings,
  type I18nProviderProps,
} from './i18n.tsx';
export type { CompleteKitMessages, KitMessages } from './kit-messages.ts';
export type { Direction, Language } from './locale.ts';
export { loadStrings } from './load-strings.ts';
export {
  stringsIn,
  type KitStrings,
  type MessagesOf,
  type Overrides,
  type Strings,
} from './strings.ts';

export {
  I18nProvider,
  useDir,
  useLocale,
  useStrings,
  useWordsLang,
  type I18nProviderProps,
} from './i18n.tsx';
export type { CompleteKitMessages, KitMessages } from './kit-messages.ts';
export type { Direction } from './locale.ts';
export type { KitStrings, MessagesOf, Overrides, Strings } from './strings.ts';

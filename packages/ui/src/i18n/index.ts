export {
  I18nProvider,
  useLanguage,
  useLocale,
  useStrings,
  type I18nProviderProps,
  type Language,
  type Strings,
} from './i18n.tsx';

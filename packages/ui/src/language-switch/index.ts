export {
  LanguageSwitch,
  type LanguageOption,
  type LanguageSwitchProps,
} from './language-switch.tsx';

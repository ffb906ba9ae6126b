export { ThemeIcon, type ThemeIconProps } from './theme-icons.tsx';
export { ThemePicker, type ThemePickerProps } from './theme-picker.tsx';
export {
  ThemeProvider,
  useTheme,
  type SystemThemes,
  type ThemeProviderProps,
  type ThemeSky,
  type ThemeState,
  type ThemeVariants,
} from './theme-provider.tsx';
export { useThemes } from './use-themes.ts';
export { themeScript, type ThemeScriptOptions } from './theme-script.ts';

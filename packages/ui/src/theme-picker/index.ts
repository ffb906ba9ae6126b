export { ThemeColor } from './theme-color.tsx';
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
} from './provider/theme-provider.tsx';
export { useThemes } from './provider/use-themes.ts';
export { themeScript, type ThemeScriptOptions } from './provider/theme-script.ts';

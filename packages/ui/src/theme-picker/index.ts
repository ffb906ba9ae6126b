export { ThemeIcon, type ThemeIconProps } from './theme-icons.tsx';
export { ThemePicker, type ThemePickerProps } from './theme-picker.tsx';
export {
  ThemeProvider,
  useTheme,
  type ThemeProviderProps,
  type ThemeSky,
  type ThemeState,
} from './theme-provider.tsx';
export { themeScript } from './theme-script.ts';

import { themeList, type ThemeCard } from '@jyoti/themes';
import { useTheme } from './theme-provider.tsx';

/**
 * The available themes with their metadata for a picker: those of the ThemeProvider, else the ten of the kit.
 *
 * @throws Error outside a ThemeProvider
 */
export function useThemes(): readonly ThemeCard[] {
  return useTheme().themes ?? themeList;
}

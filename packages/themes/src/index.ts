export { contrastRatio, type Hex } from './color.ts';
export { defineTheme } from './define-theme.ts';
export { SYSTEM_THEME_ID, systemPair, systemTheme } from './system-theme.ts';
export { kitTheme } from './kit-theme.ts';
export { moonStepOf, vaarLordOf, type MoonStep, type VaarLord } from './dynamic.ts';
export { themeCss, type ThemePair } from './theme-css.ts';
export { JyotiThemeError, type ContrastProblem, type ThemeErrorCode } from './theme-error.ts';
export { defaultThemeId, themeIds } from './theme-ids.ts';
export { themeList } from './theme-list.ts';
export { themeIcons } from './theme-types.ts';
export type {
  AstroRole,
  BrandColors,
  ColorRole,
  CssColor,
  Density,
  Drawing,
  DrawingOf,
  LocalisedText,
  ResolvedTheme,
  ThemeCard,
  ThemeFonts,
  ThemeIcon,
  ThemeInput,
  ThemeScale,
  ThemeVariant,
} from './theme-types.ts';

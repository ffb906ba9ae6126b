export { contrastRatio, type Hex } from './color.ts';
export { defineTheme } from './define-theme.ts';
export { moonStepOf, vaarLordOf, type MoonStep, type VaarLord } from './dynamic.ts';
export { themeCss } from './theme-css.ts';
export { defaultThemeId, themeList } from './theme-list.ts';
export type {
  AstroRole,
  Bilingual,
  ColorRole,
  Drawing,
  DrawingOf,
  ResolvedTheme,
  ThemeCard,
  ThemeIcon,
  ThemeInput,
  ThemeVariant,
} from './theme-types.ts';

export { ElementGlyph, elementOf, type ElementGlyphProps } from './element-glyph.tsx';
export { GrahaGlyph, type GrahaGlyphProps } from './graha-glyph.tsx';
export {
  elementIds,
  grahaIds,
  rashiNumbers,
  type ElementId,
  type GrahaId,
  type RashiNumber,
} from './ids.ts';
export {
  elementNames,
  grahaAbbreviations,
  grahaNames,
  nakshatraNames,
  rashiNames,
  sanskritSignNames,
} from './names.ts';
export { RashiGlyph, type RashiGlyphProps } from './rashi-glyph.tsx';
export { WithGlyph, type WithGlyphProps } from './with-glyph.tsx';
export { sanskritLang } from './sanskrit-lang.ts';

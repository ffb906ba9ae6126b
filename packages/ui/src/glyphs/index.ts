export {
  ElementGlyph,
  elementIds,
  elementOf,
  type ElementGlyphProps,
  type ElementId,
} from './element-glyph.tsx';
export { GrahaGlyph, grahaIds, type GrahaGlyphProps, type GrahaId } from './graha-glyph.tsx';
export {
  elementNames,
  grahaAbbreviations,
  grahaNames,
  nakshatraNames,
  rashiNames,
  sanskritSignNames,
} from './names.strings.ts';
export {
  RashiGlyph,
  rashiNumbers,
  type RashiGlyphProps,
  type RashiNumber,
} from './rashi-glyph.tsx';
export { WithGlyph, type WithGlyphProps } from './with-glyph.tsx';

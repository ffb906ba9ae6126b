export { GrahaGlyph, grahaIds, type GrahaGlyphProps, type GrahaId } from './graha-glyph.tsx';
export { RashiGlyph, type RashiGlyphProps, type RashiNumber } from './rashi-glyph.tsx';

declare module 'fontkit' {
  export interface Glyph {
    readonly id: number;
    readonly codePoints: readonly number[];
    /** Units of the font. */
    readonly advanceWidth: number;
  }
  export interface GlyphPosition {
    readonly xAdvance: number;
    readonly xOffset: number;
    readonly yOffset: number;
  }
  export interface Subset {
    includeGlyph(glyph: number): number;
    encode(): Uint8Array<ArrayBuffer>;
  }
  export interface Font {
    readonly unitsPerEm: number;
    readonly ascent: number;
    readonly descent: number;
    readonly capHeight: number;
    readonly italicAngle: number;
    readonly bbox: { minX: number; minY: number; maxX: number; maxY: number };
    hasGlyphForCodePoint(codePoint: number): boolean;
    getGlyph(id: number): Glyph;
    layout(text: string): { glyphs: readonly Glyph[]; positions: readonly GlyphPosition[] };
    createSubset(): Subset;
  }
  export function create(file: Uint8Array): Font;
}

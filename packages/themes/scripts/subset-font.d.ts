declare module 'subset-font' {
  /** Keeps only the glyphs of `text`, or all of them if it is null. Reads and writes sfnt, woff and woff2. */
  function subsetFont(
    font: Buffer,
    text: string | null,
    options?: {
      readonly targetFormat?: 'sfnt' | 'woff' | 'woff2';
      /** Fixes axes of a variable font. */
      readonly variationAxes?: Readonly<Record<string, number>>;
      readonly keepAllGlyphs?: boolean;
      readonly noHinting?: boolean;
      /** Tags of the OpenType layout features to keep; all if omitted. */
      readonly keepFeatures?: readonly string[];
    },
  ): Promise<Buffer>;
  export default subsetFont;
}

declare module 'subset-font' {
  /** Keeps only the glyphs of `text`. Reads and writes sfnt, woff and woff2. */
  function subsetFont(
    font: Buffer,
    text: string,
    options?: {
      readonly targetFormat?: 'sfnt' | 'woff' | 'woff2';
      /** Fixes axes of a variable font. */
      readonly variationAxes?: Readonly<Record<string, number>>;
    },
  ): Promise<Buffer>;
  export default subsetFont;
}

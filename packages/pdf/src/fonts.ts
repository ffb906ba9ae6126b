/** What a font is used for in a document. */
export type FontRole = 'text' | 'bold' | 'heading';

/** A font file with TrueType outlines (`.ttf`). */
export interface FontFile {
  /** Letters, digits and hyphens. Files of the same name are loaded and embedded once, even if used in several roles. */
  name: string;
  /** Load the file only if the document has a character that matches. @default load it always */
  characters?: RegExp;
  /** The bytes of the file. Rejects if it cannot be loaded; `createPdf` then rejects with the same error. */
  load: () => Promise<Uint8Array>;
}

/**
 * The fonts of a document. Each role lists its files in order of preference: a character is set in the first file that has a
 * glyph for it. The first file of a role must not be limited by `characters`.
 */
export type PdfFonts = Readonly<Record<FontRole, readonly FontFile[]>>;

/** The files of a role that a text needs. */
export const filesFor = (files: readonly FontFile[], text: string): FontFile[] =>
  files.filter(({ characters }) => characters === undefined || characters.test(text));

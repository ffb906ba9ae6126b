/** The reason of an error: `code` is for programs, `message` is one sentence for people. */
export type PdfErrorCode =
  /** a part of the document is missing or of another type, such as a number where text is expected */
  | 'invalid_document'
  /** a block whose `type` is none of `PdfBlock` */
  | 'unknown_block'
  /** a role without a font, or whose first font is limited to some characters */
  | 'invalid_fonts'
  /** the bytes of a font are no TrueType file */
  | 'unreadable_font'
  /** the bytes of a logo are no JPEG in grey or RGB */
  | 'unreadable_logo';

/** The only error that `createPdf` throws by itself; an error of a font's `load` passes unchanged. */
export class PdfError extends Error {
  readonly code: PdfErrorCode;

  constructor(code: PdfErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'PdfError';
    this.code = code;
  }
}

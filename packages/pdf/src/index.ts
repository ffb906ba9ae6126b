export { createPdf, type CreatePdfOptions, type CreatedPdf } from './create-pdf.ts';
export type {
  PdfBlock,
  PdfCalendar,
  PdfCalendarDay,
  PdfChart,
  PdfDocument,
  PdfFact,
  PdfHouse,
  PdfLetterhead,
  PdfPart,
  PdfPeriod,
  PdfTable,
} from './document.ts';
export { pdfFileName } from './file-name.ts';
export type { FontFile, FontRole, PdfFonts } from './fonts.ts';
export { PdfError, type PdfErrorCode } from './pdf-error.ts';

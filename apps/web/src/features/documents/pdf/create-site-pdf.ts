import { createPdf, type CreatedPdf, type PdfDocument } from '@jyoti/pdf';
import { siteFonts } from './site-fonts.ts';

/**
 * Creates a PDF in the site's fonts.
 * @param onProgress called with the progress, 0 to 1
 * @throws TypeError if a font cannot be loaded
 */
export const createSitePdf = (
  document: PdfDocument,
  onProgress: (share: number) => void,
): Promise<CreatedPdf> => createPdf(document, { fonts: siteFonts(), onProgress });

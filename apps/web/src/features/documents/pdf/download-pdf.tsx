import { PdfButton } from './pdf-button.tsx';
import { textDocument, type PdfText } from './text-document.ts';

interface DownloadPdfProps {
  /** The text of the file; its author is the site. */
  text: PdfText;
  fileName: string;
}

/** Downloads a text as PDF. The PDF code loads on the click. */
export function DownloadPdf({ text, fileName }: DownloadPdfProps) {
  return <PdfButton fileName={fileName} write={(setting) => textDocument(text, setting)} />;
}

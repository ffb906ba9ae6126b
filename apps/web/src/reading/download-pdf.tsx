import { PdfButton } from '../pdf/pdf-button.tsx';
import { textDocument, type PdfText } from '../pdf/text-document.ts';

interface DownloadPdfProps {
  /** What the file says; its author is the site. */
  text: PdfText;
  fileName: string;
}

/** Makes a PDF of a text and hands it to the browser. What makes it loads on the click. */
export function DownloadPdf({ text, fileName }: DownloadPdfProps) {
  return <PdfButton fileName={fileName} write={(setting) => textDocument(text, setting)} />;
}

import type { CreatedPdf, PdfDocument } from '@jyoti/pdf';
import { createSitePdf } from './create-site-pdf.ts';

/** Messages of the worker: progress, then the file or the error. */
export type PdfMessage =
  | { type: 'progress'; share: number }
  | { type: 'done'; pdf: CreatedPdf }
  | { type: 'failed'; reason: string };

const post = (message: PdfMessage, transfer: Transferable[] = []) =>
  globalThis.postMessage(message, { transfer });

globalThis.addEventListener('message', ({ data }: MessageEvent<PdfDocument>) => {
  const onProgress = (share: number) => post({ type: 'progress', share });
  createSitePdf(data, onProgress).then(
    (pdf) => post({ type: 'done', pdf }, [pdf.bytes.buffer]),
    (reason: unknown) => post({ type: 'failed', reason: String(reason) }),
  );
});

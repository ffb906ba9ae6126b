import type { PdfDocument } from './pdf-document.ts';
import { setDocument, type SetPdf } from './set-document.ts';

/** What the worker says: how far it is, then the file or that there is none. */
export type PdfNews =
  | { type: 'progress'; share: number }
  | { type: 'done'; pdf: SetPdf }
  | { type: 'failed'; reason: string };

const say = (news: PdfNews, transfer: Transferable[] = []) =>
  globalThis.postMessage(news, { transfer });

globalThis.addEventListener('message', ({ data }: MessageEvent<PdfDocument>) => {
  setDocument(data, (share) => say({ type: 'progress', share })).then(
    (pdf) => say({ type: 'done', pdf }, [pdf.bytes.buffer]),
    (reason: unknown) => say({ type: 'failed', reason: String(reason) }),
  );
});

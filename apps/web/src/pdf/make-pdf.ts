import type { PdfDocument } from './pdf-document.ts';
import type { PdfNews } from './pdf-worker.ts';
import type { SetPdf } from './set-document.ts';

interface Making {
  /** Told the share that is done, 0 to 1. */
  onProgress: (share: number) => void;
  /** Gives up; what was made is thrown away. */
  signal: AbortSignal;
}

/**
 * Sets a document beside the page, so that a slow phone goes on answering. What does it loads now.
 * @throws where it could not be made, or was given up
 */
export async function makePdf(
  document: PdfDocument,
  { onProgress, signal }: Making,
): Promise<SetPdf> {
  if (!('Worker' in globalThis)) {
    const { setDocument } = await import('./set-document.ts');
    const pdf = await setDocument(document, onProgress);
    signal.throwIfAborted();
    return pdf;
  }
  signal.throwIfAborted();
  const worker = new Worker(new URL('./pdf-worker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise<SetPdf>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error));
      // Its code did not load or did not run.
      worker.addEventListener('error', () => reject(new Error('the worker failed')));
      worker.addEventListener('message', ({ data }: MessageEvent<PdfNews>) => {
        if (data.type === 'progress') onProgress(data.share);
        else if (data.type === 'done') resolve(data.pdf);
        else reject(new Error(data.reason));
      });
      worker.postMessage(document, []);
    });
  } finally {
    worker.terminate();
  }
}

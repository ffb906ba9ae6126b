import type { CreatedPdf, PdfDocument } from '@jyoti/pdf';
import type { PdfMessage } from './pdf-worker.ts';

interface MakePdfOptions {
  /** Called with the progress, 0 to 1. */
  onProgress: (share: number) => void;
  /** Cancels the work. */
  signal: AbortSignal;
}

/**
 * Creates a PDF in a worker, so that the page stays responsive on a slow phone. The code is loaded on the first call.
 * @throws if it fails or is cancelled
 */
export async function makePdf(
  document: PdfDocument,
  { onProgress, signal }: MakePdfOptions,
): Promise<CreatedPdf> {
  if (!('Worker' in globalThis)) {
    const { createSitePdf } = await import('./create-site-pdf.ts');
    const pdf = await createSitePdf(document, onProgress);
    signal.throwIfAborted();
    return pdf;
  }
  signal.throwIfAborted();
  const worker = new Worker(new URL('./pdf-worker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise<CreatedPdf>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error));
      // The worker's code failed to load or run.
      worker.addEventListener('error', () => reject(new Error('the worker failed')));
      worker.addEventListener('message', ({ data }: MessageEvent<PdfMessage>) => {
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

import type { ReactNode } from 'react';
import { createFromReadableStream, getClientEntryUrl } from '@vitejs/plugin-rsc/ssr';
import { renderToReadableStream } from 'react-dom/server.edge';

/** Rejects with the first error of a client component. */
export async function toHtml(stream: ReadableStream<Uint8Array>): Promise<ReadableStream> {
  const page = await createFromReadableStream<ReactNode>(stream);
  const errors: unknown[] = [];
  const html = await renderToReadableStream(page, {
    bootstrapModules: [getClientEntryUrl()],
    onError: (error) => void errors.push(error),
  });
  await html.allReady;
  if (errors.length > 0) throw errors[0];
  return html;
}

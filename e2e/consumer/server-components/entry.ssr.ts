import type { ReactNode } from 'react';
import { createFromReadableStream, getClientEntryUrl } from '@vitejs/plugin-rsc/ssr';
import { renderToReadableStream } from 'react-dom/server.edge';

export async function toHtml(stream: ReadableStream<Uint8Array>): Promise<ReadableStream> {
  const page = await createFromReadableStream<ReactNode>(stream);
  return renderToReadableStream(page, { bootstrapModules: [getClientEntryUrl()] });
}

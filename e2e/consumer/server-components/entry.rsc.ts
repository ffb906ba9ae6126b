/// <reference types="@vitejs/plugin-rsc/types" />
import { createElement } from 'react';
import { renderToReadableStream } from '@vitejs/plugin-rsc/rsc/server';
import { Page } from './page.ts';

/** The page as the stream of server components, or as HTML made of that stream. */
export async function handle(request: Request): Promise<Response> {
  const stream = renderToReadableStream(createElement(Page));
  if (request.url.endsWith('.rsc'))
    return new Response(stream, { headers: { 'content-type': 'text/x-component;charset=utf-8' } });
  const { toHtml } = await import.meta.viteRsc.loadModule<typeof import('./entry.ssr.ts')>(
    'ssr',
    'index',
  );
  return new Response(await toHtml(stream), {
    headers: { 'content-type': 'text/html;charset=utf-8' },
  });
}

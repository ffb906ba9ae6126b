/// <reference types="@vitejs/plugin-rsc/types" />
import type { ReactNode } from 'react';
import { renderToReadableStream } from '@vitejs/plugin-rsc/rsc/server';
import { ClientSamples } from '../samples/client.tsx';
import { serverSamples } from '../samples/server.tsx';
import { Page } from './page.ts';

/** A page for each component that a server component can render. */
export const componentPaths = Object.keys(serverSamples).map((name) => `/server/${name}`);

function Document({ title, children }: { title: string; children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <title>{title}</title>
      </head>
      <body>{children}</body>
    </html>
  );
}

function pageAt(path: string): ReactNode {
  if (path === '/' || path === '/page') return <Page />;
  if (path === '/all')
    return (
      <Document title="Every component">
        {Object.entries(serverSamples).map(([name, sample]) => (
          <section key={name}>{sample}</section>
        ))}
        <ClientSamples />
      </Document>
    );
  const name = path.replace('/server/', '');
  return <Document title={name}>{serverSamples[name]}</Document>;
}

/** The page as the stream of server components, or as HTML made of that stream. Rejects with the error of a component. */
export async function handle(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  const errors: unknown[] = [];
  const stream = renderToReadableStream(pageAt(pathname.replace('.rsc', '')), {
    onError: (error: unknown) => void errors.push(error),
  });
  if (pathname.endsWith('.rsc'))
    return new Response(stream, { headers: { 'content-type': 'text/x-component;charset=utf-8' } });
  const { toHtml } = await import.meta.viteRsc.loadModule<typeof import('./entry.ssr.ts')>(
    'ssr',
    'index',
  );
  let html = '';
  try {
    html = await new Response(await toHtml(stream)).text();
  } catch (error) {
    // The server's own error says more than what is left of it in the stream.
    errors.push(error);
  }
  if (errors.length > 0) throw errors[0];
  return new Response(html, { headers: { 'content-type': 'text/html;charset=utf-8' } });
}

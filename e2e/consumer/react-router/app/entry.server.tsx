import { renderToReadableStream } from 'react-dom/server.edge';
import { ServerRouter, type EntryContext } from 'react-router';

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
) {
  headers.set('content-type', 'text/html;charset=utf-8');
  const html = await renderToReadableStream(<ServerRouter context={context} url={request.url} />);
  return new Response(html, { status, headers });
}

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { appError } from '../errors/app-error.ts';
import type { Handlers } from '../handlers.ts';
import { Prepared } from '../prepared.ts';

/** The files of the viewer's package that its page needs. */
const viewerFiles = ['swagger-ui-bundle.js', 'swagger-ui.css'];
const ownFiles = ['start.js', 'docs.css'];

function fileOf(name: string): string {
  const viewer = createRequire(import.meta.url).resolve('swagger-ui-dist/package.json');
  return viewerFiles.includes(name)
    ? join(viewer, '..', name)
    : join(import.meta.dirname, 'docs', name);
}

/** The description of the API, for programs and for people. @param server the public URL of the site */
export function openApiHandlers(
  server: URL,
): Handlers<'GET /api/openapi.json' | 'GET /api/docs' | 'GET /api/docs/:file'> {
  const prepared = new Map<string, Promise<Prepared>>();
  /** Rendered and compressed on first use: most processes never need it. */
  const once = (name: string, text: () => string | Promise<string>): Promise<Prepared> => {
    const render = async () => new Prepared(await text(), name.split('.').at(-1) ?? '');
    const response = prepared.get(name) ?? render();
    prepared.set(name, response);
    return response;
  };
  const file = (name: string) => once(name, () => readFileSync(fileOf(name), 'utf8'));
  return {
    'GET /api/openapi.json': () =>
      once('openapi.json', async () => {
        const { OpenApiDocument } = await import('./document.ts');
        return JSON.stringify(new OpenApiDocument().render(server));
      }),
    'GET /api/docs': () => file('index.html'),
    'GET /api/docs/:file': ({ path }) => {
      if (![...viewerFiles, ...ownFiles].includes(path.file)) {
        throw appError(404, 'not_found', 'notFound');
      }
      return file(path.file);
    },
  };
}

import { readdir, readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { extname, join, relative, sep } from 'node:path';
import type { RequestHandler } from 'express';
import { Prepared } from '../http/prepared.ts';

/** File types that compress well. */
const packable = new Set(['.css', '.js', '.json', '.mjs', '.svg', '.txt', '.webmanifest', '.xml']);

/**
 * Serves the files of a folder whose types compress well. They are listed once; each is read and compressed at the
 * highest level on its first request and then cached. Other files fall through to the next handler: types that do not
 * compress, hidden files, and files added later.
 * @param setHeaders by path relative to the folder, with slashes
 */
export async function packedFiles(
  folder: string,
  setHeaders: (response: ServerResponse, path: string) => void,
): Promise<RequestHandler> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && packable.has(extname(entry.name)))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => !/(^|\/)\./.test(path));
  const known = new Set(paths);
  const prepared = new Map<string, Promise<Prepared>>();

  const preparedFile = (path: string): Promise<Prepared> => {
    const ready =
      prepared.get(path) ??
      readFile(join(folder, path)).then((body) => new Prepared(body, extname(path), 'forLong'));
    prepared.set(path, ready);
    ready.catch(() => prepared.delete(path)); // it may be readable next time
    return ready;
  };

  return async (request, response, next) => {
    const path = request.path.slice(1);
    if (!known.has(path) || (request.method !== 'GET' && request.method !== 'HEAD')) {
      next();
      return;
    }
    const file = await preparedFile(path);
    setHeaders(response, path);
    await file.send(request, response);
  };
}

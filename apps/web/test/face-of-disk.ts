import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { vi } from 'vitest';

const faces = join(import.meta.dirname, '../../../packages/themes/src/fonts/print');

/** The bytes of a print font, read from disk instead of the site. */
export async function faceOfDisk(address: string): Promise<Uint8Array> {
  return new Uint8Array(await readFile(join(faces, basename(address))));
}

/** Serves a page's requests for print fonts from disk; passes other requests on. */
export function facesOfDisk(): void {
  const others = globalThis.fetch;
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) =>
    typeof input === 'string' && input.endsWith('.ttf')
      ? new Response((await faceOfDisk(input)).slice())
      : others(input, init),
  );
}

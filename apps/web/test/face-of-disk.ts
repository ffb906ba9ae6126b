import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

const faces = join(import.meta.dirname, '../../../packages/themes/src/fonts/print');

/** The bytes of a face of a document, from the disk in place of the site. */
export async function faceOfDisk(address: string): Promise<Uint8Array> {
  return new Uint8Array(await readFile(join(faces, basename(address))));
}

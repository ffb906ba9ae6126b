import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** File types that compress well. */
const compressible = /\.(css|html|js|json|svg|ttf|webmanifest)$/;

/** Writes a copy of every file of a folder that compresses well as `.br` and as `.gz`, at the highest level. */
export async function writeCompressed(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  await Promise.all(
    files
      .filter((file) => file.isFile() && compressible.test(file.name))
      .map(async ({ parentPath, name }) => {
        const path = join(parentPath, name);
        const body = await readFile(path);
        await writeFile(`${path}.br`, await brotli(body));
        await writeFile(`${path}.gz`, await gzipped(body, { level: 9 }));
      }),
  );
}

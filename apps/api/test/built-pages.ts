import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathPrefix, siteLanguages } from '@jyoti/contract';

/** Writes the page of a built site in each language. */
export async function writePages(webDist: string, page: string): Promise<void> {
  for (const language of siteLanguages) {
    const folder = join(webDist, pathPrefix(language));
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'index.html'), page);
  }
}

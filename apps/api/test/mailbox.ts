import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startApp } from './app.ts';

type Site = Pick<Awaited<ReturnType<typeof startApp>>, 'directory' | 'background'>;

/** E-mails to an address, oldest first, from the folder that replaces a mail server. */
export async function mailTo(email: string, { directory, background }: Site): Promise<string[]> {
  await background.idle();
  return mailIn(directory, email);
}

/** E-mails already sent to an address by a separate server process, from its data folder. */
export async function mailIn(directory: string, email: string): Promise<string[]> {
  const folder = join(directory, 'mail');
  const names = (await readdir(folder).catch(() => [])).toSorted();
  const all = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return all.filter((mail) => mail.includes(`\nTo: ${email}\n`));
}

/** The token of the link in an e-mail to a page, such as `/confirm-email`. */
export function tokenIn(mail: string | undefined, page: string): string {
  const found = new RegExp(`${page}#token=([\\w-]+)`).exec(mail ?? '')?.[1];
  if (found === undefined) throw new Error(`There is no link to ${page}.`);
  return found;
}

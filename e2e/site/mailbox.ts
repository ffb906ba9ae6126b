import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect } from '@playwright/test';

/**
 * E-mails to an address so far, oldest first: without a mail server they are files of the data
 * folders.
 */
function mailTo(email: string, folder: string): string[] {
  // Not the copies of a build beside them, which another test may be deleting.
  return globSync('**/mail/*.eml', { cwd: folder, exclude: ['**/dist'] })
    .toSorted((one, other) => basename(one).localeCompare(basename(other)))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .filter((mail) => mail.includes(`\nTo: ${email}\n`));
}

/**
 * The link to a page in the latest e-mail to an address: path and fragment.
 * @param folder data folder of the server, or a folder of several. @default those of the run
 */
export async function linkIn(email: string, page: string, folder = process.env['E2E_DATA'] ?? '') {
  const link = new RegExp(`${page}#token=[\\w-]+`);
  const found = () =>
    mailTo(email, folder)
      .map((mail) => link.exec(mail)?.[0])
      .findLast((path) => path !== undefined);
  await expect.poll(found, { message: `an e-mail to ${email}` }).toBeDefined();
  return found() ?? '';
}

/** Confirms the e-mail address of a new account, as its owner does with the link and the password. */
export async function confirmEmail(
  { email, password }: { email: string; password: string },
  siteUrl: string,
  folder?: string,
): Promise<void> {
  const token = (await linkIn(email, '/confirm-email', folder)).split('=')[1];
  const response = await fetch(new URL('/api/users/confirm-email', siteUrl), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ token, password }),
  });
  expect(response.status).toBe(200);
}

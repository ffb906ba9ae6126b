/** Providers that ignore dots before the `@`. */
const withoutDots = new Set(['gmail.com', 'googlemail.com']);

/**
 * The mailbox of an address, for counting e-mails: most providers deliver `asha+anything@…` to `asha@…`, so
 * that one mailbox has any number of addresses.
 * @returns in lower case
 */
export function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@');
  const host = address.slice(at + 1).toLowerCase();
  const [name = ''] = address.slice(0, at).toLowerCase().split('+');
  return `${withoutDots.has(host) ? name.replaceAll('.', '') : name}@${host}`;
}

/** Another name of the same provider. */
const sameHost = new Map([['googlemail.com', 'gmail.com']]);
/** Providers that ignore dots before the `@`. */
const withoutDots = new Set(['gmail.com']);

/**
 * The mailbox of an address, for counting e-mails: most providers deliver `asha+anything@…` to `asha@…`, so
 * that one mailbox has any number of addresses.
 * @returns in lower case
 */
export function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@');
  const written = address.slice(at + 1).toLowerCase();
  const host = sameHost.get(written) ?? written;
  const [name = ''] = address.slice(0, at).toLowerCase().split('+');
  return `${withoutDots.has(host) ? name.replaceAll('.', '') : name}@${host}`;
}

/** Providers that deliver an address with or without the dots before its `@` to one mailbox. */
const withoutDots = new Set(['gmail.com', 'googlemail.com']);

/**
 * The mailbox that an address leads to, for counting letters: most providers deliver `asha+anything@…` to `asha@…`, so that one
 * mailbox has endlessly many addresses.
 * @returns in lower case
 */
export function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@');
  const host = address.slice(at + 1).toLowerCase();
  const [name = ''] = address.slice(0, at).toLowerCase().split('+');
  return `${withoutDots.has(host) ? name.replaceAll('.', '') : name}@${host}`;
}

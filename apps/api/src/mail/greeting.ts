import type { Language } from '@jyoti/contract';
import { mailWords } from './mail-words.ts';

/** Text that a mail client would turn into a link or take for an address. */
const linkLike = /[\p{L}\p{N}_]\.[\p{L}\p{M}\p{N}_]{2,}|https?|www|@/iu;

/**
 * The first line of an e-mail, with the name unless it looks like a link: spammers sign up with links as names
 * to have them mailed by us.
 */
export function greetingFor(firstName: string | null, language: Language): string {
  const { greeting, neutralGreeting } = mailWords(language);
  return firstName === null || linkLike.test(firstName) ? neutralGreeting : greeting(firstName);
}

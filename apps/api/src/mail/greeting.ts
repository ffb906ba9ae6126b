import type { Language } from '@jyoti/contract';
import { mailWords } from './mail-words.ts';

/** What a mail program would turn into a link, or takes for an address. */
const linkLike = /[\p{L}\p{N}_]\.[\p{L}\p{M}\p{N}_]{2,}|https?|www|@/iu;

/** The first line of a letter: with the name, unless that looks like a link that somebody wants sent in our name. */
export function greetingFor(firstName: string | null, language: Language): string {
  const { greeting, neutralGreeting } = mailWords(language);
  return firstName === null || linkLike.test(firstName) ? neutralGreeting : greeting(firstName);
}

import { passwordLength } from '@jyoti/contract';
import { contractMessage, fieldError } from '../http/errors/app-error.ts';

/** The name of this site or a word for its subject, with only digits and signs around it. */
const ownWord =
  /^[\d\W_]*(?:jyoti|jyotish|jyotisha|kundli|kundali|panchang|astrology|astrologer|horoscope)[\d\W_]*$/i;

let list: Promise<Set<string>> | undefined;

/** About 18,000 common passwords, loaded on first use. */
function knownPasswords(): Promise<Set<string>> {
  list ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => {
    const all = dictionary['passwords-common'];
    return new Set(all.filter((password) => password.length >= passwordLength.least));
  });
  return list;
}

/**
 * Rejects common passwords. The list is too long to send to the browser, whose form checks less.
 * @throws AppError 400 on `field`, for a password that attackers try
 */
export async function rejectCommonPassword(password: string, field: string): Promise<void> {
  const known = await knownPasswords();
  if (!known.has(password.toLowerCase()) && !ownWord.test(password)) return;
  throw fieldError(400, 'invalid_input', field, contractMessage('passwordTooCommon'));
}

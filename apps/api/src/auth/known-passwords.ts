import { passwordLength } from '@jyoti/contract';
import { contractMessage, fieldRefusal } from '../errors/app-error.ts';

/** Words of this site, with nothing but digits and signs around them. */
const ownWord =
  /^[\d\W_]*(?:jyoti|jyotish|jyotisha|kundli|kundali|panchang|astrology|astrologer|horoscope)[\d\W_]*$/i;

let list: Promise<Set<string>> | undefined;

/** Some 18,000 passwords that are in use, the commonest first in what they are made of; read when they are first needed. */
function knownPasswords(): Promise<Set<string>> {
  list ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => {
    const all = dictionary['passwords-common'];
    return new Set(all.filter((password) => password.length >= passwordLength.least));
  });
  return list;
}

/**
 * More than the form in the browser refuses: a list that is too long to send there.
 * @throws AppError 400 on the field, for a password that attackers try
 */
export async function refuseKnownPassword(password: string, field: string): Promise<void> {
  const known = await knownPasswords();
  if (!known.has(password.toLowerCase()) && !ownWord.test(password)) return;
  throw fieldRefusal(400, 'invalid_input', field, contractMessage('passwordTooCommon'));
}

import type { UserRecord } from '../storage/records.ts';

const mask = '…';

/**
 * Removes personal data from free text: the writer's names, e-mail and mobile number, and anything that looks
 * like an e-mail or a long number.
 */
export function withoutIdentity(
  text: string,
  user: Pick<UserRecord, 'firstName' | 'lastName' | 'email' | 'mobile'>,
): string {
  const own = [user.email, user.mobile, user.firstName, user.lastName].filter(
    (part) => part.length > 1,
  );
  const ownPattern = new RegExp(own.map((part) => RegExp.escape(part)).join('|'), 'giu');
  return text
    .replace(ownPattern, mask)
    .replace(/\S+@\S+/g, mask)
    .replace(/\+?\d[\d\s-]{5,}\d/g, mask);
}

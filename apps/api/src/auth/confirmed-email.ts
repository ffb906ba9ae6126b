import { refusal } from '../errors/app-error.ts';
import type { UserRecord } from '../storage/records.ts';

/** Lets go on only whose e-mail is confirmed. @throws AppError 403 */
export function requireConfirmedEmail({ emailConfirmed }: UserRecord): void {
  if (!emailConfirmed) throw refusal(403, 'email_unconfirmed', 'emailUnconfirmed');
}

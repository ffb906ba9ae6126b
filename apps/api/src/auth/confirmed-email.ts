import { appError } from '../http/errors/app-error.ts';
import type { UserRecord } from '../storage/records.ts';

/** Rejects users without a confirmed e-mail. @throws AppError 403 */
export function requireConfirmedEmail({ emailConfirmed }: UserRecord): void {
  if (!emailConfirmed) throw appError(403, 'email_unconfirmed', 'emailUnconfirmed');
}

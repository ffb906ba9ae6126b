import { contractMessage, fieldError } from '../http/errors/app-error.ts';
import type { UserRecord } from '../storage/records.ts';
import type { Passwords } from './passwords.ts';
import type { Throttle } from '../http/limits/throttle.ts';
import type { Identity } from '../http/handlers.ts';

interface Dependencies {
  passwords: Passwords;
  throttle: Pick<Throttle, 'passwordProofs'>;
}

/** The name of a field for a password, and its messages. */
const fields = {
  currentPassword: { required: 'currentPasswordRequired', wrong: 'currentPasswordWrong' },
  password: { required: 'passwordRequired', wrong: 'passwordWrong' },
} as const;

async function prove(
  { passwords, throttle }: Dependencies,
  user: UserRecord,
  password: string,
  address: string,
  field: keyof typeof fields,
): Promise<void> {
  const { required, wrong } = fields[field];
  if (password === '') throw fieldError(400, 'invalid_input', field, contractMessage(required));
  const uncount = await throttle.passwordProofs.spend(user.id);
  if (!(await passwords.matches(user.passwordHash, password, address))) {
    throw fieldError(400, 'wrong_credentials', field, contractMessage(wrong));
  }
  await uncount();
}

/**
 * Verifies the password of a signed-in user before a sensitive change, because the session may have been left
 * open.
 * @param address the client address, for the rate limit
 * @throws AppError 400, 429
 */
export function provePassword(
  deps: Dependencies,
  { user }: Identity,
  password: string,
  address: string,
): Promise<void> {
  return prove(deps, user, password, address, 'currentPassword');
}

/** Like `provePassword`, but for the field `password` of a request that is not signed in to the account. */
export function proveLoginPassword(
  deps: Dependencies,
  user: UserRecord,
  password: string,
  address: string,
): Promise<void> {
  return prove(deps, user, password, address, 'password');
}

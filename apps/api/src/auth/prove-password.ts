import { contractMessage, fieldError } from '../errors/app-error.ts';
import type { Passwords } from './passwords.ts';
import type { Throttle } from './throttle.ts';
import type { Identity } from './tokens.ts';

/**
 * Verifies the password of a signed-in user before a sensitive change, because the session may have been left
 * open.
 * @param address the client address, for the rate limit
 * @throws AppError 400, 429
 */
export async function provePassword(
  { passwords, throttle }: { passwords: Passwords; throttle: Pick<Throttle, 'passwordProofs'> },
  { user }: Identity,
  password: string,
  address: string,
): Promise<void> {
  const field = 'currentPassword';
  if (password === '') {
    throw fieldError(400, 'invalid_input', field, contractMessage('currentPasswordRequired'));
  }
  const uncount = await throttle.passwordProofs.spend(user.id);
  if (!(await passwords.matches(user.passwordHash, password, address))) {
    throw fieldError(400, 'wrong_credentials', field, contractMessage('currentPasswordWrong'));
  }
  await uncount();
}

import type { EndLogins, Language, Login, LoginOutput, Session } from '@jyoti/contract';
import { hashOfDevice, knownDevice } from '../auth/devices.ts';
import { provePassword } from '../auth/prove-password.ts';
import { newToken, type BrowserAndSystem } from '../auth/tokens.ts';
import type { Identity } from '../http/handlers.ts';
import { appError } from '../http/errors/app-error.ts';
import type { UserRecord } from '../storage/records.ts';
import type { AccountsDependencies } from './dependencies.ts';
import { publicUser } from './public-user.ts';

/** The origin of a login or another change of an account. */
export interface LoginFrom {
  address: string;
  made: BrowserAndSystem;
  language: Language;
}

type Dependencies = Pick<
  AccountsDependencies,
  'store' | 'tokens' | 'passwords' | 'throttle' | 'loginGate' | 'lockouts' | 'mailQueue'
>;

function wrongCredentials() {
  return appError(401, 'wrong_credentials', 'credentialsWrong');
}

/** Logging in and out. */
export class Logins {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  /**
   * @param consumeBudget is called once the password is verified, so that others cannot use up the budget of the
   *   account
   * @throws AppError 401, the same for an unknown e-mail and a wrong password; 429
   */
  async login(
    { email, password, device }: LoginOutput,
    from: LoginFrom,
    consumeBudget: (userId: string) => Promise<void>,
  ): Promise<Session> {
    const { store, passwords, loginGate, lockouts, mailQueue } = this.#deps;
    const { address, made, language } = from;
    const user = await store.users.byEmail(email);
    const known = user && device !== undefined ? knownDevice(user, device) : null;
    const matches = await loginGate.attempt(
      { address, email, device: known },
      () => passwords.matches(user?.passwordHash ?? null, password, address),
      () => lockouts.notify(email, language),
    );
    if (!matches || !user) throw wrongCredentials();
    await consumeBudget(user.id);
    const session = await this.open(await this.#renewed(user, password, address), from, device);
    // Without remembered devices, every device would be new.
    if (known === null && user.devices?.length) {
      const mail = mailQueue.toUser('new_device', user.id, language, made);
      if (await store.mails.insert(mail)) mailQueue.send();
    }
    return session;
  }

  logout(identity: Identity): Promise<void> {
    return this.#deps.tokens.revoke(identity.tokenHash);
  }

  list(identity: Identity): Promise<Login[]> {
    return this.#deps.tokens.logins(identity);
  }

  /**
   * Ends one login of the user, or all but the current one. @throws AppError 400 for a wrong password, 429
   */
  async end(identity: Identity, given: EndLogins, address: string): Promise<void> {
    const { tokens } = this.#deps;
    await provePassword(this.#deps, identity, given.currentPassword, address);
    if (given.login === undefined) await tokens.endOthers(identity);
    else await tokens.end(identity, given.login);
  }

  /** Opens a login whose password was verified. @param given the device token of an earlier login */
  async open(
    user: UserRecord,
    { made, language }: Pick<LoginFrom, 'made' | 'language'>,
    given?: string,
  ): Promise<Session> {
    const device = given ?? newToken();
    const token = await this.#deps.tokens.issue(user, made, hashOfDevice(user.id, device));
    if (!token) throw wrongCredentials();
    return { token, user: publicUser(user, language), device };
  }

  /** Replaces a hash of an older cost, which is only possible while the password is known. */
  async #renewed(user: UserRecord, password: string, address: string): Promise<UserRecord> {
    const { store, passwords } = this.#deps;
    if (passwords.isCurrent(user.passwordHash)) return user;
    const passwordHash = await passwords.hash(password, address);
    const isRenewed = await store.users.renewHash(user.id, user.passwordHash, passwordHash);
    return isRenewed ? { ...user, passwordHash } : user;
  }
}

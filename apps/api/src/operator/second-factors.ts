import { createHash, randomBytes } from 'node:crypto';
import type { Language, SecondFactorSetup, SecondFactorSetupInput } from '@jyoti/contract';
import type { Passwords } from '../auth/passwords.ts';
import { provePassword } from '../auth/prove-password.ts';
import type { Throttle } from '../http/limits/throttle.ts';
import type { Identity } from '../http/handlers.ts';
import { base32, newTotpSecret, stepOfCode, totpUri } from '../auth/totp.ts';
import { contractMessage, fieldError, appError, type AppError } from '../http/errors/app-error.ts';
import type { MailQueue } from '../mail/mail-queue.ts';
import { mailboxOf } from '../mail/mailbox-of.ts';
import type { SecondFactorRecord } from '../storage/records.ts';
import type { Store } from '../storage/store.ts';
import type { LoginFrom } from '../accounts/logins.ts';

interface Dependencies {
  store: Store;
  passwords: Passwords;
  throttle: Throttle;
  mailQueue: MailQueue;
  now: () => Date;
}

/** How long the code of the operator command allows to set up an app, in milliseconds. */
const enrolmentLife = 7 * 86_400_000;

/** Number of recovery codes of an account, of 160 bits each. */
const recoveryCodes = 10;

function wrongCode(): AppError {
  return fieldError(400, 'invalid_input', 'code', contractMessage('loginCodeWrong'));
}

/** 160 random bits in base32: a recovery code, or an enrolment code. */
function newCode(): string {
  return base32(randomBytes(20));
}

/** SHA-256, which suffices for codes of 160 random bits. */
function hashOf(code: string): string {
  return createHash('sha256').update(code).digest('hex');
}

function grouped(code: string): string {
  return (code.match(/.{4}/g) ?? []).join('-');
}

/**
 * A second factor that is not set up yet, and the code for it: the password alone must not suffice to set up
 * an app, because others may know it.
 */
export function newEnrolment(now: Date): { code: string; factor: SecondFactorRecord } {
  const code = newCode();
  const expiresAt = new Date(now.getTime() + enrolmentLife).toISOString();
  const enrolment = { hash: hashOf(code), expiresAt };
  const factor = { secret: '', confirmedAt: null, lastStep: 0, recoveryHashes: [], enrolment };
  return { code: grouped(code), factor };
}

/** The second factor of operators: codes of an authenticator app (TOTP, RFC 6238), or recovery codes. */
export class SecondFactors {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  /**
   * A new secret, which must be confirmed with a code. Until then the enrolment code can be used again.
   * @param enrolmentCode printed by the operator command
   * @throws AppError 400 for a wrong password or enrolment code, 409 if a second factor is already confirmed,
   * 429
   */
  async setUp(
    identity: Identity,
    { currentPassword, enrolmentCode }: SecondFactorSetupInput,
    { address, language }: Pick<LoginFrom, 'address' | 'language'>,
  ): Promise<SecondFactorSetup> {
    const { store, now } = this.#deps;
    const { user } = identity;
    await provePassword(this.#deps, identity, currentPassword, address);
    if (user.secondFactor?.confirmedAt) throw appError(409, 'conflict', 'secondFactorSet');
    const uncount = await this.#count(identity, language);
    const enrolment = user.secondFactor?.enrolment;
    const isValid = enrolment && enrolment.expiresAt > now().toISOString();
    if (!isValid || enrolment.hash !== hashOf(enrolmentCode)) {
      const words = contractMessage('enrolmentCodeWrong');
      throw fieldError(400, 'invalid_input', 'enrolmentCode', words);
    }
    await uncount();
    const secret = newTotpSecret();
    const factor = { secret, confirmedAt: null, lastStep: 0, recoveryHashes: [], enrolment };
    if (!(await store.users.setSecondFactor(user.id, user.secondFactor, factor))) {
      throw appError(409, 'conflict', 'secondFactorNotBegun');
    }
    return { secret, uri: totpUri(secret, user.email, 'Jyoti') };
  }

  /**
   * Confirms the secret with a first code, which ends the enrolment. @returns the recovery codes
   * @throws AppError 400, 409, 429
   */
  async confirm(identity: Identity, code: string, language: Language): Promise<string[]> {
    const factor = identity.user.secondFactor;
    const uncount = await this.#count(identity, language);
    if (!factor?.secret) throw appError(409, 'conflict', 'secondFactorNotBegun');
    if (factor.confirmedAt !== null) throw appError(409, 'conflict', 'secondFactorSet');
    const codes = Array.from({ length: recoveryCodes }, newCode);
    await this.#pass(identity, factor, async (now) => {
      const lastStep = stepOfCode(factor.secret, code, now.getTime(), factor.lastStep);
      if (lastStep === null) return null;
      const recoveryHashes = codes.map(hashOf);
      return { secret: factor.secret, lastStep, recoveryHashes, confirmedAt: now.toISOString() };
    });
    await uncount();
    return codes.map(grouped);
  }

  /**
   * Passes the second factor for this login. @throws AppError 400 for a wrong or used code, 409 if none is
   * set up, 429
   */
  async pass(identity: Identity, code: string, language: Language): Promise<void> {
    const factor = identity.user.secondFactor;
    const uncount = await this.#count(identity, language);
    if (!factor?.confirmedAt) throw appError(409, 'conflict', 'secondFactorNotBegun');
    await this.#pass(identity, factor, async (now) => {
      const lastStep = stepOfCode(factor.secret, code, now.getTime(), factor.lastStep);
      if (lastStep !== null) return { ...factor, lastStep };
      const left = factor.recoveryHashes.filter((hash) => hash !== hashOf(code));
      const isRecovery = left.length < factor.recoveryHashes.length;
      return isRecovery ? { ...factor, recoveryHashes: left } : null;
    });
    await uncount();
  }

  /**
   * Counts an attempt to give a code. At the limit the operator gets an e-mail. @returns a function that
   * undoes the count after a success
   * @throws AppError 429
   */
  async #count({ user }: Identity, language: Language): Promise<() => Promise<void>> {
    const { store, throttle, mailQueue } = this.#deps;
    try {
      return await throttle.secondFactors.spend(user.id);
    } catch (error) {
      if (await throttle.secondFactorMails.count(mailboxOf(user.email))) {
        if (await store.mails.insert(mailQueue.toUser('second_factor_failed', user.id, language))) {
          mailQueue.send();
        }
      }
      throw error;
    }
  }

  /** @param used the state after the code was used; `null` for a wrong code */
  async #pass(
    { user, tokenHash }: Identity,
    before: SecondFactorRecord,
    used: (now: Date) => Promise<SecondFactorRecord | null>,
  ): Promise<void> {
    const { store } = this.#deps;
    const now = this.#deps.now();
    const after = await used(now);
    // If two requests send the same code at once, the second is rejected.
    const given = { tokenHash, at: now.toISOString() };
    const stored = after && (await store.users.setSecondFactor(user.id, before, after, given));
    if (!stored) throw wrongCode();
  }
}

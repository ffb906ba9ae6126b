import { createHash, randomBytes } from 'node:crypto';
import type { SecondFactorSetup } from '@jyoti/contract';
import type { Passwords } from '../auth/passwords.ts';
import { provePassword } from '../auth/prove-password.ts';
import type { Throttle } from '../auth/throttle.ts';
import type { Identity } from '../auth/tokens.ts';
import { base32, newTotpSecret, stepOfCode, totpUri } from '../auth/totp.ts';
import { contractMessage, fieldError, appError, type AppError } from '../errors/app-error.ts';
import type { SecondFactorRecord } from '../storage/records.ts';
import type { Store } from '../storage/store.ts';

interface Dependencies {
  store: Store;
  passwords: Passwords;
  throttle: Throttle;
  now: () => Date;
}

/** Number of recovery codes of an account, of 160 bits each. */
const recoveryCodes = 10;

function wrongCode(): AppError {
  return fieldError(400, 'invalid_input', 'code', contractMessage('loginCodeWrong'));
}

function hashOf(recoveryCode: string): string {
  return createHash('sha256').update(recoveryCode).digest('hex');
}

/** The second factor of operators: codes of an authenticator app (TOTP, RFC 6238), or recovery codes. */
export class SecondFactors {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  /**
   * A new secret, which must be confirmed with a code. @throws AppError 400 for a wrong password, 409 if one
   * is already confirmed, 429
   */
  async setUp(identity: Identity, password: string, address: string): Promise<SecondFactorSetup> {
    const { store } = this.#deps;
    const { user } = identity;
    await provePassword(this.#deps, identity, password, address);
    if (user.secondFactor?.confirmedAt) throw appError(409, 'conflict', 'secondFactorSet');
    const secret = newTotpSecret();
    const factor = { secret, confirmedAt: null, lastStep: 0, recoveryHashes: [] };
    if (!(await store.users.setSecondFactor(user.id, user.secondFactor, factor))) {
      throw appError(409, 'conflict', 'secondFactorNotBegun');
    }
    return { secret, uri: totpUri(secret, user.email, 'Jyoti') };
  }

  /**
   * Confirms the secret with a first code. @returns the recovery codes
   * @throws AppError 400, 409, 429
   */
  async confirm(identity: Identity, code: string): Promise<string[]> {
    const factor = identity.user.secondFactor;
    const succeeded = await this.#deps.throttle.secondFactors.spend(identity.user.id);
    if (!factor) throw appError(409, 'conflict', 'secondFactorNotBegun');
    if (factor.confirmedAt !== null) throw appError(409, 'conflict', 'secondFactorSet');
    const codes = Array.from({ length: recoveryCodes }, () => base32(randomBytes(20)));
    await this.#pass(identity, factor, async (now) => {
      const lastStep = stepOfCode(factor.secret, code, now.getTime(), factor.lastStep);
      if (lastStep === null) return null;
      const recoveryHashes = codes.map(hashOf);
      return { ...factor, lastStep, recoveryHashes, confirmedAt: now.toISOString() };
    });
    await succeeded();
    return codes.map((text) => (text.match(/.{4}/g) ?? []).join('-'));
  }

  /**
   * Passes the second factor for this login. @throws AppError 400 for a wrong or used code, 409 if none is
   * set up, 429
   */
  async pass(identity: Identity, code: string): Promise<void> {
    const factor = identity.user.secondFactor;
    const succeeded = await this.#deps.throttle.secondFactors.spend(identity.user.id);
    if (!factor?.confirmedAt) throw appError(409, 'conflict', 'secondFactorNotBegun');
    await this.#pass(identity, factor, async (now) => {
      const lastStep = stepOfCode(factor.secret, code, now.getTime(), factor.lastStep);
      if (lastStep !== null) return { ...factor, lastStep };
      const left = factor.recoveryHashes.filter((hash) => hash !== hashOf(code));
      const isRecovery = left.length < factor.recoveryHashes.length;
      return isRecovery ? { ...factor, recoveryHashes: left } : null;
    });
    await succeeded();
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

import { createHash } from 'node:crypto';
import { AppError, appError } from '../errors/app-error.ts';
import { networkOf } from '../address.ts';
import type { AttemptLog } from '../../storage/attempt-log.ts';
import { budgets, type BudgetName } from './budget-sizes.ts';

/**
 * Processor budgets, counted against the address and the account of a visitor, across all processes of a store.
 */
export class Budgets {
  readonly #log: AttemptLog;
  readonly #enabled: boolean;
  readonly #now: () => number;

  constructor(log: AttemptLog, enabled: boolean, now: () => number) {
    this.#log = log;
    this.#enabled = enabled;
    this.#now = now;
  }

  /** @throws AppError 429 with the seconds to wait */
  async consumeForIp(address: string, cost: number): Promise<void> {
    await this.#consume('address', address, cost);
    const network = networkOf(address);
    if (network !== null) await this.#consume('network', network, cost);
  }

  /** @throws AppError 429 with the seconds to wait */
  async consumeForAccount(userId: string, cost: number): Promise<void> {
    await this.#consume('account', userId, cost);
  }

  async #consume(name: BudgetName, whose: string, cost: number): Promise<void> {
    if (!this.#enabled || cost === 0) return;
    const budget = budgets[name];
    const now = this.#now();
    // Only a hash of the address or account is stored.
    const key = createHash('sha256').update(`budget ${name} ${whose}`).digest('base64url');
    const openAgain = await this.#log.consume(key, budget, cost, now);
    if (openAgain === null) return;
    const wait = Math.max(1, Math.ceil((openAgain - now) / 1000));
    const left = cost - ((openAgain - now) / 1000) * budget.perSecond;
    const { facts } = appError(429, 'too_many_attempts', 'budgetUsed', wait);
    throw new AppError({
      ...facts,
      rateLimit: {
        policy: name,
        quota: budget.most,
        window: Math.round(budget.most / budget.perSecond),
        left: Math.max(0, Math.floor(left)),
        unit: 'cpu-milliseconds',
      },
    });
  }
}

import type { Language } from '@jyoti/contract';
import type { Throttle } from '../auth/throttle.ts';
import type { Background } from '../background.ts';
import type { Store } from '../storage/store.ts';
import type { Letters } from './letters.ts';
import { mailboxOf } from './mailbox-of.ts';

interface Dependencies {
  store: Store;
  throttle: Throttle;
  letters: Letters;
  background: Background;
}

/** Letters to the owner of an account with too many failed logins. */
export class LockoutLetters {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  /**
   * Queues the letter after the response, so that response times do not reveal whether the account exists.
   */
  notify(email: string, language: Language): void {
    const { store, throttle, letters, background } = this.#deps;
    background.run('lockout letter', async () => {
      const user = await store.users.byEmail(email);
      if (!user || !(await throttle.lockoutLetters.count(mailboxOf(email)))) return;
      if (await store.letters.insert(letters.aboutLockout(user.id, language))) letters.send();
    });
  }
}

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

/** Letters to the owner of an account at which too many logins have failed. */
export class LockoutLetters {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  /** After the answer, so that its time does not reveal whether there is such an account. */
  tell(email: string, language: Language): void {
    const { store, throttle, letters, background } = this.#deps;
    background.run('lockout letter', async () => {
      const user = await store.users.byEmail(email);
      if (!user || !(await throttle.lockoutLetters.count(mailboxOf(email)))) return;
      if (await store.letters.insert(letters.aboutLockout(user.id, language))) letters.send();
    });
  }
}

import type { Language } from '@jyoti/contract';
import type { Throttle } from '../http/limits/throttle.ts';
import type { Background } from '../operations/background.ts';
import type { Store } from '../storage/store.ts';
import type { MailQueue } from './mail-queue.ts';
import { mailboxOf } from './mailbox-of.ts';

interface Dependencies {
  store: Store;
  throttle: Throttle;
  mailQueue: MailQueue;
  background: Background;
}

/** E-mails to the owner of an account with too many failed logins. */
export class LockoutNotices {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  /**
   * Queues the e-mail after the response, so that response times do not reveal whether the account exists.
   */
  notify(email: string, language: Language): void {
    const { store, throttle, mailQueue, background } = this.#deps;
    background.run('lockout e-mail', async () => {
      const user = await store.users.byEmail(email);
      if (!user || !(await throttle.lockoutMails.count(mailboxOf(email)))) return;
      if (await store.mails.insert(mailQueue.toUser('locked_out', user.id, language)))
        mailQueue.send();
    });
  }
}

import { knownLanguage, type OperatorPage, type OperatorSubscription } from '@jyoti/contract';
import type { Identity } from '../http/handlers.ts';
import { newsletterLinks } from '../mail/newsletter-links.ts';
import { subscriptionKey, type Erasures } from '../storage/erasures.ts';
import type { SubscriptionRecord } from '../storage/records.ts';
import type { Store } from '../storage/store.ts';
import type { AuditTrail } from './audit-trail.ts';
import { csv } from './csv.ts';
import { byWhom, isApplied, notFound, pageOf, requireFound, rowsOf } from './operated.ts';

interface Dependencies {
  store: Store;
  erasures: Erasures;
  audit: AuditTrail;
  /** The public URL of the site. */
  publicUrl: URL;
}

function shownSubscription({
  token: _token,
  confirmedAt: _confirmedAt,
  ...subscription
}: SubscriptionRecord): OperatorSubscription {
  return subscription;
}

/** The addresses of the newsletter. */
export class OperatorNewsletter {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  async list(page: number): Promise<OperatorPage<OperatorSubscription>> {
    return pageOf(
      await this.#deps.store.operation.subscriptions(rowsOf(page)),
      page,
      shownSubscription,
    );
  }

  /**
   * Exports every newsletter address as CSV, with its unsubscribe link. The export is first recorded in the
   * audit trail. @throws AppError 404
   */
  async export(identity: Identity): Promise<string> {
    const { rows, total } = await this.#deps.store.operation.subscriptions({
      skip: 0,
      most: Infinity,
    });
    const after = { addresses: String(total) };
    await this.#deps.audit.note(
      { kind: 'newsletter', action: 'exported', subject: 'newsletter', after },
      identity,
    );
    return csv(
      ['email', 'language', 'subscribed_at', 'unsubscribe_page', 'list_unsubscribe'],
      rows.map(({ email, language, subscribedAt, token }) => {
        const { leave, unsubscribe } = newsletterLinks(
          this.#deps.publicUrl,
          token,
          knownLanguage(language) ?? 'en',
        );
        return [email, language, subscribedAt, leave, unsubscribe];
      }),
    );
  }

  /**
   * Deletes an address from the newsletter permanently. The audit trail does not contain the address. @throws
   * AppError 404
   */
  async remove(email: string, identity: Identity): Promise<void> {
    const entry = this.#deps.audit.removal('newsletter', 'newsletter', identity);
    const found = await this.#deps.store.subscriptions.byEmail(email);
    if (!found) throw notFound();
    const erase = () =>
      this.#deps.store.operation.removeSubscription(email, entry, byWhom(identity));
    requireFound(
      await this.#deps.erasures.around('subscription', subscriptionKey(found), erase, isApplied),
    );
  }
}

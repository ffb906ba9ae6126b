import type { AuditEntry, Language, OperatorPage } from '@jyoti/contract';
import type { Identity } from '../http/handlers.ts';
import type { Content } from '../content/content.ts';
import { auditRecord, type AuditEvent } from '../storage/audit-record.ts';
import type { AuditRecord } from '../storage/records.ts';
import type { Store } from '../storage/store.ts';
import { byWhom, pageOf, requireApplied, rowsOf } from './operated.ts';

interface Dependencies {
  store: Store;
  content: Content;
  now: () => Date;
}

/** The record of what the team has changed. */
export class AuditTrail {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  async list(
    kind: AuditRecord['kind'] | undefined,
    page: number,
    language: Language,
  ): Promise<OperatorPage<AuditEntry>> {
    const part = await this.#deps.store.operation.audit(kind, rowsOf(page));
    const ids = new Set(part.rows.flatMap(({ operatorId }) => operatorId ?? []));
    const names = new Map<string, string>();
    for (const id of ids) {
      const user = await this.#deps.store.users.byId(id);
      if (user) names.set(id, `${user.firstName} ${user.lastName}`);
    }
    return pageOf(part, page, ({ operatorId: id, ...entry }) => ({
      ...entry,
      before: entry.before && this.#named(entry.before, language),
      operator: id === null ? null : { id, name: names.get(id) ?? null },
    }));
  }

  /**
   * Adds an audit entry for a change outside the store. @throws AppError 404 if the role was revoked in the
   * meantime
   */
  async note(event: AuditEvent, identity: Identity): Promise<void> {
    const entry = this.entry(event, identity);
    requireApplied(await this.#deps.store.operation.note(entry, byWhom(identity)), 'id');
  }

  entry(event: AuditEvent, { user }: Identity): AuditRecord {
    return auditRecord(event, user.id, this.#deps.now());
  }

  removal(
    kind: 'message' | 'request' | 'newsletter',
    subject: string,
    identity: Identity,
  ): AuditRecord {
    return this.entry({ kind, action: 'erased', subject }, identity);
  }

  /** Fields of an audit entry with the title of the ceremony instead of its id; older entries have the title. */
  #named(fields: Record<string, string>, language: Language): Record<string, string> {
    const ceremony = this.#deps.content.ceremony(Number(fields['ceremony']), language);
    return ceremony ? { ...fields, ceremony: ceremony.value.title } : fields;
  }
}

import { randomUUID } from 'node:crypto';
import type { AuditAction, AuditKind } from '@jyoti/contract';
import type { AuditRecord } from './records.ts';

/** An action and its object. Fields say what changed, without personal data. */
export interface AuditEvent {
  kind: AuditKind;
  action: AuditAction;
  subject: string;
  before?: Record<string, string> | null;
  after?: Record<string, string> | null;
}

/** An entry of the audit trail. @param operatorId `null` for the command line */
export function auditRecord(
  { kind, action, subject, before = null, after = null }: AuditEvent,
  operatorId: string | null,
  now: Date,
): AuditRecord {
  return {
    id: randomUUID(),
    at: now.toISOString(),
    operatorId,
    kind,
    action,
    subject,
    before,
    after,
  };
}

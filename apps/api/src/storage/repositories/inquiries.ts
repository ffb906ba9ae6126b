import { isDeepStrictEqual } from 'node:util';
import { copied } from '../copied.ts';
import type { Engine, Transaction } from '../engine.ts';
import type { ConsultationRecord, MessageRecord } from '../records.ts';
import { isTokenValid, newestFirst, ofUser } from './shared.ts';

async function withKnownUser<Inquiry extends { userId: string | null }>(
  rows: Transaction,
  inquiry: Inquiry,
): Promise<Inquiry> {
  const { userId } = inquiry;
  const isKnown = userId !== null && (await rows.locked('users', userId)) !== null;
  return isKnown ? inquiry : { ...inquiry, userId: null };
}

/**
 * Inquiries. If a user is erased while a request arrives, it is stored as that of an anonymous visitor: no
 * record refers to a deleted user.
 */
export function inquiriesRepository(db: Engine) {
  return {
    /** `false`, without a change, if the ticket is taken. */
    insertMessage: (message: MessageRecord): Promise<boolean> =>
      db.change(async (rows) =>
        rows.insert('messages', message.ticket, await withKnownUser(rows, message)),
      ),
    /** `false`, without a change, if the ticket is taken. */
    insertConsultation: (consultation: ConsultationRecord): Promise<boolean> =>
      db.change(async (rows) =>
        rows.insert('consultations', consultation.ticket, await withKnownUser(rows, consultation)),
      ),
    messageByTicket: (ticket: string): Promise<MessageRecord | null> =>
      db.rows.get('messages', ticket),
    consultationByTicket: (ticket: string): Promise<ConsultationRecord | null> =>
      db.rows.get('consultations', ticket),
    /** Newest first. */
    consultationsOfUser: (userId: string): Promise<ConsultationRecord[]> =>
      db.rows.find('consultations', ofUser(userId), { order: newestFirst }),
    /**
     * Replaces `before` with `after` unless it has changed since it was read. If a string is returned,
     * nothing was changed.
     */
    replaceConsultation: (
      before: ConsultationRecord,
      after: ConsultationRecord,
      requestToken?: string,
    ): Promise<ConsultationRecord | 'changed' | 'signed_out'> =>
      db.change(async (rows) => {
        if (before.userId !== null) {
          await rows.locked('users', before.userId);
          if (!(await isTokenValid(rows, before.userId, requestToken))) return 'signed_out';
        }
        const stored = await rows.locked('consultations', before.ticket);
        if (!isDeepStrictEqual(stored, copied(before))) return 'changed';
        await rows.put('consultations', before.ticket, after);
        return copied(after);
      }),
  };
}

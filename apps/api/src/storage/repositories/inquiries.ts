import { isDeepStrictEqual } from 'node:util';
import type { Records } from '../changes.ts';
import type { Store } from '../store.ts';
import { copied, entryOf, isTokenValid, newestFirst, type Database } from './database.ts';

function withKnownUser<Inquiry extends { userId: string | null }>(
  data: Records,
  inquiry: Inquiry,
): Inquiry {
  const known = inquiry.userId !== null && entryOf(data.users, inquiry.userId) !== undefined;
  return structuredClone(known ? inquiry : { ...inquiry, userId: null });
}

export function inquiriesRepository(db: Database): Store['inquiries'] {
  return {
    insertMessage: (message) =>
      db.mutate((data, changes) => {
        if (entryOf(data.messages, message.ticket)) return false;
        changes.put('messages', message.ticket, withKnownUser(data, message));
        return true;
      }),
    insertConsultation: (consultation) =>
      db.mutate((data, changes) => {
        if (entryOf(data.consultations, consultation.ticket)) return false;
        changes.put('consultations', consultation.ticket, withKnownUser(data, consultation));
        return true;
      }),
    messageByTicket: async (ticket) => copied(entryOf(db.data.messages, ticket)),
    consultationByTicket: async (ticket) => copied(entryOf(db.data.consultations, ticket)),
    consultationsOfUser: async (userId) =>
      structuredClone(
        Object.values(db.data.consultations)
          .filter((consultation) => consultation.userId === userId)
          .toSorted(newestFirst),
      ),
    replaceConsultation: (before, after, requestToken) =>
      db.mutate((data, changes) => {
        if (before.userId !== null && !isTokenValid(data, before.userId, requestToken))
          return 'signed_out';
        const stored = entryOf(data.consultations, before.ticket);
        if (!isDeepStrictEqual(stored, before)) return 'changed';
        changes.put('consultations', before.ticket, structuredClone(after));
        return structuredClone(after);
      }),
  };
}

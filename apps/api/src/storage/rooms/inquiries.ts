import { isDeepStrictEqual } from 'node:util';
import type { StoredData } from '../records.ts';
import type { Store } from '../store.ts';
import { copied, entryOf, mayAsk, newestFirst, type Database } from './database.ts';

function written<Inquiry extends { userId: string | null }>(
  data: StoredData,
  inquiry: Inquiry,
): Inquiry {
  const known = inquiry.userId !== null && entryOf(data.users, inquiry.userId) !== undefined;
  return structuredClone(known ? inquiry : { ...inquiry, userId: null });
}

export function inquiriesRoom(db: Database): Store['inquiries'] {
  return {
    insertMessage: (message) =>
      db.mutate((data) => {
        if (entryOf(data.messages, message.ticket)) return false;
        data.messages[message.ticket] = written(data, message);
        return true;
      }),
    insertConsultation: (consultation) =>
      db.mutate((data) => {
        if (entryOf(data.consultations, consultation.ticket)) return false;
        data.consultations[consultation.ticket] = written(data, consultation);
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
    replaceConsultation: (before, after, askedWith) =>
      db.mutate((data) => {
        if (before.userId !== null && !mayAsk(data, before.userId, askedWith)) return 'signed_out';
        const standing = entryOf(data.consultations, before.ticket);
        if (!isDeepStrictEqual(standing, before)) return 'changed';
        data.consultations[before.ticket] = structuredClone(after);
        return structuredClone(after);
      }),
  };
}

import type { AcknowledgementRecord } from '../records.ts';
import type { Store } from '../store.ts';
import { entryOf, type Database } from './database.ts';

export function newestVersionFirst(a: AcknowledgementRecord, b: AcknowledgementRecord): number {
  return b.version.localeCompare(a.version);
}

export function acknowledgementsRepository(db: Database): Store['acknowledgements'] {
  return {
    insert: (acknowledgement) =>
      db.mutate((data, changes) => {
        const { document, version, userId, visitorId } = acknowledgement;
        if (userId !== null && !entryOf(data.users, userId)) return null;
        const earlier = data.acknowledgements.find(
          (one) =>
            one.document === document &&
            one.version === version &&
            one.userId === userId &&
            one.visitorId === visitorId,
        );
        if (!earlier) changes.add('acknowledgements', structuredClone(acknowledgement));
        return structuredClone(earlier ?? acknowledgement);
      }),
    ofUser: async (userId) =>
      structuredClone(
        db.data.acknowledgements
          .filter((one) => one.userId === userId)
          .toSorted(newestVersionFirst),
      ),
  };
}

import type { Store } from '../../store.ts';
import { lockedUser, recordsOf, type Database } from '../database.ts';
import { rowOf } from '../row-of.ts';

export function acknowledgementsRepository(db: Database): Store['acknowledgements'] {
  return {
    insert: (acknowledgement) =>
      db.change(async (rows) => {
        const { document, version, userId, visitorId } = acknowledgement;
        if (userId !== null && !(await lockedUser(rows, userId))) return null;
        await rows
          .insertInto('acknowledgements')
          .values(rowOf.acknowledgement(acknowledgement))
          .onConflict((conflict) => conflict.doNothing())
          .execute();
        const { record } = await rows
          .selectFrom('acknowledgements')
          .select('record')
          .where('document', '=', document)
          .where('version', '=', version)
          .where('user_id', 'is not distinct from', userId)
          .where('visitor_id', 'is not distinct from', visitorId)
          .executeTakeFirstOrThrow();
        return record;
      }),
    ofUser: (userId) => recordsOf(db.rows, 'acknowledgements', userId),
  };
}

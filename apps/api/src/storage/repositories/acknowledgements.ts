import { copied } from '../copied.ts';
import type { Engine } from '../engine.ts';
import type { AcknowledgementRecord } from '../records.ts';
import { ofUser } from './shared.ts';

export function acknowledgementsRepository(db: Engine) {
  return {
    /**
     * Stores one acknowledgement per reader and version. Returns the stored one, which is the first; `null`
     * if the user no longer exists.
     */
    insert: (acknowledgement: AcknowledgementRecord): Promise<AcknowledgementRecord | null> =>
      db.change(async (rows) => {
        const { document, version, userId, visitorId } = acknowledgement;
        if (userId !== null && !(await rows.locked('users', userId))) return null;
        if (await rows.add('acknowledgements', acknowledgement)) return copied(acknowledgement);
        const [earlier] = await rows.find('acknowledgements', [
          ['document', '=', document],
          ['version', '=', version],
          ['userId', '=', userId],
          ['visitorId', '=', visitorId],
        ]);
        return earlier ?? null;
      }),
    /** Newest version first. */
    ofUser: (userId: string): Promise<AcknowledgementRecord[]> =>
      db.rows.find('acknowledgements', ofUser(userId), { order: [['version', 'desc']] }),
  };
}

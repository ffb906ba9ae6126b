import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { UserRecord } from '../../records.ts';
import type { Store } from '../../store.ts';
import { lockedUser, updateRecord, type Database } from '../database.ts';
import { rowOf } from '../row-of.ts';
import type { Tables } from '../tables.ts';

async function removed(
  rows: Transaction<Tables>,
  table: keyof Tables,
  condition: RawBuilder<unknown>,
): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from ${sql.table(table)} where ${condition}`.execute(rows);
  return Number(numAffectedRows ?? 0n);
}

async function withoutOldDevices(rows: Transaction<Tables>, before: string): Promise<number> {
  const { rows: found } = await sql<{ id: string }>`
    select id from users where exists (
      select 1 from json_array_elements(record->'devices') as device where device->>'addedAt' <= ${before}
    ) order by id`.execute(rows);
  let removals = 0;
  for (const { id } of found) {
    const user = await lockedUser(rows, id);
    if (!user) continue;
    const devices = user.devices ?? [];
    const remaining = devices.filter(({ addedAt }) => addedAt > before);
    removals += devices.length - remaining.length;
    await updateRecord(rows, 'users', rowOf.user({ ...user, devices: remaining }));
  }
  return removals;
}

/** Deletes the accounts that were not confirmed in time; the foreign keys cascade. @returns their users */
async function withoutUnconfirmed(rows: Transaction<Tables>, before: string) {
  const { rows: deleted } = await sql<{ record: UserRecord }>`
    delete from users where record->>'emailConfirmed' = 'false' and role <> 'operator'
      and coalesce(record->>'unconfirmedSince', record->>'createdAt') collate "C" <= ${before}
      and not exists (select 1 from bookings where user_id = users.id)
    returning record`.execute(rows);
  return deleted.map(({ record }) => record);
}

export function retentionRepository(db: Database): Store['retention'] {
  return {
    removePast: ({
      now,
      idleSince,
      settledBefore,
      writtenBefore,
      devicesBefore,
      unconfirmedBefore,
    }) =>
      db.change(async (rows) => {
        const past = sql`user_id is null and (created_at <= ${writtenBefore}
          or status <> 'open' and coalesce(record->>'settledAt', created_at) <= ${settledBefore})`;
        const users = await withoutUnconfirmed(rows, unconfirmedBefore);
        const counts = {
          accounts: users.length,
          devices: await withoutOldDevices(rows, devicesBefore),
          logins: await removed(
            rows,
            'tokens',
            sql`expires_at <= ${now} or record->>'lastUsedAt' <= ${idleSince}`,
          ),
          messages: await removed(rows, 'messages', past),
          requests: await removed(rows, 'consultations', past),
          subscriptions: await removed(
            rows,
            'subscriptions',
            sql`record->>'confirmedAt' is null and subscribed_at <= ${unconfirmedBefore}`,
          ),
          links: await removed(rows, 'resets', sql`expires_at <= ${now}`),
          mails: await removed(rows, 'mails', sql`record->>'expiresAt' <= ${now}`),
        };
        return { removed: counts, users };
      }),
  };
}

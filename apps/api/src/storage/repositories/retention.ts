import type { Where } from '../conditions.ts';
import type { Engine, Transaction } from '../engine.ts';
import type { UserRecord } from '../records.ts';
import { ofUser } from './shared.ts';
import { eraseUser } from './users.ts';

/** Cut-off times of retention periods, ISO 8601. */
export interface RetentionMoments {
  /** Logins, links and e-mails that expired before are removed. */
  now: string;
  /** Logins not used since. */
  idleSince: string;
  /** Messages and requests of anonymous visitors settled before. */
  settledBefore: string;
  /** Messages and requests of anonymous visitors written before, in any state. */
  writtenBefore: string;
  /** Devices whose first login was before. */
  devicesBefore: string;
  /** Newsletter addresses and accounts that were entered before and never confirmed. */
  unconfirmedBefore: string;
}

/** Numbers of removed records. */
export interface Removed {
  logins: number;
  links: number;
  mails: number;
  messages: number;
  requests: number;
  devices: number;
  subscriptions: number;
  accounts: number;
}

/** Inquiries of anonymous visitors; those of an account are deleted with it. */
function pastInquiries({
  settledBefore,
  writtenBefore,
}: RetentionMoments): Where<'messages' | 'consultations'> {
  return [
    ['userId', '=', null],
    {
      any: [
        [['createdAt', '<=', writtenBefore]],
        [
          ['status', '<>', 'open'],
          [['settledAt', 'createdAt'], '<=', settledBefore],
        ],
      ],
    },
  ];
}

/** Removes accounts that were not confirmed in time. */
async function removeUnconfirmed(rows: Transaction, before: string): Promise<UserRecord[]> {
  const never: Where<'users'> = [
    ['emailConfirmed', '=', false],
    ['role', '<>', 'operator'],
    [['unconfirmedSince', 'createdAt'], '<=', before],
  ];
  const removed: UserRecord[] = [];
  for (const { id } of await rows.find('users', never)) {
    const user = await rows.locked('users', id);
    // It may have been confirmed before it was locked, or be from before addresses were confirmed.
    if (!user || user.emailConfirmed || (await rows.count('bookings', ofUser(id))) > 0) continue;
    await eraseUser(rows, user, () => null);
    removed.push(user);
  }
  return removed;
}

/** Removes devices of users. Each has the newest device first. */
async function removeDevices(rows: Transaction, before: string): Promise<number> {
  let removed = 0;
  for (const { id } of await rows.find('users', [['devices.-1.addedAt', '<=', before]])) {
    const user = await rows.locked('users', id);
    if (!user?.devices) continue;
    const devices = user.devices.filter(({ addedAt }) => addedAt > before);
    removed += user.devices.length - devices.length;
    await rows.put('users', id, { ...user, devices });
  }
  return removed;
}

export function retentionRepository(db: Engine) {
  return {
    /**
     * Deletes expired records permanently, within a minute from every file too. Returns their numbers by kind,
     * and the users of the deleted accounts. Accounts of operators and with bookings remain, confirmed or not.
     */
    removePast: (moments: RetentionMoments): Promise<{ removed: Removed; users: UserRecord[] }> =>
      db.change(async (rows) => {
        const { now, idleSince, devicesBefore, unconfirmedBefore } = moments;
        const users = await removeUnconfirmed(rows, unconfirmedBefore);
        const removed = {
          accounts: users.length,
          devices: await removeDevices(rows, devicesBefore),
          logins: await rows.removeWhere('tokens', [
            { any: [[['expiresAt', '<=', now]], [['lastUsedAt', '<=', idleSince]]] },
          ]),
          messages: await rows.removeWhere('messages', pastInquiries(moments)),
          requests: await rows.removeWhere('consultations', pastInquiries(moments)),
          subscriptions: await rows.removeWhere('subscriptions', [
            ['confirmedAt', '=', null],
            ['subscribedAt', '<=', unconfirmedBefore],
          ]),
          links: await rows.removeWhere('resets', [['expiresAt', '<=', now]]),
          mails: await rows.removeWhere('mails', [['expiresAt', '<=', now]]),
        };
        return { removed, users };
      }, true),
  };
}

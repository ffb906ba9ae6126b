import { isDeepStrictEqual } from 'node:util';
import { copied } from '../copied.ts';
import type { Engine } from '../engine.ts';
import type { ChartRecord } from '../records.ts';
import { newestFirst, ofUser, signedIn } from './shared.ts';

const lower = (name: string) => name.trim().toLowerCase();

/**
 * The identity of a birth: without gender, which not every form asks for, and without the name of its place.
 */
function momentOf({ date, time, fold, time_unknown: isUnknown, place }: ChartRecord['birth']) {
  const { latitude, longitude, timezone } = place;
  return {
    date,
    time,
    fold: fold ?? 0,
    isUnknown: isUnknown ?? false,
    latitude,
    longitude,
    timezone,
  };
}

/** Whether a saved chart has the same birth and settings, perhaps under another name. */
function isSameChart(stored: ChartRecord, incoming: ChartRecord): boolean {
  const [one, other] = [stored.birth.gender ?? null, incoming.birth.gender ?? null];
  const isUnnamed = lower(incoming.name) === lower(incoming.birth.name);
  return (
    (isUnnamed || lower(stored.name) === lower(incoming.name)) &&
    lower(stored.birth.name) === lower(incoming.birth.name) &&
    (one === other || one === null || other === null) &&
    isDeepStrictEqual(momentOf(stored.birth), momentOf(incoming.birth)) &&
    isDeepStrictEqual(stored.settings, incoming.settings)
  );
}

/** The saved chart, completed by the gender of the new one. */
function mergedChart(stored: ChartRecord, incoming: ChartRecord): ChartRecord {
  if (stored.birth.gender || !incoming.birth.gender) return stored;
  return { ...stored, birth: { ...stored.birth, gender: incoming.birth.gender } };
}

export function chartsRepository(db: Engine) {
  return {
    /** Newest first. */
    ofUser: (userId: string): Promise<ChartRecord[]> =>
      db.rows.find('charts', ofUser(userId), { order: newestFirst }),
    /**
     * Stores a chart if the user has fewer than `most`. Returns the stored chart: an existing equal one,
     * completed by the gender of the new one, or the new one. `'signed_out'` and `'full'` change nothing.
     */
    insert: (
      incoming: ChartRecord,
      most: number,
      requestToken?: string,
    ): Promise<ChartRecord | 'full' | 'signed_out'> =>
      db.change(async (rows) => {
        const chart = copied(incoming);
        if (!(await signedIn(rows, chart.userId, requestToken))) return 'signed_out';
        const charts = await rows.find('charts', ofUser(chart.userId), { order: newestFirst });
        const equal = charts.find((stored) => isSameChart(stored, chart));
        if (equal) {
          const merged = mergedChart(equal, chart);
          if (merged !== equal) await rows.put('charts', equal.id, merged);
          return merged;
        }
        if (charts.length >= most) return 'full';
        await rows.put('charts', chart.id, chart);
        return chart;
      }),
    /** Changes the name and the notes of a chart; `null` if the user has no chart of this id. */
    describe: (
      id: string,
      userId: string,
      part: Partial<Pick<ChartRecord, 'name' | 'note' | 'relation'>>,
    ): Promise<ChartRecord | null> =>
      db.change(async (rows) => {
        const stored = await rows.locked('charts', id);
        if (stored?.userId !== userId) return null;
        const described = copied({ ...stored, ...part });
        await rows.put('charts', id, described);
        return described;
      }),
    /** `false` if the user has no chart of this id. */
    remove: (id: string, userId: string): Promise<boolean> =>
      db.change(async (rows) => {
        const stored = await rows.locked('charts', id);
        return stored?.userId === userId && rows.remove('charts', id);
      }, true),
  };
}

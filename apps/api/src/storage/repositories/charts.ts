import { isDeepStrictEqual } from 'node:util';
import type { Records } from '../changes.ts';
import { groupingsOf } from '../finding.ts';
import type { ChartRecord } from '../records.ts';
import type { Store } from '../store.ts';
import { entryOf, isTokenValid, newestFirst, type Database } from './database.ts';

function chartsOf(data: Records, userId: string): ChartRecord[] {
  return groupingsOf(data)
    .charts.keysOf(userId)
    .flatMap((id) => data.charts[id] ?? [])
    .toSorted(newestFirst);
}

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
export function isSameChart(stored: ChartRecord, incoming: ChartRecord): boolean {
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
export function mergedChart(stored: ChartRecord, incoming: ChartRecord): ChartRecord {
  if (stored.birth.gender || !incoming.birth.gender) return stored;
  return { ...stored, birth: { ...stored.birth, gender: incoming.birth.gender } };
}

export function chartsRepository(db: Database): Store['charts'] {
  return {
    ofUser: async (userId) => structuredClone(chartsOf(db.data, userId)),
    insert: (chart, most, requestToken) =>
      db.mutate((data, changes) => {
        const { userId } = chart;
        if (!entryOf(data.users, userId) || !isTokenValid(data, userId, requestToken))
          return 'signed_out';
        const charts = chartsOf(data, userId);
        const equal = charts.find((stored) => isSameChart(stored, chart));
        if (equal) {
          const merged = mergedChart(equal, chart);
          if (merged !== equal) changes.put('charts', equal.id, structuredClone(merged));
          return structuredClone(merged);
        }
        if (charts.length >= most) return 'full';
        changes.put('charts', chart.id, structuredClone(chart));
        return structuredClone(chart);
      }),
    describe: (id, userId, part) =>
      db.mutate((data, changes) => {
        const stored = entryOf(data.charts, id);
        if (stored?.userId !== userId) return null;
        const described = { ...stored, ...part };
        changes.put('charts', id, structuredClone(described));
        return structuredClone(described);
      }),
    remove: (id, userId) =>
      db.mutate((data, changes) => {
        if (entryOf(data.charts, id)?.userId !== userId) return false;
        changes.remove('charts', id);
        return true;
      }, true),
  };
}

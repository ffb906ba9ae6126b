import { isDeepStrictEqual } from 'node:util';
import type { Records } from '../changes.ts';
import { groupingsOf } from '../finding.ts';
import type { ChartRecord } from '../records.ts';
import type { Store } from '../store.ts';
import { entryOf, mayAsk, newestFirst, type Database } from './database.ts';

function chartsOf(data: Records, userId: string): ChartRecord[] {
  return groupingsOf(data)
    .charts.keysOf(userId)
    .flatMap((id) => data.charts[id] ?? [])
    .toSorted(newestFirst);
}

/** Whether two charts are one and the same to their user. */
export function saysTheSame(a: ChartRecord, b: ChartRecord): boolean {
  return (
    a.name === b.name &&
    isDeepStrictEqual(a.birth, b.birth) &&
    isDeepStrictEqual(a.settings, b.settings)
  );
}

export function chartsRoom(db: Database): Store['charts'] {
  return {
    ofUser: async (userId) => structuredClone(chartsOf(db.data, userId)),
    insert: (chart, most, askedWith) =>
      db.mutate((data, changes) => {
        const { userId } = chart;
        if (!entryOf(data.users, userId) || !mayAsk(data, userId, askedWith)) return 'signed_out';
        const charts = chartsOf(data, userId);
        const equal = charts.find((kept) => saysTheSame(kept, chart));
        if (equal) return structuredClone(equal);
        if (charts.length >= most) return 'full';
        changes.put('charts', chart.id, structuredClone(chart));
        return structuredClone(chart);
      }),
    remove: (id, userId) =>
      db.mutate((data, changes) => {
        if (entryOf(data.charts, id)?.userId !== userId) return false;
        changes.remove('charts', id);
        return true;
      }, true),
  };
}

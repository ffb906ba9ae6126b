import { mergedChart, isSameChart } from '../../repositories/charts.ts';
import type { Store } from '../../store.ts';
import {
  lockedUser,
  isTokenValid,
  plain,
  updateRecord,
  recordsOf,
  type Database,
} from '../database.ts';
import { asStored, rowOf } from '../row-of.ts';

export function chartsRepository(db: Database): Store['charts'] {
  return {
    ofUser: (userId) => recordsOf(db.rows, 'charts', userId),
    insert: (incoming, most, requestToken) =>
      db.change(async (rows) => {
        const chart = asStored(incoming);
        const user = await lockedUser(rows, chart.userId);
        if (!user || !(await isTokenValid(rows, chart.userId, requestToken))) return 'signed_out';
        const charts = await recordsOf(rows, 'charts', chart.userId);
        const equal = charts.find((one) => isSameChart(one, chart));
        if (equal) {
          const merged = mergedChart(equal, chart);
          if (merged !== equal) await updateRecord(rows, 'charts', rowOf.chart(merged));
          return merged;
        }
        if (charts.length >= most) return 'full';
        await rows.insertInto('charts').values(rowOf.chart(chart)).execute();
        return chart;
      }),
    describe: (id, userId, part) =>
      db.change(async (rows) => {
        await lockedUser(rows, userId);
        const stored = (await recordsOf(rows, 'charts', userId)).find((one) => one.id === id);
        if (!stored) return null;
        const described = asStored({ ...stored, ...part });
        await updateRecord(rows, 'charts', rowOf.chart(described));
        return described;
      }),
    remove: async (id, userId) => {
      const removed = await db.rows
        .deleteFrom('charts')
        .where('id', '=', plain(id))
        .where('user_id', '=', userId)
        .executeTakeFirst();
      return removed.numDeletedRows === 1n;
    },
  };
}

import { mergedChart, saysTheSame } from '../../rooms/charts.ts';
import type { ChartRecord } from '../../records.ts';
import type { Store } from '../../store.ts';
import type { Kysely } from 'kysely';
import { lockedUser, mayAsk, plain, type Database } from '../database.ts';
import { asKept, rowOf } from '../row-of.ts';
import type { Tables } from '../tables.ts';

async function chartsOf(rows: Kysely<Tables>, userId: string): Promise<ChartRecord[]> {
  const found = await rows
    .selectFrom('charts')
    .select('record')
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('seq')
    .execute();
  return found.map(({ record }) => record);
}

export function chartsRoom(db: Database): Store['charts'] {
  return {
    ofUser: (userId) => chartsOf(db.rows, userId),
    insert: (given, most, askedWith) =>
      db.change(async (rows) => {
        const chart = asKept(given);
        const user = await lockedUser(rows, chart.userId);
        if (!user || !(await mayAsk(rows, chart.userId, askedWith))) return 'signed_out';
        const charts = await chartsOf(rows, chart.userId);
        const equal = charts.find((one) => saysTheSame(one, chart));
        if (equal) {
          const merged = mergedChart(equal, chart);
          if (merged !== equal) {
            await rows
              .updateTable('charts')
              .set(rowOf.chart(merged))
              .where('id', '=', equal.id)
              .execute();
          }
          return merged;
        }
        if (charts.length >= most) return 'full';
        await rows.insertInto('charts').values(rowOf.chart(chart)).execute();
        return chart;
      }),
    describe: (id, userId, part) =>
      db.change(async (rows) => {
        await lockedUser(rows, userId);
        const kept = (await chartsOf(rows, userId)).find((one) => one.id === id);
        if (!kept) return null;
        const described = asKept({ ...kept, ...part });
        await rows
          .updateTable('charts')
          .set(rowOf.chart(described))
          .where('id', '=', kept.id)
          .execute();
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

import type { Allowance, AttemptLog } from './attempt-log.ts';

/** Maximum number of keys; beyond it the oldest are dropped. */
const mostKeys = 50_000;

/** Stores a value as the newest. */
function storeNewest<Value>(map: Map<string, Value>, key: string, value: Value): void {
  map.delete(key); // moves it to the end of the map's order
  map.set(key, value);
  if (map.size <= mostKeys) return;
  const eldest = map.keys().next();
  if (!eldest.done) map.delete(eldest.value);
}

/** Counts in the memory of the process that has the file: the counts are not worth a write. */
export function attemptsInMemory(): AttemptLog {
  const times = new Map<string, number[]>();
  /** When each budget is full again. */
  const fullAt = new Map<string, number>();

  const recent = (key: string, { seconds }: Allowance, now: number) =>
    (times.get(key) ?? []).filter((time) => time > now - seconds * 1000);
  const openAgain = (counted: readonly number[], { most, seconds }: Allowance) => {
    const oldest = counted.at(-most);
    return oldest === undefined ? null : oldest + seconds * 1000;
  };

  return {
    spend: async (key, allowance, now) => {
      const counted = recent(key, allowance, now);
      const wait = openAgain(counted, allowance);
      if (wait !== null) return wait;
      storeNewest(times, key, [...counted, now]);
      return null;
    },
    look: async (key, allowance, now) => openAgain(recent(key, allowance, now), allowance),
    refund: async (key, at) => {
      const counted = times.get(key);
      const index = counted?.lastIndexOf(at) ?? -1;
      if (counted && index >= 0) times.set(key, counted.toSpliced(index, 1));
    },
    forget: async (key) => {
      times.delete(key);
    },
    consume: async (key, { most, perSecond }, cost, now) => {
      const after = Math.max(fullAt.get(key) ?? now, now) + (cost / perSecond) * 1000;
      const wait = after - now - (most / perSecond) * 1000;
      if (wait > 0) return now + wait;
      storeNewest(fullAt, key, after);
      return null;
    },
  };
}

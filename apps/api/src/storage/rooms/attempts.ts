import type { Allowance, AttemptLog } from '../attempt-log.ts';

/** Most keys that are remembered; beyond it the oldest are forgotten. */
const mostKeys = 50_000;

/** In the memory of the one process that has the file: what is counted is not worth a write. */
export function attemptsRoom(): AttemptLog {
  const times = new Map<string, number[]>();

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
      times.delete(key); // to the end of the map's order
      times.set(key, [...counted, now]);
      if (times.size > mostKeys) {
        const eldest = times.keys().next();
        if (!eldest.done) times.delete(eldest.value);
      }
      return null;
    },
    look: async (key, allowance, now) => openAgain(recent(key, allowance, now), allowance),
    forget: async (key) => {
      times.delete(key);
    },
  };
}

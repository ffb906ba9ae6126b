import { decodeVlq } from '../vlq.ts';
import { JD_UNIX_EPOCH } from './calendar.ts';
import type { JulianDay } from './julian-day.ts';
import { ZONE_HISTORY } from './zone-history.generated.ts';

/** What the time zone data of runtimes lack: they merge zones that agree since 1970, and do not name local mean time. */
interface ZoneHistory {
  /** When local mean time ended by law: seconds since 1970 as its own clock read then; null if the zone never had it. */
  readonly localTimeEnd: number | null;
  /** The city by whose mean time the zone kept an offset, by seconds east of UT. */
  readonly meanTimes: ReadonlyMap<number, string>;
  /** Offsets (seconds) until 1970 by their beginning (seconds since 1970); empty where the runtime's data are right. */
  readonly changes: readonly { readonly from: number; readonly offset: number }[];
}

let lines: ReadonlyMap<string, string> | undefined;
const histories = new Map<string, ZoneHistory>();

function parsed(line: string): ZoneHistory {
  const [, end = '', means = '', changes = ''] = line.split('|');
  const numbers = decodeVlq(changes);
  let offset = numbers[0] ?? 0;
  let from = 0;
  return {
    localTimeEnd: end === '' ? null : parseInt(end, 36),
    meanTimes: new Map(
      means === ''
        ? []
        : means.split(',').map((mean): [number, string] => {
            const [seconds, city] = mean.split('=');
            return [Number(seconds), city!];
          }),
    ),
    changes:
      numbers.length === 0
        ? []
        : [
            { from: -Infinity, offset },
            ...Array.from({ length: (numbers.length - 1) / 2 }, (_, index) => {
              from += numbers[1 + 2 * index]!;
              offset += numbers[2 + 2 * index]!;
              return { from, offset };
            }),
          ],
  };
}

/** The history of a zone by its IANA name, in any letter case; null if there is none. */
export function zoneHistory(timeZone: string): ZoneHistory | null {
  const key = timeZone.toLowerCase();
  const known = histories.get(key);
  if (known !== undefined) return known;
  lines ??= new Map(
    ZONE_HISTORY.trim()
      .split('\n')
      .flatMap((line) =>
        line
          .slice(0, line.indexOf('|'))
          .split(' ')
          .map((name) => [name.toLowerCase(), line]),
      ),
  );
  const line = lines.get(key);
  if (line === undefined) return null;
  const history = parsed(line);
  histories.set(key, history);
  return history;
}

/**
 * Whether runtimes may read the clocks of a zone wrongly at an instant, because their data merge it with another zone that
 * agrees since 1970. Programs that format instants themselves use the offset then.
 * @param jdUt Julian day, UT
 */
export function isMergedZone(timeZone: string, jdUt: JulianDay): boolean {
  return jdUt < JD_UNIX_EPOCH && (zoneHistory(timeZone)?.changes.length ?? 0) > 0;
}

/** Seconds east of UT at an instant before 1970; null where the runtime's own data are right. */
export function offsetBefore1970(unixSeconds: number, timeZone: string): number | null {
  if (unixSeconds >= 0) return null;
  return zoneHistory(timeZone)?.changes.findLast(({ from }) => from <= unixSeconds)?.offset ?? null;
}

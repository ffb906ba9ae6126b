import { useMinute } from './use-minute.ts';

/**
 * The instant that a component marks, ms since 1970: the one it is told, or the visitor's clock looked at once a minute.
 * Null on a server and in the first frame where it is not told, since those know no clock of the visitor.
 *
 * @param now ISO 8601; left out for the visitor's clock
 */
export function useNow(now: string | undefined): number | null {
  const minute = useMinute(now === undefined);
  return now === undefined ? minute : Date.parse(now);
}

import { useSyncExternalStore } from 'react';
import { warnWrong } from '../react/warn-wrong-data.ts';

const MINUTE = 60_000;

/** Calls at every full minute of the clock. */
function everyMinute(onMinute: () => void) {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    timer = setTimeout(
      () => {
        onMinute();
        wait();
      },
      MINUTE - (Date.now() % MINUTE),
    );
  };
  wait();
  return () => clearTimeout(timer);
}

const never = () => () => undefined;

/**
 * The current time to the minute, ms since 1970. On a server and during hydration it is `first`.
 *
 * @param isNeeded if false, no timer runs. @default true
 * @param first the instant of the server rendering, so that hydration matches. @default null
 */
export function useMinute(isNeeded = true, first: number | null = null): number | null {
  return useSyncExternalStore(
    isNeeded ? everyMinute : never,
    () => Math.floor(Date.now() / MINUTE) * MINUTE,
    () => first,
  );
}

/**
 * The instant that a component marks, ms since 1970: the one it is given, or the visitor's clock, read once a minute.
 * Null on a server and during hydration if none is given, since the visitor's clock is unknown there.
 *
 * @param now ISO 8601; omitted for the visitor's clock
 * @param caller named in the warning about a `now` that is no instant
 */
export function useNow(now: string | undefined, caller: string): number | null {
  warnWrong(caller, 'now', 'instant', now);
  const minute = useMinute(now === undefined);
  return now === undefined ? minute : Date.parse(now);
}

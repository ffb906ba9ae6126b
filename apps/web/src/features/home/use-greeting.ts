import { useSyncExternalStore } from 'react';
import { greetingOf } from './greeting.ts';

const never = () => () => undefined;

/** The greeting by the visitor's clock; null on the server, which does not know it. */
export function useGreeting(): ReturnType<typeof greetingOf> | null {
  return useSyncExternalStore(
    never,
    () => greetingOf(new Date().getHours()),
    () => null,
  );
}

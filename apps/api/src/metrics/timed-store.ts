import type { Store } from '../storage/store.ts';

type Answered = (room: string, operation: string, milliseconds: number) => void;
type Call = (...args: unknown[]) => unknown;

/** A room of the store whose calls are timed. */
function timedRoom<Room extends object>(name: string, room: Room, answered: Answered): Room {
  return new Proxy(room, {
    get(target, operation) {
      const call: unknown = Reflect.get(target, operation);
      if (typeof call !== 'function' || typeof operation === 'symbol') return call;
      return (...args: unknown[]) => {
        const begun = performance.now();
        const result = (call as Call).apply(target, args);
        if (!(result instanceof Promise)) return result;
        return result.finally(() => answered(name, operation, performance.now() - begun));
      };
    },
  });
}

/** The same store, telling of every call how long it took. */
export function timedStore(store: Store, answered: Answered): Store {
  const rooms = new Map<PropertyKey, unknown>();
  return new Proxy(store, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key);
      if (typeof value === 'function') return (value as Call).bind(target);
      if (typeof value !== 'object' || value === null || typeof key === 'symbol') return value;
      const room = rooms.get(key) ?? timedRoom(key, value, answered);
      rooms.set(key, room);
      return room;
    },
  });
}

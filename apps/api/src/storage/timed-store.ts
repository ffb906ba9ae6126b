import type { Store } from './store.ts';

type Observe = (repository: string, operation: string, milliseconds: number) => void;
type Call = (...args: unknown[]) => unknown;

/** A repository of the store with timed calls. */
function timedRepository<Repository extends object>(
  name: string,
  repository: Repository,
  observe: Observe,
): Repository {
  return new Proxy(repository, {
    get(target, operation) {
      const call: unknown = Reflect.get(target, operation);
      if (typeof call !== 'function' || typeof operation === 'symbol') return call;
      return (...args: unknown[]) => {
        const startedAt = performance.now();
        const result = (call as Call).apply(target, args);
        if (!(result instanceof Promise)) return result;
        return result.finally(() => observe(name, operation, performance.now() - startedAt));
      };
    },
  });
}

/** Wraps a store and reports the duration of every call. */
export function timedStore(store: Store, observe: Observe): Store {
  const repositories = new Map<PropertyKey, unknown>();
  return new Proxy(store, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key);
      if (typeof value === 'function') return (value as Call).bind(target);
      if (typeof value !== 'object' || value === null || typeof key === 'symbol') return value;
      const repository = repositories.get(key) ?? timedRepository(key, value, observe);
      repositories.set(key, repository);
      return repository;
    },
  });
}

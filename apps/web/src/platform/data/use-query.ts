import { startTransition, useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { isTransient } from '../session/api.ts';
import { onVisitorChange } from '../session/visitor-data.ts';

export interface Query<Data> {
  /** Null while loading and after an error. */
  data: Data | null;
  /** What `load` threw, else null. */
  failure: unknown;
  /** Loading, with neither data nor an error yet. */
  pending: boolean;
  /** Requests the data again. The previous data stay visible until the response arrives. */
  retry: () => void;
  /** Updates the data locally, for example after a call that changed them on the server. */
  replace: (next: Data | ((before: Data) => Data)) => void;
}

/** The signal aborts when no component waits for the response any more. */
export type Load<Data> = (call: { signal: AbortSignal }) => Promise<Data>;

type Memory = Map<string, unknown>;

/** Maximum number of cached responses. */
const MOST = 32;

/**
 * LRU cache of responses by key. A response that arrives after a logout goes into the previous
 * visitor's cache.
 */
let memory: Memory = new Map();

onVisitorChange(() => {
  memory = new Map();
});

function remember(responses: Memory, key: string, data: unknown): void {
  responses.delete(key);
  responses.set(key, data);
  const [oldest] = responses.keys();
  if (responses.size > MOST && oldest !== undefined) responses.delete(oldest);
}

/** The cached response, else the result of `load`, cached for the next page. */
export async function fetchQuery<Data>(key: string, load: () => Promise<Data>): Promise<Data> {
  if (memory.has(key)) return memory.get(key) as Data;
  const responses = memory;
  const data = await load();
  remember(responses, key, data);
  return data;
}

interface State<Data> {
  /** The cache of the visitor who sent the request. */
  responses: Memory;
  data: Data | null;
  failure: unknown;
  /** How many times `retry` was called. */
  retries: number;
}

const initialState = <Data>(key: string | null, isStored: boolean): State<Data> => ({
  responses: memory,
  data: key === null || !isStored ? null : ((memory.get(key) as Data | undefined) ?? null),
  failure: null,
  retries: 0,
});

/**
 * Loads private or interactive data of the API. Recent responses are cached for the session: a page
 * that is opened again has its data immediately and revalidates in the background.
 *
 * @param key identifies the request across the site; null sends none
 * @param load called again when the key changes
 * @param options.cache `immutable` if the response to a key never changes, so that a cached one is
 * not revalidated; `no-store` if only a fresh response may be shown, as for a text to be edited
 */
export function useQuery<Data>(
  key: string | null,
  load: Load<Data>,
  { cache = 'revalidate' }: { cache?: 'revalidate' | 'immutable' | 'no-store' } = {},
): Query<Data> {
  const isStored = cache !== 'no-store';
  const initial = useMemo(() => initialState<Data>(key, isStored), [key, isStored]);
  const [stored, setStored] = useState({ initial, state: initial });
  // Not reset by an update while rendering: React would lose it if an update of the previous key is still pending.
  const state = stored.initial === initial ? stored.state : initial;
  const { responses, data, failure, retries } = state;
  const replacements = useRef(0);
  const latestLoad = useEffectEvent(load);

  const update = useCallback(
    (change: (before: State<Data>) => Partial<State<Data>>) =>
      setStored((before) => {
        const current = before.initial === initial ? before.state : initial;
        return { initial, state: { ...current, ...change(current) } };
      }),
    [initial],
  );
  const retry = useCallback(
    () => update((before) => ({ failure: null, retries: before.retries + 1 })),
    [update],
  );

  const isKnown = data !== null;
  const isEnough = useEffectEvent(() => isKnown && cache === 'immutable');
  useEffect(() => {
    if (key === null || (retries === 0 && isEnough())) return;
    const call = new AbortController();
    const memoryAtRequest = memory;
    const replacedBefore = replacements.current;
    const run = async () => {
      try {
        const response = await latestLoad(call);
        if (call.signal.aborted) return;
        // The response may be older than a local change made in the meantime.
        if (replacements.current !== replacedBefore) retry();
        else
          startTransition(() => update(() => ({ data: response, failure: null, responses: memoryAtRequest })));
      } catch (error) {
        if (call.signal.aborted) return;
        update((before) => {
          // Visible data survive a network error, but not a rejection by the server.
          if (before.data !== null && isTransient(error)) return {};
          return { data: null, failure: error };
        });
      }
    };
    void run();
    return () => call.abort();
  }, [key, retries, retry, update]);

  useEffect(() => {
    if (key === null || !isStored) return;
    if (data !== null) remember(responses, key, data);
    else if (failure !== null) responses.delete(key);
  }, [key, responses, data, failure, isStored]);

  const replace = useCallback<Query<Data>['replace']>(
    (next) => {
      replacements.current += 1;
      update(({ data: before }) => {
        if (typeof next !== 'function') return { data: next, failure: null };
        return before === null ? {} : { data: (next as (before: Data) => Data)(before) };
      });
    },
    [update],
  );

  return {
    data,
    failure,
    pending: key !== null && !isKnown && failure === null,
    retry,
    replace,
  };
}

import { startTransition, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { isTransient } from '../session/api.ts';
import { forgottenWithVisitor } from '../session/visitor-memory.ts';

export interface Answer<Data> {
  /** Null while it loads, and where it failed. */
  data: Data | null;
  /** What `load` threw, else null. */
  failure: unknown;
  /** There is neither data nor a failure yet. */
  pending: boolean;
  /** Asks again. What is shown stays until the answer is there. */
  retry: () => void;
  /** Changes the data, as after a call that changed it on the server. */
  replace: (next: Data | ((before: Data) => Data)) => void;
}

/** Called off by its signal when nobody waits for the answer any more. */
export type Load<Data> = (call: { signal: AbortSignal }) => Promise<Data>;

type Memory = Map<string, unknown>;

/** How many answers are kept in memory. */
const MOST = 32;

/** The last answers by their key, the least recently used first. An answer that arrives for an earlier visitor writes to theirs. */
let memory: Memory = new Map();

forgottenWithVisitor(() => {
  memory = new Map();
});

function remember(answers: Memory, key: string, data: unknown): void {
  answers.delete(key);
  answers.set(key, data);
  const [oldest] = answers.keys();
  if (answers.size > MOST && oldest !== undefined) answers.delete(oldest);
}

/** The answer from memory, else from `load`, which a page that is opened next then finds in memory. */
export async function answerOf<Data>(key: string, load: () => Promise<Data>): Promise<Data> {
  if (memory.has(key)) return memory.get(key) as Data;
  const answers = memory;
  const data = await load();
  remember(answers, key, data);
  return data;
}

interface State<Data> {
  key: string | null;
  /** Where the data is kept for the visitor who asked. */
  answers: Memory;
  data: Data | null;
  failure: unknown;
  /** How often it was asked for again. */
  retries: number;
}

const initialState = <Data>(key: string | null, isStored: boolean): State<Data> => ({
  key,
  answers: memory,
  data: key === null || !isStored ? null : ((memory.get(key) as Data | undefined) ?? null),
  failure: null,
  retries: 0,
});

/**
 * Private or interactive data of the API. The last answers stay in memory for the visit: a page that is shown again has
 * its data at once, and asks again in the background.
 *
 * @param key identifies what `load` answers, over the whole site; null asks for nothing
 * @param load called again when the key changes
 * @param options.cache `immutable` where the answer to a key never changes, so that what is in memory is not asked for
 * again; `no-store` where only a fresh answer may be shown, as for a text to be edited
 */
export function useAnswer<Data>(
  key: string | null,
  load: Load<Data>,
  { cache = 'revalidate' }: { cache?: 'revalidate' | 'immutable' | 'no-store' } = {},
): Answer<Data> {
  const isStored = cache !== 'no-store';
  const [stored, setState] = useState(() => initialState<Data>(key, isStored));
  let state = stored;
  if (stored.key !== key) {
    state = initialState(key, isStored);
    setState(state);
  }
  const { answers, data, failure, retries } = state;
  const replacements = useRef(0);
  const latestLoad = useEffectEvent(load);

  const update = useCallback(
    (change: (before: State<Data>) => Partial<State<Data>>) =>
      setState((before) => (before.key === key ? { ...before, ...change(before) } : before)),
    [key],
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
    const askedIn = memory;
    const replacedBefore = replacements.current;
    const ask = async () => {
      try {
        const answer = await latestLoad(call);
        if (call.signal.aborted) return;
        // The answer may be older than a change that was made meanwhile.
        if (replacements.current !== replacedBefore) retry();
        else
          startTransition(() => update(() => ({ data: answer, failure: null, answers: askedIn })));
      } catch (error) {
        if (call.signal.aborted) return;
        update((before) => {
          // What is shown outlives a server that is out of reach, but not one that refuses it.
          if (before.data !== null && isTransient(error)) return {};
          return { data: null, failure: error };
        });
      }
    };
    void ask();
    return () => call.abort();
  }, [key, retries, retry, update]);

  useEffect(() => {
    if (key === null || !isStored) return;
    if (data !== null) remember(answers, key, data);
    else if (failure !== null) answers.delete(key);
  }, [key, answers, data, failure, isStored]);

  const replace = useCallback<Answer<Data>['replace']>(
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

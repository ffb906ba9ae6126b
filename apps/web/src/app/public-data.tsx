import { ApiFailure } from '@jyoti/contract';
import {
  createContext,
  use,
  useCallback,
  useEffect,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { api, withRetries } from './api.ts';
import { headerCall, type PublicCall } from './public-calls.ts';

/** Answers of public calls by the call's key: what the server sends along with a page's HTML. */
export type PublicData = Record<string, unknown>;

/** Id of the element that carries the data in the page: JSON, which no browser runs. */
export const PUBLIC_DATA_ID = 'public-data';

/** The public answers that this visit has seen, so that going back asks nothing twice. */
export class KnownAnswers {
  readonly #data: PublicData;
  readonly #answers: Map<string, unknown>;
  readonly #listeners = new Set<() => void>();
  #atFirst: KnownAnswers | undefined;

  constructor(data: PublicData) {
    this.#data = data;
    this.#answers = new Map(Object.entries(data));
  }

  /** What came with the page: a part that is taken over late is drawn as the server drew it, and anew after that. */
  get atFirst(): KnownAnswers {
    return (this.#atFirst ??= new KnownAnswers(this.#data));
  }

  /** The answer of a call, or null where it has not come yet. */
  answerOf<Data>({ key }: PublicCall<Data>): Data | null {
    return (this.#answers.get(key) as Data | undefined) ?? null;
  }

  keep<Data>({ key }: PublicCall<Data>, answer: Data): void {
    this.#answers.set(key, answer);
    for (const listener of this.#listeners) listener();
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
}

const KnownAnswersContext = createContext(new KnownAnswers({}));

export function PublicDataProvider({ data, children }: { data: PublicData; children: ReactNode }) {
  const [known] = useState(() => new KnownAnswers(data));
  return <KnownAnswersContext value={known}>{children}</KnownAnswersContext>;
}

/** Reads the data that came with the page. */
export function publicDataOfPage(): PublicData {
  const text = document.getElementById(PUBLIC_DATA_ID)?.textContent;
  return text ? (JSON.parse(text) as PublicData) : {};
}

/** A value made of what is known, made anew when more becomes known. It must be a string, number or kept object. */
export function useKnown<Value>(read: (known: KnownAnswers) => Value): Value {
  const known = use(KnownAnswersContext);
  return useSyncExternalStore(
    known.subscribe,
    () => read(known),
    () => read(known.atFirst),
  );
}

export interface Loaded<Data> {
  data: Data | null;
  /** All tries are used up. */
  failed: boolean;
  /** There is no such piece: another try would not help. */
  missing: boolean;
  retry: () => void;
}

/** The answer of a public call: from the page where it came along, from this visit, else asked for, three tries. */
export function usePublic<Data>(call: PublicCall<Data>): Loaded<Data> {
  const known = use(KnownAnswersContext);
  const data = useKnown((answers) => answers.answerOf(call));
  const [failure, setFailure] = useState<{ key: string; error: unknown } | null>(null);
  const failed = data === null && failure?.key === call.key;

  useEffect(() => {
    if (data !== null || failed) return;
    let current = true;
    withRetries(() => call.load(api)).then(
      (answer) => current && known.keep(call, answer),
      (error: unknown) => current && setFailure({ key: call.key, error }),
    );
    return () => {
      current = false;
    };
    // The key says all that there is to know of a call.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [known, call.key, data, failed]);

  const error = failed ? failure.error : null;
  const missing = error instanceof ApiFailure && error.status === 404;
  return {
    data,
    failed: failed && !missing,
    missing,
    retry: useCallback(() => setFailure(null), []),
  };
}

/** Asks for public answers that are not known yet, before they are needed. What fails is asked for again when they are. */
export function useAskAhead(): (calls: readonly PublicCall<unknown>[]) => void {
  const known = use(KnownAnswersContext);
  return useCallback(
    (calls) => {
      for (const call of calls) {
        if (known.answerOf(call) !== null) continue;
        call.load(api).then(
          (answer) => known.keep(call, answer),
          () => undefined,
        );
      }
    },
    [known],
  );
}

export const useHeaderData = () => usePublic(headerCall);

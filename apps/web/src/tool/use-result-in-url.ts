import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { answerOf, useAnswer } from '../data/use-answer.ts';

/** Asks for the form instead of the result, with the same details. */
const EDIT = 'edit';

interface Options<Result> {
  /** Sets the results of one tool apart from those of others. */
  tool: string;
  /** The part of an address that decides a result, in one order; null where it asks for none. */
  partOf: (search: URLSearchParams) => URLSearchParams | null;
  /** Asks the API for the result of such a part. */
  ask: (part: URLSearchParams) => Promise<Result>;
}

/** The result that the address asks for: it survives a reload, and Back leads from it to the form. */
export function useResultInUrl<Result>({ tool, partOf, ask }: Options<Result>) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [returned, setReturned] = useState(false);
  const known = partOf(search);
  const asked = search.has(EDIT) ? null : known;
  const keyOf = (part: URLSearchParams) => `${tool} ${part}`;
  const answer = useAnswer(asked && keyOf(asked), () => ask(asked ?? new URLSearchParams()), {
    cache: 'immutable',
  });
  const top = () => globalThis.scrollTo({ top: 0 });

  return {
    /** What the address says, also while it is edited: the form begins with it. */
    known,
    /** Whether the address asks for a result. */
    isAsked: asked !== null,
    /** Its result, once it is there. */
    answer,
    /** Whether the visitor came back from a result to the form. */
    returned,
    /** Calculates a result, so that what is wrong is said at the form, and then opens its address. */
    show: async (part: URLSearchParams) => {
      await answerOf(keyOf(part), () => ask(part));
      await navigate({ search: String(part) }, { preventScrollReset: true });
      top();
    },
    /** Back to the form with the same details. */
    goBack: () => {
      const part = new URLSearchParams(asked ?? '');
      part.set(EDIT, '1');
      void navigate({ search: String(part) }, { preventScrollReset: true });
      setReturned(true);
      top();
    },
  };
}

export type ResultInUrl<Result> = ReturnType<typeof useResultInUrl<Result>>;

import { useOptimistic, useTransition } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

interface SearchChoice {
  /** The latest choice: the control shows it immediately. */
  chosen: URLSearchParams;
  /** The choice in the URL: the content is rendered from it. */
  shown: URLSearchParams;
  /** Whether the URL, or the content rendered from it, is not up to date yet. */
  pending: boolean;
  choose: (next: URLSearchParams) => void;
}

/**
 * A choice kept in the URL, such as a tab, a filter or a search. It does not scroll the page.
 * @param replace false if each choice should be a history entry
 */
export function useSearchChoice({ replace = true } = {}): SearchChoice {
  const navigate = useNavigate();
  const [shown] = useSearchParams();
  const [chosen, setChosen] = useOptimistic(shown);
  const [pending, startTransition] = useTransition();
  return {
    chosen,
    shown,
    pending,
    choose: (next) =>
      startTransition(async () => {
        setChosen(next);
        // A field reports early input while it mounts, before the router can navigate.
        await Promise.resolve();
        await navigate({ search: String(next) }, { replace, preventScrollReset: true });
      }),
  };
}

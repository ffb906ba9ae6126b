import { useOptimistic, useTransition } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

interface SearchChoice {
  /** The latest choice: the control shows it immediately. */
  chosen: URLSearchParams;
  /** The choice in the URL: the content is rendered from it. */
  shown: URLSearchParams;
  /** Whether the URL, or the content rendered from it, is not up to date yet. */
  pending: boolean;
  /** @param options.replace false if this choice should be a history entry. @default that of the hook */
  choose: (next: URLSearchParams, options?: { replace?: boolean }) => void;
}

/**
 * A choice kept in the URL, such as a tab, a filter or a search. It does not scroll the page.
 * @param replace false if each choice should be a history entry
 */
export function useSearchChoice({ replace: usual = true } = {}): SearchChoice {
  const navigate = useNavigate();
  const [shown] = useSearchParams();
  const [chosen, setChosen] = useOptimistic(shown);
  const [pending, startTransition] = useTransition();
  return {
    chosen,
    shown,
    pending,
    choose: (next, { replace = usual } = {}) =>
      startTransition(async () => {
        setChosen(next);
        // A field reports early input while it mounts, before the router can navigate.
        await Promise.resolve();
        await navigate({ search: String(next) }, { replace, preventScrollReset: true });
      }),
  };
}

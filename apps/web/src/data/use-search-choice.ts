import { useOptimistic, useTransition } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

interface SearchChoice {
  /** What was chosen last: the control shows it at once. */
  chosen: URLSearchParams;
  /** What the address says: what the choice opens is rendered from it. */
  shown: URLSearchParams;
  /** The address, or what is rendered from it, is not there yet. */
  pending: boolean;
  choose: (next: URLSearchParams) => void;
}

/**
 * A choice that the address keeps, as of a tab, a filter or a search. It does not scroll the page.
 * @param replace false where the way back leads through the choices
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
        // A field reports what was typed before hydration while it mounts, when the router does not navigate yet.
        await Promise.resolve();
        await navigate({ search: String(next) }, { replace, preventScrollReset: true });
      }),
  };
}

import {
  createContext,
  startTransition,
  use,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { renderMatches, Router } from 'react-router-dom';
import type { OpenPage, PageRouter } from './page-router.ts';

interface Open {
  router: PageRouter;
  /** The page that is drawn. */
  page: OpenPage;
}

const OpenContext = createContext<Open | null>(null);

export function useOpen(): Open {
  const open = use(OpenContext);
  if (!open) throw new Error('This needs a RouterProvider around it.');
  return open;
}

/** What the page says of itself in its route. */
export const useHandle = (): unknown => useOpen().page.matches.at(-1)?.route.handle;

/** Whether a page was asked for whose code is on its way. */
export function useWaiting(): boolean {
  const { router } = useOpen();
  return useSyncExternalStore(
    router.subscribeToWaiting,
    () => router.waiting,
    () => false,
  );
}

/** Draws the page that is open inside its frames. */
export function RouterProvider({ router }: { router: PageRouter }) {
  const [page, setPage] = useState(router.page);

  useLayoutEffect(() => {
    const stopHearing = router.subscribe((next) => startTransition(() => setPage(next)));
    const stopFollowing = router.follow();
    return () => {
      stopHearing();
      stopFollowing();
    };
  }, [router]);

  return (
    <OpenContext value={{ router, page }}>
      <Router location={page.location} navigator={router}>
        {renderMatches([...page.matches])}
      </Router>
    </OpenContext>
  );
}

import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { lazyDialog } from '../lazy/lazy-part.tsx';

const AlertDialog = lazyDialog(() => import('@jyoti/ui/dialog'), 'AlertDialog');

interface LeaveGuardProps {
  /** Something was changed that is not saved. */
  unsaved: boolean;
  /** What the page shows is lost already when another part of its own address is opened. */
  alsoWithinPage?: boolean;
  words: { title: string; text: string; stay: string; leave: string };
}

/** Asks before what is not saved is lost: at links of the site in its own words, at the window's end in the browser's. */
export function LeaveGuard({ unsaved, alsoWithinPage = false, words }: LeaveGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved && (alsoWithinPage || currentLocation.pathname !== nextLocation.pathname),
  );

  useEffect(() => {
    if (!unsaved) return;
    void AlertDialog.preload();
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    globalThis.addEventListener('beforeunload', ask);
    return () => globalThis.removeEventListener('beforeunload', ask);
  }, [unsaved]);

  if (blocker.state !== 'blocked') return null;
  return (
    <AlertDialog
      open
      onOpenChange={() => blocker.reset()}
      title={words.title}
      description={words.text}
      cancelLabel={words.stay}
      confirmLabel={words.leave}
      onConfirm={() => blocker.proceed()}
    />
  );
}

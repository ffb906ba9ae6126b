import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { lazyDialog } from '../lazy/lazy-part.tsx';

const AlertDialog = lazyDialog(() => import('@jyoti/ui/dialog'), 'AlertDialog');

interface LeaveGuardProps {
  /** Whether there are unsaved changes. */
  unsaved: boolean;
  /** Whether a change of the search parameters would already lose the changes. */
  alsoWithinPage?: boolean;
  /** Called when the visitor leaves without saving. */
  onLeave?: () => void;
  words: { title: string; text: string; stay: string; leave: string };
}

/**
 * Asks before unsaved changes are lost: with its own dialog at links of the site, with the
 * browser's when the page unloads.
 */
export function LeaveGuard({ unsaved, alsoWithinPage = false, onLeave, words }: LeaveGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved && (alsoWithinPage || currentLocation.pathname !== nextLocation.pathname),
  );

  useEffect(() => {
    if (!unsaved) return;
    void AlertDialog.preload();
    const confirmLeave = (event: BeforeUnloadEvent) => event.preventDefault();
    globalThis.addEventListener('beforeunload', confirmLeave);
    return () => globalThis.removeEventListener('beforeunload', confirmLeave);
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
      onConfirm={() => {
        onLeave?.();
        blocker.proceed();
      }}
    />
  );
}

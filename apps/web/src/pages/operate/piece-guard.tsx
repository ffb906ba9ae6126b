import { AlertDialog } from '@jyoti/ui/dialog';
import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { useOperateWords } from './words.ts';

/** Asks before a changed text is lost, to another piece or tab as to another page. */
export function PieceGuard({ unsaved }: { unsaved: boolean }) {
  const words = useOperateWords().content;
  const blocker = useBlocker(unsaved);

  useEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    globalThis.addEventListener('beforeunload', ask);
    return () => globalThis.removeEventListener('beforeunload', ask);
  }, [unsaved]);

  return (
    <AlertDialog
      open={blocker.state === 'blocked'}
      onOpenChange={() => blocker.reset?.()}
      title={words.leaveTitle}
      description={words.leaveText}
      cancelLabel={words.stay}
      confirmLabel={words.leave}
      onConfirm={() => blocker.proceed?.()}
    />
  );
}

import { useToast } from '@jyoti/ui/toast';
import { useRef, useState } from 'react';

/** The list entry of an open dialog, and where the focus goes when it closes. */
export function useEntryDialog<Entry>() {
  const { show } = useToast();
  const [entry, setEntry] = useState<Entry | null>(null);
  const part = useRef<HTMLElement>(null);
  const returnFocus = useRef<HTMLElement>(null);
  return {
    /** The section with the list. */
    part,
    /** Null while no dialog is open. */
    entry,
    open: (next: Entry) => {
      returnFocus.current = null;
      setEntry(next);
    },
    /** Props of the dialog. */
    dialog: { returnFocus, onClose: () => setEntry(null) },
    /**
     * Closes the dialog after a change. Its button may have been removed by the change, so the
     * section receives the focus.
     */
    done: (sentence: string) => {
      returnFocus.current = part.current;
      setEntry(null);
      show({ text: sentence });
    },
  };
}

/** Result of `useEntryDialog` that a dialog uses. */
export type EntryDialogProps = ReturnType<typeof useEntryDialog>['dialog'];

import { useToast } from '@jyoti/ui/toast';
import { useRef, useState } from 'react';

/** The list entry of an open dialog, and where the focus goes when it closes. */
export function useAsked<Entry>() {
  const { show } = useToast();
  const [asked, setAsked] = useState<Entry | null>(null);
  const part = useRef<HTMLElement>(null);
  const returnFocus = useRef<HTMLElement>(null);
  return {
    /** The section with the list. */
    part,
    /** Null while no dialog is open. */
    asked,
    ask: (entry: Entry) => {
      returnFocus.current = null;
      setAsked(entry);
    },
    /** Props of the dialog. */
    dialog: { returnFocus, onClose: () => setAsked(null) },
    /**
     * Closes the dialog after a change. Its button may have been removed by the change, so the
     * section receives the focus.
     */
    done: (sentence: string) => {
      returnFocus.current = part.current;
      setAsked(null);
      show({ text: sentence });
    },
  };
}

/** Result of `useAsked` that a dialog uses. */
export type AskedDialogProps = ReturnType<typeof useAsked>['dialog'];

import { useToast } from '@jyoti/ui/toast';
import { useRef, useState } from 'react';

/** The entry of a list that a dialog asks about, and where the focus goes when the dialog closes. */
export function useAsked<Entry>() {
  const { show } = useToast();
  const [asked, setAsked] = useState<Entry | null>(null);
  const part = useRef<HTMLElement>(null);
  const returnFocus = useRef<HTMLElement>(null);
  return {
    /** The part of the page with the list. */
    part,
    /** Null while no dialog is open. */
    asked,
    ask: (entry: Entry) => {
      returnFocus.current = null;
      setAsked(entry);
    },
    /** Props of the dialog. */
    dialog: { returnFocus, onClose: () => setAsked(null) },
    /** Closes the dialog once the entry was changed. Its button may be gone with the change: the part gets the focus. */
    done: (sentence: string) => {
      returnFocus.current = part.current;
      setAsked(null);
      show({ text: sentence });
    },
  };
}

/** What `useAsked` gives to a dialog. */
export type AskedDialogProps = ReturnType<typeof useAsked>['dialog'];

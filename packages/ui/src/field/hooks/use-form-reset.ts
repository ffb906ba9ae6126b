import { useEffect, useEffectEvent, type RefObject } from 'react';

/** An element that belongs to a form. */
export type FormControl = Element & { readonly form: HTMLFormElement | null };

/**
 * Calls `onReset` when the form of a control is reset and the event is not prevented. The browser
 * resets its own controls after this event.
 */
export function useFormReset(control: RefObject<FormControl | null>, onReset: () => void): void {
  const reset = useEffectEvent((event: Event) => {
    if (!event.defaultPrevented && event.target === control.current?.form) onReset();
  });
  useEffect(() => {
    // On the root rather than on the form, because a control may change its form, and listeners of the form must run
    // first.
    const root = control.current?.getRootNode();
    root?.addEventListener('reset', reset);
    return () => root?.removeEventListener('reset', reset);
  }, [control]);
}

import { useEffect, useRef, useState, type PointerEvent, type RefObject } from 'react';
import { useDismiss } from '../dismiss/index.ts';

/** A mouse that only passes over shows nothing, ms. */
const REST = 400;
/** Time to cross the gap between what is explained and the words, ms. */
const CROSS = 200;

interface Hint {
  open: boolean;
  /** To what is explained. */
  ofAnchor: Readonly<Record<string, (event: never) => void>>;
  /** To the words themselves, which a mouse may rest on (WCAG 1.4.13). */
  ofWords: { onPointerEnter: () => void; onPointerLeave: () => void };
}

/**
 * When the words of a tooltip stand: while a mouse rests on what they explain or on them, or while the keyboard is
 * there. A finger never calls them. They go by Escape, by a press, and when mouse or keyboard leave; never by time.
 */
export function useHint(
  anchor: RefObject<HTMLElement | null>,
  words: RefObject<HTMLElement | null>,
  defaultOpen: boolean,
): Hint {
  const [open, setOpen] = useState(defaultOpen);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // A press brings the focus too, and a field that a finger pressed looks as if the keyboard had reached it.
  const byPress = useRef(false);

  const change = (next: boolean, after = 0) => {
    clearTimeout(timer.current);
    if (after === 0) setOpen(next);
    else timer.current = setTimeout(() => setOpen(next), after);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  useDismiss(open, [anchor, words], () => change(false));

  const hasKeyboard = () => !byPress.current && anchor.current?.matches(':focus-visible') === true;
  const leave = () => {
    if (!hasKeyboard()) change(false, CROSS);
  };

  return {
    open,
    ofAnchor: {
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        if (pointerType === 'mouse') change(true, open ? 0 : REST);
      },
      onPointerLeave: leave,
      // What is pressed needs no explaining any more, and may show something of its own.
      onPointerDown: () => {
        byPress.current = true;
        change(false);
      },
      onFocus: () => {
        if (hasKeyboard()) change(true);
      },
      onBlur: () => {
        byPress.current = false;
        change(false);
      },
    },
    ofWords: { onPointerEnter: () => change(true), onPointerLeave: leave },
  };
}

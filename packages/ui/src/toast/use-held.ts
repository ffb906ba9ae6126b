import { useRef, useState, type FocusEvent, type HTMLAttributes, type SyntheticEvent } from 'react';

interface Held {
  /** A mouse rests on it, or the focus is in it. */
  held: boolean;
  /** To what is held. */
  handlers: HTMLAttributes<HTMLElement>;
  /** Call when what has mouse or focus goes: gives the focus back to where it came from. */
  letGo: () => void;
}

/** A press or focus here is none outside of a dialog or menu that stands open, and leaves it open. */
const keepToItself = (event: SyntheticEvent) => event.stopPropagation();

/** Whether somebody is at a part of the page that would go by itself. */
export function useHeld(): Held {
  const before = useRef<Element>(null);
  const [hasMouse, setHasMouse] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);

  return {
    held: hasMouse || hasFocus,
    handlers: {
      onPointerDown: keepToItself,
      onPointerEnter: ({ pointerType }) => setHasMouse(pointerType === 'mouse'),
      onPointerLeave: () => setHasMouse(false),
      onFocus: (event: FocusEvent) => {
        keepToItself(event);
        const { currentTarget, relatedTarget } = event;
        if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget;
        setHasFocus(true);
      },
      onBlur: ({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setHasFocus(false);
      },
    },
    letGo: () => {
      setHasMouse(false);
      if (!hasFocus) return;
      setHasFocus(false);
      if (before.current instanceof HTMLElement) before.current.focus();
    },
  };
}

import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type FocusEvent,
  type PointerEvent,
  type RefObject,
} from 'react';
import { flushSync } from 'react-dom';
import { focusedIn, isHtml } from '../../shared/dom/root.ts';

/**
 * Whether a pointer or the focus is on the messages.
 *
 * @param region the region of the toasts
 * @param hotkeys keys that move the focus to the newest message, and back
 */
export function useAttention(region: RefObject<HTMLElement | null>, hotkeys: readonly string[]) {
  const before = useRef<Element>(null);
  const [hasMouse, setHasMouse] = useState(false);
  const [isPressed, setPressed] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);

  /** Returns the focus to the element that had it before. */
  const giveFocusBack = () => {
    setHasFocus(false);
    if (isHtml(before.current)) before.current.focus();
  };

  // The focus trap of a dialog releases the focus only once the toasts are the topmost layer.
  const press = (next: boolean) => flushSync(() => setPressed(next));

  const pressKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
    if (!hotkeys.includes(key) || ctrlKey || metaKey || altKey || shiftKey) return;
    const newest = [...(region.current?.querySelectorAll('button') ?? [])].at(-1);
    if (!newest) return;
    event.preventDefault();
    if (region.current?.contains(focusedIn(region.current))) giveFocusBack();
    else {
      press(true);
      newest.focus();
      press(false);
    }
  });
  useEffect(() => {
    const page = region.current?.ownerDocument;
    const listener = (event: KeyboardEvent) => pressKey(event);
    page?.addEventListener('keydown', listener);
    return () => page?.removeEventListener('keydown', listener);
  }, [region]);

  useEffect(() => {
    const page = region.current?.ownerDocument;
    if (!isPressed || !page) return;
    const release = () => setPressed(false);
    page.addEventListener('pointerup', release);
    page.addEventListener('pointercancel', release);
    return () => {
      page.removeEventListener('pointerup', release);
      page.removeEventListener('pointercancel', release);
    };
  }, [isPressed, region]);

  return {
    /** Whether countdowns are paused. */
    isPaused: hasMouse || hasFocus,
    /** Whether the messages are the topmost layer. */
    isOnTop: hasFocus || isPressed,
    handlers: {
      onPointerDown: () => press(true),
      onPointerEnter: ({ pointerType }: PointerEvent) => setHasMouse(pointerType === 'mouse'),
      onPointerLeave: () => setHasMouse(false),
      onFocus: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget;
        setHasFocus(true);
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) setHasFocus(false);
      },
    },
    /** Call when a message is removed, which may have had the pointer or the focus. */
    returnFocus: () => {
      setHasMouse(false);
      if (hasFocus) giveFocusBack();
    },
  };
}

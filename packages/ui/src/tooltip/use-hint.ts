import { useControllableState } from '@radix-ui/react-use-controllable-state';
import { useEffect, useEffectEvent, useRef, type PointerEvent, type RefObject } from 'react';
import { useComposedHandlers } from '../shared/react/use-composed-handlers.ts';
import { focusedIn } from '../shared/dom/root.ts';
import { loadPlacement } from '../shared/layers/use-placement.ts';

/** Delay before hover shows it, ms. */
const REST = 400;
/** Time to cross the gap between element and tooltip, ms. */
const CROSS = 200;
/** After one tooltip was closed, the next one opens without a delay for this long, ms. */
const SKIP = 300;

/** All tooltips of a page share their delay, and only one of them is open. */
const shared = {
  /** Closes the tooltip that is open. */
  close: undefined as (() => void) | undefined,
  closedAt: -Infinity,
};

const isWarm = () => {
  const since = performance.now() - shared.closedAt;
  return shared.close !== undefined || (since >= 0 && since < SKIP);
};

interface HintState {
  open: boolean | undefined;
  defaultOpen: boolean;
  onOpenChange: ((open: boolean) => void) | undefined;
}

/**
 * State of a tooltip, which is open while a mouse rests on its anchor or on its text (WCAG 1.4.13),
 * or while the keyboard is on the anchor. Touch never opens it. It is closed by Escape, by a press,
 * and when mouse or keyboard leave; never by time.
 */
export function useHint(anchor: RefObject<HTMLElement | null>, state: HintState) {
  const [open, setOpen] = useControllableState({
    prop: state.open,
    defaultProp: state.defaultOpen,
    onChange: state.onOpenChange,
    caller: 'Tooltip',
  });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const closeThis = useRef<() => void>(undefined);
  // A press moves the focus too, and a field focused by touch matches `:focus-visible`.
  const byPress = useRef(false);
  // A window that comes back focuses its active element again.
  const leftWithWindow = useRef(false);

  const set = (next: boolean) => {
    if (next && shared.close !== closeThis.current) {
      shared.close?.();
      shared.close = closeThis.current;
    } else if (!next && shared.close === closeThis.current) {
      shared.close = undefined;
      shared.closedAt = performance.now();
    }
    setOpen(next);
  };
  const change = (next: boolean, after = 0) => {
    clearTimeout(timer.current);
    if (after === 0) set(next);
    else timer.current = setTimeout(() => set(next), after);
  };
  const close = () => change(false);

  const closeForNext = useEffectEvent(close);
  useEffect(() => {
    const closeIt = () => closeForNext();
    closeThis.current = closeIt;
    return () => {
      clearTimeout(timer.current);
      if (shared.close === closeIt) shared.close = undefined;
    };
  }, []);

  const hasKeyboard = () => !byPress.current && anchor.current?.matches(':focus-visible') === true;
  const leave = () => {
    if (!hasKeyboard()) change(false, CROSS);
  };

  return {
    open,
    close,
    /** Props of the anchor. */
    ofAnchor: {
      onPointerEnter: useComposedHandlers<PointerEvent>(undefined, ({ pointerType }) => {
        if (pointerType !== 'mouse') return;
        void loadPlacement();
        change(true, open || isWarm() ? 0 : REST);
      }),
      onPointerLeave: useComposedHandlers<PointerEvent>(undefined, leave),
      // A pressed element needs no tooltip any more, and may open something itself.
      onPointerDown: useComposedHandlers<PointerEvent>(undefined, () => {
        byPress.current = true;
        change(false);
      }),
      onFocus: () => {
        if (!leftWithWindow.current && hasKeyboard()) change(true);
      },
      onBlur: () => {
        leftWithWindow.current = focusedIn(anchor.current) === anchor.current;
        if (!leftWithWindow.current) byPress.current = false;
        change(false);
      },
    },
    /** Props of the tooltip. */
    ofWords: { onPointerEnter: () => change(true), onPointerLeave: leave },
  };
}

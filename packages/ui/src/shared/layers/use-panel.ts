import { useControllableState } from '@radix-ui/react-use-controllable-state';
import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import { isFocusLost } from '../dom/root.ts';
import { useComposedHandlers } from '../react/use-composed-handlers.ts';
import type { Dismissal } from './layer.tsx';
import type { Alignment, Side } from './placement.ts';
import { loadPlacement, usePlacement } from './use-placement.ts';

interface PanelOptions<Box extends HTMLElement> {
  /** Name of the component, for warnings. */
  caller: string;
  open: boolean | undefined;
  defaultOpen: boolean;
  onOpenChange: ((open: boolean) => void) | undefined;
  side: Side;
  align: Alignment;
  /** Moves the focus into the panel when it opens. Not called for a panel that is open when it mounts. */
  onOpened: (panel: Box) => void;
}

/** Preloads the code that positions the panel. */
const prefetch = {
  onPointerEnter: () => void loadPlacement(),
  onFocus: () => void loadPlacement(),
};

/**
 * Shared behaviour of panels that a button opens (Popover, Menu, TermTip): controlled and uncontrolled `open`,
 * placement, dismissal, and returning the focus to the button.
 */
export function usePanel<Box extends HTMLElement>({
  caller,
  open: openProp,
  defaultOpen,
  onOpenChange,
  side,
  align,
  onOpened,
}: PanelOptions<Box>) {
  const [open, setOpen] = useControllableState({
    prop: openProp,
    defaultProp: defaultOpen,
    onChange: onOpenChange,
    caller,
  });
  const trigger = useRef<HTMLButtonElement>(null);
  const panel = useRef<Box>(null);
  const leftByPress = useRef(false);

  const closeAndReturn = () => {
    trigger.current?.focus();
    setOpen(false);
  };
  const onDismiss = (how: Dismissal) => {
    leftByPress.current = how === 'outside';
    if (how === 'escape') closeAndReturn();
    else setOpen(false);
  };

  usePlacement(open, trigger, panel, { side, align });

  const wasOpen = useRef(open);
  const opened = useEffectEvent(onOpened);
  useLayoutEffect(() => {
    if (open && !wasOpen.current && panel.current) opened(panel.current);
    wasOpen.current = open;
    if (!open) return;
    leftByPress.current = false;
    const { current: button } = trigger;
    return () => {
      // The page closed it while the focus was inside, so the focused element was unmounted.
      if (button && isFocusLost(button) && !leftByPress.current)
        button.focus({ preventScroll: true });
    };
  }, [open]);

  return {
    open,
    setOpen,
    /** Closes it and returns the focus to the button. */
    closeAndReturn,
    trigger: trigger as RefObject<HTMLButtonElement | null>,
    panel: panel as RefObject<Box | null>,
    /** Ref to the button. */
    triggerProps: {
      ...prefetch,
      'aria-expanded': open,
      onClick: useComposedHandlers<{ defaultPrevented: boolean }>(undefined, () =>
        open ? closeAndReturn() : setOpen(true),
      ),
    },
    /** Props of the panel. It takes the focus when it opens, and the arrow keys scroll its content. */
    boxProps: { tabIndex: 0, 'data-state': 'open' } as const,
    /** Props of the `Layer` around the panel. */
    layerProps: { also: [trigger], onDismiss },
  };
}

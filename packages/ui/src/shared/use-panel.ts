import { useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useDismiss } from '../dismiss/index.ts';
import type { Alignment, Side } from './place-beside.ts';
import { useBeside } from './use-beside.ts';

interface PanelOptions<Box extends HTMLElement> {
  /** Whether it is open, where the page owns that. */
  open: boolean | undefined;
  defaultOpen: boolean;
  onOpenChange: ((open: boolean) => void) | undefined;
  side: Side;
  align: Alignment;
  /** Takes the focus in when it opens. Not called for what stands open when the page comes. */
  onOpened: (panel: Box) => void;
}

interface Panel<Box extends HTMLElement> {
  open: boolean;
  setOpen: (open: boolean) => void;
  /** Closes it and gives the focus back to what opened it. */
  closeAndReturn: () => void;
  /** To what opens it. */
  trigger: RefObject<HTMLButtonElement | null>;
  /** To what is opened, which stands in the document right after the trigger. */
  panel: RefObject<Box | null>;
}

/** Props of a panel that takes the focus when it opens, and whose text can be scrolled by keys where it does not fit. */
export const reachable = { tabIndex: 0 } as const;

/**
 * What every panel that a button opens beside itself has in common (Popover, Menu, TermTip): who owns `open`, where it
 * stands, and how it is sent away.
 */
export function usePanel<Box extends HTMLElement>({
  open: openFromPage,
  defaultOpen,
  onOpenChange,
  side,
  align,
  onOpened,
}: PanelOptions<Box>): Panel<Box> {
  const [ownOpen, setOwnOpen] = useState(defaultOpen);
  const open = openFromPage ?? ownOpen;
  const trigger = useRef<HTMLButtonElement>(null);
  const panel = useRef<Box>(null);

  const setOpen = (next: boolean) => {
    if (next === open) return;
    setOwnOpen(next);
    onOpenChange?.(next);
  };
  const closeAndReturn = () => {
    trigger.current?.focus();
    setOpen(false);
  };

  useBeside(open, trigger, panel, { side, align });

  const wasOpen = useRef(open);
  const opened = useEffectEvent(onOpened);
  useLayoutEffect(() => {
    if (open && !wasOpen.current && panel.current) opened(panel.current);
    wasOpen.current = open;
  }, [open]);

  useDismiss(open, [trigger, panel], (how) =>
    how === 'escape' ? closeAndReturn() : setOpen(false),
  );
  return { open, setOpen, closeAndReturn, trigger, panel };
}

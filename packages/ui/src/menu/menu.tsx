import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { Slot } from '@radix-ui/react-slot';
import { clsx } from 'clsx';
import {
  useId,
  useRef,
  type HTMLAttributes,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  type Ref,
} from 'react';
import { useRemovedItem } from '../shared/keyboard/use-removed-item.ts';
import { Layer } from '../shared/layers/layer.tsx';
import { useComposedHandlers } from '../shared/react/use-composed-handlers.ts';
import { usePanel } from '../shared/layers/use-panel.ts';
import { MenuContext } from './menu-context.ts';
import * as styles from './menu.css.ts';
import { ITEM, itemsOf, useMenuKeys } from './use-menu-keys.ts';

export interface MenuProps extends HTMLAttributes<HTMLDivElement> {
  /** The Button or IconButton that opens it. Its name is the menu's name; it gets the focus back. */
  trigger: ReactElement<{ /** Kept if it has one. */ id?: string }>;
  /** Whether it is open (controlled). */
  open?: boolean;
  /** Whether it is open at first (uncontrolled). @default false */
  defaultOpen?: boolean;
  /** Called when it opens or closes. */
  onOpenChange?: (open: boolean) => void;
  /** Preferred side of the button; the opposite one is used if there is too little space. @default "below" */
  side?: 'below' | 'above' | 'left' | 'right';
  /** Which edges of button and menu are aligned, in the text direction. @default "start" */
  align?: 'start' | 'center' | 'end';
  /** MenuItem, MenuLink, MenuCheckItem, MenuRadioGroup, MenuGroup, MenuSub and MenuSeparator. */
  children: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** A button that opens a list of actions. */
export function Menu({
  trigger,
  open: openProp,
  defaultOpen = false,
  onOpenChange,
  side = 'below',
  align = 'start',
  onKeyDown,
  className,
  children,
  ref,
  ...rest
}: MenuProps) {
  const ownId = useId();
  const id = rest.id ?? ownId;
  const triggerId = trigger.props.id ?? `${ownId}-button`;
  const startsAtLast = useRef(false);

  const {
    open,
    setOpen,
    closeAndReturn,
    trigger: button,
    panel,
    triggerProps,
    layerProps,
  } = usePanel<HTMLDivElement>({
    caller: 'Menu',
    open: openProp,
    defaultOpen,
    onOpenChange,
    side,
    align,
    onOpened: (menu) => {
      (itemsOf(menu).at(startsAtLast.current ? -1 : 0) ?? menu).focus({ preventScroll: true });
      startsAtLast.current = false;
    },
  });
  const root = useComposedRefs(ref, panel);
  const pressKey = useMenuKeys(closeAndReturn);
  useRemovedItem(panel, ITEM, { isShown: open });

  const openByArrow = (event: KeyboardEvent) => {
    if (open || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
    event.preventDefault();
    startsAtLast.current = event.key === 'ArrowUp';
    setOpen(true);
  };

  const onTriggerKeyDown = useComposedHandlers(undefined, openByArrow);
  const onMenuKeyDown = useComposedHandlers(onKeyDown, pressKey);

  return (
    <>
      <Slot
        {...triggerProps}
        ref={button}
        id={triggerId}
        aria-haspopup="menu"
        aria-controls={open ? id : undefined}
        onKeyDown={onTriggerKeyDown}
      >
        {trigger}
      </Slot>
      {open && (
        <MenuContext value={closeAndReturn}>
          <Layer {...layerProps}>
            <div
              {...rest}
              ref={root}
              id={id}
              role="menu"
              aria-labelledby={triggerId}
              tabIndex={-1}
              className={clsx(styles.menu, className)}
              data-part="menu"
              data-state="open"
              onKeyDown={onMenuKeyDown}
            >
              {children}
            </div>
          </Layer>
        </MenuContext>
      )}
    </>
  );
}

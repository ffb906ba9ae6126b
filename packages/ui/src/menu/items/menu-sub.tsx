import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { clsx } from 'clsx';
import {
  useEffect,
  useId,
  useRef,
  type ButtonHTMLAttributes,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type Ref,
} from 'react';
import { ChevronRightIcon } from '../../icons/index.ts';
import { focusedIn } from '../../shared/dom/root.ts';
import { Layer } from '../../shared/layers/layer.tsx';
import { useComposedHandlers } from '../../shared/react/use-composed-handlers.ts';
import { usePanel } from '../../shared/layers/use-panel.ts';
import { useCloseMenu } from '../menu-context.ts';
import * as styles from '../menu.css.ts';
import { itemsOf, useMenuKeys } from '../use-menu-keys.ts';

/** Delay before hover opens it, so that passing over an item opens nothing, ms. */
const REST = 150;
/** Time to reach the submenu across other items, ms. */
const CROSS = 300;

export interface MenuSubProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  /** Label of the item and name of the submenu: "Share". */
  label: ReactNode;
  /** An icon before the label. Decorative: the label carries the meaning. */
  icon?: ReactNode;
  /** It can be focused and read, but does not open. @default false */
  disabled?: boolean;
  /** Whether it is open (controlled). */
  open?: boolean;
  /** Whether it is open at first (uncontrolled). @default false */
  defaultOpen?: boolean;
  /** Called when it opens or closes. */
  onOpenChange?: (open: boolean) => void;
  /** The items of the submenu. */
  children: ReactNode;
  /** Ref to the item, as are className and everything else. */
  ref?: Ref<HTMLButtonElement>;
}

/** An item that opens a submenu next to it. */
export function MenuSub({
  label,
  icon,
  disabled = false,
  open: openProp,
  defaultOpen = false,
  onOpenChange,
  onClick,
  onKeyDown,
  onPointerEnter,
  onPointerLeave,
  className,
  children,
  ref,
  ...rest
}: MenuSubProps) {
  const closeMenu = useCloseMenu('MenuSub');
  const ownId = useId();
  const itemId = rest.id ?? `${ownId}-item`;
  const byHover = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const { open, setOpen, closeAndReturn, trigger, panel, triggerProps, layerProps } =
    usePanel<HTMLDivElement>({
      caller: 'MenuSub',
      open: openProp,
      defaultOpen,
      onOpenChange,
      side: 'end',
      align: 'start',
      onOpened: (menu) => {
        if (!byHover.current) (itemsOf(menu)[0] ?? menu).focus({ preventScroll: true });
      },
    });
  const item = useComposedRefs(ref, trigger);
  const pressKey = useMenuKeys(closeMenu);

  const isRtl = (element: Element) => getComputedStyle(element).direction === 'rtl';

  const show = (hovered: boolean) => {
    clearTimeout(timer.current);
    byHover.current = hovered;
    if (disabled) return;
    if (open && !hovered) itemsOf(panel.current!)[0]?.focus();
    setOpen(true);
  };
  const openByArrow = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== (isRtl(event.currentTarget) ? 'ArrowLeft' : 'ArrowRight')) return;
    event.preventDefault();
    show(false);
  };
  const closeByArrow = (event: KeyboardEvent<HTMLElement>) => {
    const { currentTarget: menu, target } = event;
    const isOwn = (target as Element).closest('[role="menu"]') === menu;
    if (isOwn && event.key === (isRtl(menu) ? 'ArrowRight' : 'ArrowLeft')) {
      event.preventDefault();
      closeAndReturn();
    } else pressKey(event);
  };
  const enter = ({ pointerType }: PointerEvent) => {
    triggerProps.onPointerEnter();
    clearTimeout(timer.current);
    if (pointerType !== 'mouse' || open) return;
    timer.current = setTimeout(() => {
      trigger.current?.focus({ preventScroll: true });
      show(true);
    }, REST);
  };
  const leave = ({ pointerType }: PointerEvent) => {
    clearTimeout(timer.current);
    if (pointerType !== 'mouse' || !open || !byHover.current) return;
    timer.current = setTimeout(() => {
      if (!panel.current?.contains(focusedIn(panel.current))) setOpen(false);
    }, CROSS);
  };

  return (
    <>
      <button
        {...rest}
        ref={item}
        id={itemId}
        type="button"
        role="menuitem"
        tabIndex={-1}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? ownId : undefined}
        aria-disabled={disabled || undefined}
        className={clsx(styles.item, className)}
        data-part="menu-sub"
        data-state={open ? 'open' : 'closed'}
        onClick={useComposedHandlers(onClick, () => show(false))}
        onKeyDown={useComposedHandlers(onKeyDown, openByArrow)}
        onPointerEnter={useComposedHandlers(onPointerEnter, enter)}
        onPointerLeave={useComposedHandlers(onPointerLeave, leave)}
      >
        {icon !== undefined && <span className={styles.sign}>{icon}</span>}
        <span>{label}</span>
        <ChevronRightIcon className={styles.opens} size={20} strokeWidth={1.6} aria-hidden />
      </button>
      {open && (
        <Layer {...layerProps} closesWithOuter>
          <div
            ref={panel}
            id={ownId}
            role="menu"
            aria-labelledby={itemId}
            tabIndex={-1}
            className={styles.menu}
            data-part="menu"
            data-state="open"
            onKeyDown={closeByArrow}
            onPointerEnter={() => clearTimeout(timer.current)}
            onPointerLeave={leave}
          >
            {children}
          </div>
        </Layer>
      )}
    </>
  );
}

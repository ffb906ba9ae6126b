import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { useControllableState } from '@radix-ui/react-use-controllable-state';
import { clsx } from 'clsx';
import { ChevronDownIcon } from '../icons/index.ts';
import {
  useEffect,
  useId,
  useRef,
  useState,
  type HTMLAttributes,
  type KeyboardEvent,
  type PointerEvent,
  type Ref,
} from 'react';
import { flushSync } from 'react-dom';
import { Anchor } from '../link/index.ts';
import { focusedIn } from '../shared/dom/root.ts';
import { Layer, type Dismissal } from '../shared/layers/layer.tsx';
import { useComposedHandlers } from '../shared/react/use-composed-handlers.ts';
import { stepByKey } from '../shared/keyboard/step-by-key.ts';
import { loadPlacement, usePlacement } from '../shared/layers/use-placement.ts';
import * as itemStyles from '../shared/styles/navigation-item.css.ts';
import * as styles from './navigation-menu.css.ts';
import { currentOf, holdsCurrent } from './navigation-menu.logic.ts';

/** Delay before a hover opens it, ms. */
const REST = 150;
/** Delay after which it closes when the mouse has left, ms. */
const LEAVE_DELAY = 200;

export interface NavigationMenuLink {
  /** Unique in the menu. */
  id: string | number;
  /** Text of the link. */
  label: string;
  /** Target address. Internal addresses are rendered by the LinkProvider's component. */
  href: string;
}

export interface NavigationMenuProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** Label of the button: what the links have in common. */
  label: string;
  /** The links in their order. */
  items: readonly NavigationMenuLink[];
  /** Path of the current page, to mark its link. */
  currentHref?: string;
  /**
   * `line`: in a line of links, the list floats under the button and also opens on hover. `list`: in a list of links,
   * the list expands inline.
   * @default "line"
   */
  layout?: 'line' | 'list';
  /** Whether it is open (controlled), so that a navigation opens one at a time. */
  open?: boolean;
  /** Whether it is open at first (uncontrolled). @default false */
  defaultOpen?: boolean;
  /** Called when it opens or closes. */
  onOpenChange?: (open: boolean) => void;
  /** A link was followed. */
  onNavigate?: () => void;
  ref?: Ref<HTMLDivElement>;
}

/**
 * A button that shows and hides a list of links (the disclosure pattern: links stay links, Tab
 * moves through them).
 */
export function NavigationMenu({
  label,
  items,
  currentHref,
  layout = 'line',
  open: openProp,
  defaultOpen = false,
  onOpenChange,
  onNavigate,
  onPointerEnter,
  onPointerLeave,
  className,
  ref,
  ...rest
}: NavigationMenuProps) {
  const listId = useId();
  const [open, setOpen] = useControllableState({
    prop: openProp,
    defaultProp: defaultOpen,
    onChange: onOpenChange,
    caller: 'NavigationMenu',
  });
  const box = useRef<HTMLDivElement>(null);
  const root = useComposedRefs(ref, box);
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Opened on hover, so it closes when the mouse leaves.
  const [byHover, setByHover] = useState(false);
  const floats = layout === 'line';
  const isCurrent = holdsCurrent(items, currentHref);

  useEffect(() => () => clearTimeout(timer.current), []);
  usePlacement(open && floats, button, list, { side: 'below', align: 'start', gap: 0 });

  const dismiss = (how: Dismissal) => {
    setOpen(false);
    if (how === 'escape' && box.current?.contains(focusedIn(box.current))) button.current?.focus();
  };
  const press = () => {
    clearTimeout(timer.current);
    setOpen(byHover && open ? true : !open);
    setByHover(false);
  };
  const enter = ({ pointerType }: PointerEvent) => {
    if (!floats || pointerType !== 'mouse') return;
    clearTimeout(timer.current);
    if (open) return;
    void loadPlacement();
    timer.current = setTimeout(() => {
      setByHover(true);
      setOpen(true);
    }, REST);
  };
  const leave = ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'mouse') return;
    clearTimeout(timer.current);
    if (byHover && open) timer.current = setTimeout(() => setOpen(false), LEAVE_DELAY);
  };
  const walk = (event: KeyboardEvent) => {
    const anchors = [...(list.current?.querySelectorAll('a') ?? [])];
    const from = anchors.indexOf(focusedIn(list.current) as HTMLAnchorElement);
    const to = stepByKey(event.key, from, anchors.length, { orientation: 'vertical' });
    const onButton = from < 0;
    if (to === undefined || (onButton && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    if (onButton) {
      setByHover(false);
      flushSync(() => setOpen(true));
    }
    anchors[to]?.focus();
  };

  return (
    <div
      {...rest}
      ref={root}
      className={className}
      data-part="navigation-menu"
      data-state={open ? 'open' : 'closed'}
      onPointerEnter={useComposedHandlers(onPointerEnter, enter)}
      onPointerLeave={useComposedHandlers(onPointerLeave, leave)}
    >
      <button
        ref={button}
        type="button"
        className={clsx(
          floats ? itemStyles.lineItem : itemStyles.listButton,
          isCurrent && (floats ? itemStyles.current : itemStyles.currentInList),
        )}
        aria-expanded={open}
        aria-controls={listId}
        aria-current={isCurrent ? 'true' : undefined}
        onClick={press}
        onFocus={() => void (floats && loadPlacement())}
        onKeyDown={walk}
      >
        {label}
        <ChevronDownIcon className={styles.chevron} size={20} strokeWidth={1.6} aria-hidden />
      </button>
      <ul
        ref={list}
        id={listId}
        hidden={!open}
        className={floats ? styles.floatingList : styles.inlineList}
      >
        {items.map(({ id, label: words, href }) => {
          const isPage = currentOf(href, currentHref);
          return (
            <li key={id}>
              <Anchor
                href={href}
                aria-current={isPage}
                className={clsx(
                  floats ? itemStyles.floatingLink : itemStyles.listItem,
                  isPage && itemStyles.currentInList,
                )}
                data-part="navigation-menu-link"
                onKeyDown={walk}
                onClick={() => {
                  setOpen(false);
                  onNavigate?.();
                }}
              >
                {words}
              </Anchor>
            </li>
          );
        })}
      </ul>
      {/* The list stays in the document while it is closed. An inline list is not a layer. */}
      {open && floats && (
        <Layer also={[box]} onDismiss={dismiss}>
          <span hidden />
        </Layer>
      )}
    </div>
  );
}

/** @deprecated Use NavigationMenu. */
export const Dropdown = NavigationMenu;

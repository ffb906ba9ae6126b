import { clsx } from 'clsx';
import {
  useId,
  useMemo,
  useRef,
  useState,
  type HTMLAttributes,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  type Ref,
} from 'react';
import { extendElement } from '../shared/extend-element.ts';
import { mergeRefs } from '../shared/merge-refs.ts';
import { stepInList } from '../shared/step-in-list.ts';
import { usePanel } from '../shared/use-panel.ts';
import { MenuContext } from './menu-items.tsx';
import * as styles from './menu.css.ts';
import { itemByLetters } from './menu.logic.ts';

export interface MenuProps extends HTMLAttributes<HTMLDivElement> {
  /** The Button or IconButton that opens it. Its name is the menu's name; it gets the focus back. */
  trigger: ReactElement<{ id?: string }>;
  /** Whether it is open, where the page owns that. */
  open?: boolean;
  /** @default false */
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** Where it stands while there is room; else on the other side. @default "below" */
  side?: 'below' | 'above';
  /** Which edges of button and menu stand in line, in the direction of writing. @default "start" */
  align?: 'start' | 'center' | 'end';
  /** MenuItem, MenuLink, MenuCheckItem and MenuSeparator. */
  children: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** A pause of this length, ms, ends a word that is typed to find an item. */
const PAUSE = 700;

const itemsOf = (menu: HTMLElement) => [
  ...menu.querySelectorAll<HTMLElement>('[role^="menuitem"]'),
];

/** A button that opens a list of things to do. */
export function Menu({
  trigger,
  open: openFromPage,
  defaultOpen = false,
  onOpenChange,
  side = 'below',
  align = 'start',
  className,
  children,
  ref,
  ...rest
}: MenuProps) {
  const ownId = useId();
  const id = rest.id ?? ownId;
  const triggerId = trigger.props.id ?? `${ownId}-button`;
  const [startsAtLast, setStartsAtLast] = useState(false);
  const typed = useRef({ text: '', at: 0 });

  const { open, setOpen, closeAndReturn, ...parts } = usePanel<HTMLDivElement>({
    open: openFromPage,
    defaultOpen,
    onOpenChange,
    side,
    align,
    onOpened: (menu) => {
      const items = itemsOf(menu);
      (items.at(startsAtLast ? -1 : 0) ?? menu).focus({ preventScroll: true });
    },
  });
  const root = useMemo(() => mergeRefs(ref, parts.panel), [ref, parts.panel]);

  const openAt = (last: boolean) => {
    setStartsAtLast(last);
    setOpen(true);
  };

  const openByArrow = (event: KeyboardEvent) => {
    if (open || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
    event.preventDefault();
    openAt(event.key === 'ArrowUp');
  };

  const find = ({ key, timeStamp }: KeyboardEvent, items: readonly HTMLElement[], from: number) => {
    const goesOn = timeStamp - typed.current.at < PAUSE;
    typed.current = { text: (goesOn ? typed.current.text : '') + key, at: timeStamp };
    const words = items.map((item) => item.textContent);
    items[itemByLetters(typed.current.text, words, from)]?.focus();
  };

  const walk = (event: KeyboardEvent<HTMLDivElement>) => {
    const { key } = event;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    // The key then moves on from the button, where the menu hangs.
    if (key === 'Tab') return closeAndReturn();
    const items = itemsOf(event.currentTarget);
    const from = items.indexOf(document.activeElement as HTMLElement);
    const to = stepInList(key, from, items.length);
    const isWord = typed.current.text !== '' && event.timeStamp - typed.current.at < PAUSE;
    if (to !== undefined) {
      event.preventDefault();
      items[to]?.focus();
    } else if (key === ' ' && !isWord) {
      // A link does not know this key by itself.
      event.preventDefault();
      items[from]?.click();
    } else if (key.length === 1) {
      event.preventDefault();
      find(event, items, from);
    }
  };

  return (
    <>
      {extendElement(trigger, {
        ref: parts.trigger,
        id: triggerId,
        'aria-haspopup': 'menu',
        'aria-expanded': open,
        'aria-controls': open ? id : undefined,
        onClick: () => (open ? closeAndReturn() : openAt(false)),
        onKeyDown: openByArrow,
      })}
      {open && (
        <MenuContext value={closeAndReturn}>
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
            onKeyDown={walk}
          >
            {children}
          </div>
        </MenuContext>
      )}
    </>
  );
}

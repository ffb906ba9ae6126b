import { clsx } from 'clsx';
import { ChevronDownIcon } from '../icons/index.ts';
import {
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type HTMLAttributes,
  type KeyboardEvent,
  type PointerEvent,
  type Ref,
} from 'react';
import { flushSync } from 'react-dom';
import { useDismiss } from '../dismiss/index.ts';
import { Anchor } from '../link/index.ts';
import { mergeRefs } from '../shared/merge-refs.ts';
import { stepInList } from '../shared/step-in-list.ts';
import { useBeside } from '../shared/use-beside.ts';
import * as items from '../shared/navigation-item.css.ts';
import * as styles from './dropdown.css.ts';
import { currentOf, holdsCurrent } from './dropdown.logic.ts';

/** A mouse that slips off for less than this, ms, does not close what it opened. */
const LEAVE_DELAY = 200;

export interface DropdownLink {
  id: string | number;
  /** Where it leads, in words. */
  title: string;
  /** Where it leads. Addresses inside the product go through the LinkProvider's component. */
  path: string;
}

export interface DropdownProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** What the links have in common; the words of the button. */
  label: string;
  links: readonly DropdownLink[];
  /** The path of the page shown, to mark the link that leads to it. */
  currentPath?: string;
  /**
   * `line`: in a line of links, the list floats under the button and a mouse that rests on it opens it too. `list`: in a
   * list of links, the list unfolds in place.
   * @default "line"
   */
  place?: 'line' | 'list';
  /** Whether it is open, where the navigation owns that: one at a time. */
  open?: boolean;
  /** @default false */
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** A link was followed. */
  onNavigate?: () => void;
  ref?: Ref<HTMLDivElement>;
}

/**
 * A button that shows and hides a list of links (the disclosure pattern: links stay links, Tab walks through them).
 */
export function Dropdown({
  label,
  links,
  currentPath,
  place = 'line',
  open: openFromPage,
  defaultOpen = false,
  onOpenChange,
  onNavigate,
  className,
  ref,
  ...rest
}: DropdownProps) {
  const listId = useId();
  const [ownOpen, setOwnOpen] = useState(defaultOpen);
  const open = openFromPage ?? ownOpen;
  const box = useRef<HTMLDivElement>(null);
  const root = useMemo(() => mergeRefs(ref, box), [ref]);
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Opened by a mouse resting on it, so the mouse may close it by leaving.
  const [byHover, setByHover] = useState(false);
  const floats = place === 'line';
  const isCurrent = holdsCurrent(links, currentPath);

  const setOpen = (next: boolean) => {
    if (next === open) return;
    setOwnOpen(next);
    onOpenChange?.(next);
  };

  useEffect(() => () => clearTimeout(leaving.current), []);
  useBeside(open && floats, button, list, { side: 'below', align: 'start', gap: 0 });
  // In a list the whole menu around it closes: Escape inside of it is not this list's.
  useDismiss(open && floats, box, (how) => {
    setOpen(false);
    if (how === 'escape' && box.current?.contains(document.activeElement)) button.current?.focus();
  });

  const press = () => {
    setOpen(byHover && open ? true : !open);
    setByHover(false);
  };
  const enter = ({ pointerType }: PointerEvent) => {
    if (!floats || pointerType !== 'mouse') return;
    clearTimeout(leaving.current);
    if (open) return;
    setByHover(true);
    setOpen(true);
  };
  const leave = ({ pointerType }: PointerEvent) => {
    if (!byHover || pointerType !== 'mouse') return;
    leaving.current = setTimeout(() => setOpen(false), LEAVE_DELAY);
  };
  const walk = (event: KeyboardEvent) => {
    const anchors = [...(list.current?.querySelectorAll('a') ?? [])];
    const from = anchors.indexOf(document.activeElement as HTMLAnchorElement);
    const to = stepInList(event.key, from, anchors.length);
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
      data-part="dropdown"
      data-state={open ? 'open' : 'closed'}
      onPointerEnter={enter}
      onPointerLeave={leave}
    >
      <button
        ref={button}
        type="button"
        className={clsx(
          floats ? items.lineItem : items.listButton,
          isCurrent && (floats ? items.current : items.currentInList),
        )}
        aria-expanded={open}
        aria-controls={listId}
        aria-current={isCurrent ? 'true' : undefined}
        onClick={press}
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
        {links.map(({ id, title, path }) => {
          const isPage = currentOf(path, currentPath);
          return (
            <li key={id}>
              <Anchor
                href={path}
                aria-current={isPage}
                className={clsx(
                  floats ? items.floatingLink : items.listItem,
                  isPage && items.currentInList,
                )}
                data-part="dropdown-link"
                onKeyDown={walk}
                onClick={() => {
                  setOpen(false);
                  onNavigate?.();
                }}
              >
                {title}
              </Anchor>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

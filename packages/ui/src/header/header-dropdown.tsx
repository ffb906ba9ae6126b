import { clsx } from 'clsx';
import { ChevronDownIcon } from '../icons/index.ts';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { flushSync } from 'react-dom';
import { useDismiss } from '../dismiss/index.ts';
import { Anchor } from '../link/index.ts';
import * as styles from './header-navigation.css.ts';
import { currentOf, holdsCurrent, stepTo } from './header.logic.ts';
import type { HeaderLink } from './header.types.ts';

/** A mouse that slips off for less than this, ms, does not close what it opened. */
const LEAVE_DELAY = 200;

interface HeaderDropdownProps {
  title: string;
  links: readonly HeaderLink[];
  currentPath: string | undefined;
  place: 'line' | 'menu';
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onNavigate?: () => void;
}

/**
 * A button that shows and hides a list of links (the disclosure pattern: links stay links, Tab walks through them). In
 * the line a mouse also opens it by resting on it; a click then keeps it open.
 */
export function HeaderDropdown({
  title,
  links,
  currentPath,
  place,
  open,
  onOpenChange,
  onNavigate,
}: HeaderDropdownProps) {
  const listId = useId();
  const root = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Opened by a mouse resting on it, so the mouse may close it by leaving.
  const [byHover, setByHover] = useState(false);
  const inLine = place === 'line';
  const isCurrent = holdsCurrent(links, currentPath);

  useEffect(() => () => clearTimeout(leaving.current), []);

  // The menu closes as a whole: Escape inside of it is not this list's.
  useDismiss(open && inLine, root, (how) => {
    onOpenChange(false);
    if (how === 'escape' && root.current?.contains(document.activeElement)) button.current?.focus();
  });

  const press = () => {
    onOpenChange(byHover && open ? true : !open);
    setByHover(false);
  };
  const enter = ({ pointerType }: PointerEvent) => {
    if (!inLine || pointerType !== 'mouse') return;
    clearTimeout(leaving.current);
    if (open) return;
    setByHover(true);
    onOpenChange(true);
  };
  const leave = ({ pointerType }: PointerEvent) => {
    if (!byHover || pointerType !== 'mouse') return;
    leaving.current = setTimeout(() => onOpenChange(false), LEAVE_DELAY);
  };
  const walk = (event: KeyboardEvent) => {
    const anchors = [...(list.current?.querySelectorAll('a') ?? [])];
    const from = anchors.indexOf(document.activeElement as HTMLAnchorElement);
    const to = stepTo(event.key, from, anchors.length);
    const onButton = from < 0;
    if (to === undefined || (onButton && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    if (onButton) {
      setByHover(false);
      flushSync(() => onOpenChange(true));
    }
    anchors[to]?.focus();
  };

  return (
    <li
      ref={root}
      className={inLine ? styles.inlineItem : styles.panelItem}
      data-part="header-dropdown"
      data-state={open ? 'open' : 'closed'}
      onPointerEnter={enter}
      onPointerLeave={leave}
    >
      <button
        ref={button}
        type="button"
        className={clsx(
          inLine ? styles.lineItem : styles.panelToggle,
          isCurrent && (inLine ? styles.current : styles.currentInList),
        )}
        aria-expanded={open}
        aria-controls={listId}
        aria-current={isCurrent ? 'true' : undefined}
        onClick={press}
        onKeyDown={walk}
      >
        {title}
        <ChevronDownIcon className={styles.chevron} size={20} strokeWidth={1.6} aria-hidden />
      </button>
      <ul
        ref={list}
        id={listId}
        hidden={!open}
        className={inLine ? styles.dropdown : styles.panelSublist}
      >
        {links.map(({ id, title: words, path }) => {
          const isPage = currentOf(path, currentPath);
          return (
            <li key={id}>
              <Anchor
                href={path}
                aria-current={isPage}
                className={clsx(
                  inLine ? styles.dropdownLink : styles.panelLink,
                  isPage && styles.currentInList,
                )}
                data-part="header-link"
                onKeyDown={walk}
                onClick={() => {
                  onOpenChange(false);
                  onNavigate?.();
                }}
              >
                {words}
              </Anchor>
            </li>
          );
        })}
      </ul>
    </li>
  );
}

import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { useControllableState } from '@radix-ui/react-use-controllable-state';
import { clsx } from 'clsx';
import {
  useRef,
  useState,
  type AriaAttributes,
  type HTMLAttributes,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type Ref,
} from 'react';
import { useComposedHandlers } from '../shared/react/use-composed-handlers.ts';
import { useDirection } from '../shared/react/use-direction.ts';
import { stepByKey } from '../shared/keyboard/step-by-key.ts';
import { useRemovedItem } from '../shared/keyboard/use-removed-item.ts';
import { warnWithoutName } from '../shared/react/warn-without-name.ts';
import { TreeLevel } from './tree-level.tsx';
import * as styles from './tree.css.ts';
import { opens, type TreeItem, type TreeWords } from './tree.types.ts';
import { useBranches } from './use-branches.ts';

export interface TreeProps<Item extends TreeItem = TreeItem> extends Omit<
  HTMLAttributes<HTMLDivElement>,
  'children' | 'defaultValue'
> {
  /** Accessible name of the tree: "Contents of the report". */
  label: string;
  /** The items of the first level. For another content give the tree another `key`. */
  items: readonly Item[];
  /** Loads the items inside one with `hasChildren`, when it is first opened. If it fails, an error with a retry button is shown. */
  loadChildren?: (item: Item) => readonly Item[] | Promise<readonly Item[]>;
  /** Ids of the open items (controlled). `undefined` makes the component uncontrolled. */
  expanded?: readonly string[];
  /** Ids of the items open at first (uncontrolled). @default [] */
  defaultExpanded?: readonly string[];
  /** Called with the ids of all open items when one is opened or closed. */
  onExpandedChange?: (expanded: string[]) => void;
  /** Id of the selected item (controlled). Without it, `defaultValue` and `onValueChange` nothing can be selected. */
  value?: string | null;
  /** Id of the item that is selected at first (uncontrolled). @default null */
  defaultValue?: string | null;
  /** Called with the id of the item that is pressed. */
  onValueChange?: (id: string) => void;
  /** What a row shows. @default its label */
  renderItem?: (item: Item) => ReactNode;
  /** Marks an item that is current, with the value of its `aria-current`. */
  currentOf?: (item: Item) => AriaAttributes['aria-current'];
  /** Names the items inside one, above them; `null` for the first level. @default no name */
  groupLabel?: (parent: Item | null) => string;
  /** What an open item says while it has no items. */
  wordsOf?: (item: Item) => Partial<TreeWords>;
  ref?: Ref<HTMLDivElement>;
}

const none: readonly string[] = [];
/** Letters that follow one another within this time are one word, ms. */
const TYPING_PAUSE = 500;

/** Items inside items, opened on demand. One tab stop; arrow keys and typing move within. */
export function Tree<Item extends TreeItem>({
  label,
  items,
  loadChildren,
  expanded: expandedProp,
  defaultExpanded = none,
  onExpandedChange,
  value,
  defaultValue,
  onValueChange,
  renderItem = (item) => item.label,
  currentOf,
  groupLabel,
  wordsOf,
  className,
  onKeyDown,
  onClick,
  onFocus,
  ref,
  ...rest
}: TreeProps<Item>) {
  warnWithoutName('Tree', 'label', label);
  const [direction, directionRef] = useDirection();
  const root = useRef<HTMLDivElement>(null);
  const refs = useComposedRefs(ref, directionRef, root);
  useRemovedItem(root, '[role="treeitem"]');
  const typed = useRef({ word: '', at: 0 });
  const [expanded = none, setExpanded] = useControllableState<readonly string[]>({
    prop: expandedProp,
    defaultProp: defaultExpanded,
    onChange: (next) => onExpandedChange?.([...next]),
    caller: 'Tree',
  });
  const [selected = null, setSelected] = useControllableState<string | null>({
    prop: value,
    defaultProp: defaultValue ?? null,
    onChange: (next) => next !== null && onValueChange?.(next),
    caller: 'Tree',
  });
  const selectable = [value, defaultValue, onValueChange].some((each) => each !== undefined);
  const [focused, setFocused] = useState<string | null>(null);
  const branches = useBranches({ items, expanded, loadChildren });
  const { visible, isOpen } = branches;
  const isVisible = (id: string | null) => visible.some((item) => item.id === id);
  const tabStop = [focused, selected].find(isVisible) ?? visible[0]?.id;

  const nodes = () => [...(root.current?.querySelectorAll<HTMLElement>('[role="treeitem"]') ?? [])];
  /** An item in view and its element; nothing for other controls inside the tree, which have their own events. */
  const rowAt = (node: Element | null | undefined) => {
    const at = nodes().findIndex((each) => each === node);
    const item = visible[at];
    return item && { node: nodes()[at]!, at, item };
  };

  function toggle(item: Item) {
    if (!opens(item)) return;
    branches.forgetFailure(item);
    setExpanded((before = none) =>
      before.includes(item.id) ? before.filter((id) => id !== item.id) : [...before, item.id],
    );
  }

  function press(event: MouseEvent) {
    const target = event.target as Element;
    // A screen reader presses the item itself.
    const row = rowAt(target) ?? rowAt(target.closest('[data-part="tree-row"]')?.parentElement);
    if (!row) return;
    if (selectable) setSelected(row.item.id);
    toggle(row.item);
  }

  const isTyping = () => Date.now() - typed.current.at < TYPING_PAUSE;

  /** The next item whose name starts with what was typed. */
  function find(letter: string, at: number) {
    // A further letter may still be about the item that has the focus.
    const first = at + (isTyping() ? 0 : 1);
    const word = (isTyping() ? typed.current.word : '') + letter.toLocaleLowerCase();
    typed.current = { word, at: Date.now() };
    return visible
      .map((_, index) => (first + index) % visible.length)
      .find((index) => visible[index]?.label.toLocaleLowerCase().startsWith(word));
  }

  /** @see https://www.w3.org/WAI/ARIA/apg/patterns/treeview/ */
  function step(event: KeyboardEvent) {
    const row = rowAt(event.target as Element);
    if (!row || event.altKey || event.ctrlKey || event.metaKey) return;
    const { key } = event;
    const { node, at, item } = row;
    const next = stepByKey(key, at, visible.length, { orientation: 'vertical', loop: false });
    const [forward, back] =
      direction === 'ltr' ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
    if (next !== undefined) nodes()[next]?.focus();
    else if (key === forward) {
      if (isOpen(item)) node.querySelector<HTMLElement>('li')?.focus();
      else toggle(item);
    } else if (key === back) {
      if (isOpen(item)) toggle(item);
      else node.parentElement?.closest<HTMLElement>('li')?.focus();
    } else if (key === 'Enter' || (key === ' ' && !isTyping())) {
      if (selectable) setSelected(item.id);
      else toggle(item);
    } else if (key.length === 1) {
      const index = find(key, at);
      if (index !== undefined) nodes()[index]?.focus();
    } else return;
    event.preventDefault();
  }

  return (
    // One of its items has the focus.
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus
    <div
      data-part="tree"
      {...rest}
      ref={refs}
      role="tree"
      aria-label={label}
      onKeyDown={useComposedHandlers(onKeyDown, step)}
      onClick={useComposedHandlers(onClick, press)}
      onFocus={useComposedHandlers(onFocus, ({ target }) => {
        const row = rowAt(target);
        if (row) setFocused(row.item.id);
      })}
      className={clsx(styles.root, className)}
    >
      <TreeLevel
        items={items}
        parent={null}
        depth={1}
        tree={{
          ...branches,
          selected: selectable ? selected : undefined,
          tabStop,
          renderItem,
          currentOf,
          groupLabel,
          wordsOf,
        }}
      />
    </div>
  );
}

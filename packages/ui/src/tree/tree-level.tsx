import { useId, useRef, type AriaAttributes, type ReactNode } from 'react';
import { Alert } from '../alert/index.ts';
import { Button } from '../button/index.ts';
import { useStrings } from '../i18n/index.ts';
import { ChevronRightIcon } from '../icons/index.ts';
import { Spinner } from '../spinner/index.ts';
import { treeStrings } from '../messages.generated/en/components/Tree.ts';
import * as styles from './tree.css.ts';
import { opens, type TreeItem, type TreeWords } from './tree.types.ts';
import type { Branch } from './use-branches.ts';

/** What every level of a tree knows of it. */
interface TreeContext<Item> {
  isOpen: (item: Item) => boolean;
  branchOf: (item: Item) => Branch<Item> | undefined;
  load: (item: Item) => Promise<void>;
  /** `undefined` where nothing can be selected. */
  selected: string | null | undefined;
  tabStop: string | undefined;
  renderItem: (item: Item) => ReactNode;
  currentOf: ((item: Item) => AriaAttributes['aria-current']) | undefined;
  groupLabel: ((parent: Item | null) => string) | undefined;
  wordsOf: ((item: Item) => Partial<TreeWords>) | undefined;
}

interface LevelProps<Item> {
  items: readonly Item[];
  /** The item around them. */
  parent: Item | null;
  /** 1 for the first level. */
  depth: number;
  tree: TreeContext<Item>;
}

/** The items of one level inside another. */
export function TreeLevel<Item extends TreeItem>({ items, parent, depth, tree }: LevelProps<Item>) {
  const heading = useId();
  const label = tree.groupLabel?.(parent);
  return (
    <>
      {label !== undefined && (
        <div id={heading} className={styles.groupName}>
          {label}
        </div>
      )}
      <ul
        role="group"
        aria-labelledby={label === undefined ? undefined : heading}
        className={styles.group}
      >
        {items.map((item) => (
          <Node key={item.id} item={item} depth={depth} tree={tree} />
        ))}
      </ul>
    </>
  );
}

interface NodeProps<Item> {
  item: Item;
  depth: number;
  tree: TreeContext<Item>;
}

function Node<Item extends TreeItem>({ item, depth, tree }: NodeProps<Item>) {
  const row = useId();
  const node = useRef<HTMLLIElement>(null);
  const isOpen = tree.isOpen(item);
  return (
    <li
      ref={node}
      role="treeitem"
      aria-level={depth}
      aria-labelledby={row}
      aria-expanded={opens(item) ? isOpen : undefined}
      aria-busy={(isOpen && tree.branchOf(item)?.status === 'loading') || undefined}
      aria-current={tree.currentOf?.(item)}
      aria-selected={tree.selected === undefined ? undefined : tree.selected === item.id}
      tabIndex={tree.tabStop === item.id ? 0 : -1}
      className={styles.item}
    >
      <div id={row} className={styles.row} data-part="tree-row">
        {opens(item) && <ChevronRightIcon size={18} className={styles.chevron} />}
        {tree.renderItem(item)}
      </div>
      {isOpen && (
        <div className={styles.inside}>
          <Inside
            item={item}
            depth={depth}
            tree={tree}
            onRetry={() => {
              // The pressed button is removed, so the focus is moved within the tree.
              node.current?.focus();
              void tree.load(item);
            }}
          />
        </div>
      )}
    </li>
  );
}

/** The content of an open item: its items, or the loading or error message. */
function Inside<Item extends TreeItem>({
  item,
  depth,
  tree,
  onRetry,
}: NodeProps<Item> & { onRetry: () => void }) {
  const strings = useStrings(treeStrings);
  const words = { ...strings, ...tree.wordsOf?.(item) };
  const branch = tree.branchOf(item);
  if (!branch || branch.status === 'loading') return <Spinner label={words.loading} />;
  if (branch.status === 'failed') {
    return (
      <Alert
        tone="danger"
        action={
          <Button size="small" onClick={onRetry}>
            {strings.retry}
          </Button>
        }
      >
        {words.failed}
      </Alert>
    );
  }
  if (branch.items.length === 0) return <p className={styles.empty}>{words.empty}</p>;
  return <TreeLevel items={branch.items} parent={item} depth={depth + 1} tree={tree} />;
}

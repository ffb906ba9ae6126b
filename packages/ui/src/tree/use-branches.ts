import { useEffect, useRef, useState } from 'react';
import { opens, type TreeItem } from './tree.types.ts';

/** The content of an item. */
export type Branch<Item> =
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'ready'; items: readonly Item[] };

interface BranchesOptions<Item> {
  items: readonly Item[];
  expanded: readonly string[];
  loadChildren: ((item: Item) => readonly Item[] | Promise<readonly Item[]>) | undefined;
}

/** The content of expanded items: loaded once, when first expanded. */
export function useBranches<Item extends TreeItem>({
  items,
  expanded,
  loadChildren,
}: BranchesOptions<Item>) {
  const [loaded, setLoaded] = useState<Readonly<Record<string, Branch<Item>>>>({});
  /** Ids of items that were loaded or are being loaded. */
  const requested = useRef(new Set<string>());
  const put = (id: string, branch: Branch<Item>) =>
    setLoaded((before) => ({ ...before, [id]: branch }));

  const branchOf = ({ id, children }: Item): Branch<Item> | undefined =>
    children ? { status: 'ready', items: children as readonly Item[] } : loaded[id];
  const isOpen = (item: Item) => opens(item) && expanded.includes(item.id);

  async function load(item: Item): Promise<void> {
    requested.current.add(item.id);
    try {
      const inside = loadChildren?.(item) ?? [];
      if (inside instanceof Promise) put(item.id, { status: 'loading' });
      put(item.id, { status: 'ready', items: await inside });
    } catch {
      put(item.id, { status: 'failed' });
    }
  }

  /** The items in view, in their order. */
  const visibleOf = (inside: readonly Item[]): Item[] =>
    inside.flatMap((item) => {
      const branch = isOpen(item) ? branchOf(item) : undefined;
      return [item, ...(branch?.status === 'ready' ? visibleOf(branch.items) : [])];
    });
  const visible = visibleOf(items);

  // An expanded item may become known only when the items around it are loaded.
  useEffect(() => {
    for (const item of visible)
      if (isOpen(item) && !item.children && !requested.current.has(item.id)) void load(item);
  });

  return {
    visible,
    isOpen,
    branchOf,
    load,
    /** An item that failed is loaded again when it is expanded again. */
    forgetFailure({ id }: Item) {
      if (loaded[id]?.status === 'failed') requested.current.delete(id);
    },
  };
}

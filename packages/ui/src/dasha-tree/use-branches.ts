import { useControllableState } from '@radix-ui/react-use-controllable-state';
import { useEffect, useRef, useState } from 'react';
import { runsAt } from '../shared/time/runs-at.ts';
import { keyOf, startsOf, type DashaNode, type LoadDashas } from './dasha-tree.logic.ts';

/** The content of an expanded period. */
export type Branch =
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'ready'; periods: readonly DashaNode[] };

export interface Branches {
  isOpen: (path: readonly DashaNode[]) => boolean;
  branchOf: (path: readonly DashaNode[]) => Branch | undefined;
  setOpen: (path: readonly DashaNode[], open: boolean) => void;
  /** Retries a failed load. */
  retry: (path: readonly DashaNode[]) => void;
}

interface BranchesOptions {
  periods: readonly DashaNode[];
  loadPeriods: LoadDashas;
  levels: number;
  /** Opens the path to the period that contains this instant, once it is known; null for none. */
  runningAt: number | null;
  expanded: readonly string[] | undefined;
  defaultExpanded: readonly string[] | undefined;
  onExpandedChange: ((expanded: string[]) => void) | undefined;
}

const none: readonly string[] = [];

/** Which periods are expanded, and their loaded content: loaded once, when first expanded. */
export function useBranches({
  periods,
  loadPeriods,
  levels,
  runningAt,
  expanded: controlled,
  defaultExpanded = none,
  onExpandedChange,
}: BranchesOptions): Branches {
  const [open, setOpenKeys] = useControllableState<readonly string[]>({
    prop: controlled,
    defaultProp: defaultExpanded,
    onChange: (next) => onExpandedChange?.([...next]),
    caller: 'DashaTree',
  });
  const [branches, setBranches] = useState<Readonly<Record<string, Branch>>>({});
  /** Keys of periods that were loaded or are being loaded. */
  const requested = useRef(new Set<string>());
  const put = (key: string, branch: Branch) =>
    setBranches((before) => ({ ...before, [key]: branch }));

  async function load(path: readonly DashaNode[]): Promise<readonly DashaNode[]> {
    const key = keyOf(path);
    requested.current.add(key);
    try {
      const loaded = loadPeriods(path);
      if (loaded instanceof Promise) put(key, { status: 'loading' });
      const inside = await loaded;
      put(key, { status: 'ready', periods: inside });
      return inside;
    } catch {
      put(key, { status: 'failed' });
      return [];
    }
  }

  const show = (key: string) =>
    setOpenKeys((before = none) => (before.includes(key) ? before : [...before, key]));

  function setOpen(path: readonly DashaNode[], isOpen: boolean) {
    const key = keyOf(path);
    if (!isOpen) {
      setOpenKeys((before = none) => before.filter((other) => other !== key));
      return;
    }
    // A failed period is loaded again when it is expanded again.
    if (branches[key]?.status === 'failed') requested.current.delete(key);
    show(key);
  }

  /** The path of a key, as far as its periods are loaded. */
  function pathOf(key: string): DashaNode[] | undefined {
    const path: DashaNode[] = [];
    let inside: readonly DashaNode[] = periods;
    for (const start of startsOf(key)) {
      const period = inside.find((each) => each.start === start);
      if (!period) return undefined;
      path.push(period);
      const branch = branches[keyOf(path)];
      inside = branch?.status === 'ready' ? branch.periods : [];
    }
    return path;
  }

  async function openRunning(instant: number) {
    let [path, inside]: [readonly DashaNode[], readonly DashaNode[]] = [[], periods];
    while (path.length < levels - 1) {
      const running = inside.find((period) => runsAt(instant, period));
      if (!running) return;
      path = [...path, running];
      latest.current.show(keyOf(path));
      // Each level is inside the one before it.
      // oxlint-disable-next-line no-await-in-loop
      inside = await load(path);
    }
  }

  const latest = useRef({ openRunning, show });
  useEffect(() => {
    latest.current = { openRunning, show };
    // The key of the period that the user opened, kept until those around it are loaded.
    for (const key of open) {
      const path = requested.current.has(key) ? undefined : pathOf(key);
      if (path) void load(path);
    }
  });
  const wasOpened = useRef(false);
  useEffect(() => {
    if (runningAt === null || wasOpened.current) return;
    wasOpened.current = true;
    void latest.current.openRunning(runningAt);
  }, [runningAt]);

  return {
    isOpen: (path) => open.includes(keyOf(path)),
    branchOf: (path) => branches[keyOf(path)],
    setOpen,
    retry: (path) => void load(path),
  };
}

import { useEffect, useRef, useState } from 'react';
import { runsAt } from '../shared/runs-at.ts';
import { keyOf, type DashaNode, type LoadDashas } from './dasha-tree.logic.ts';

/** What is inside an opened period. */
export type Branch =
  { status: 'loading' } | { status: 'failed' } | { status: 'ready'; periods: readonly DashaNode[] };

export interface Branches {
  isOpen: (path: readonly DashaNode[]) => boolean;
  branchOf: (path: readonly DashaNode[]) => Branch | undefined;
  setOpen: (path: readonly DashaNode[], open: boolean) => void;
  /** Loads again what failed. */
  retry: (path: readonly DashaNode[]) => void;
}

/**
 * Which periods are open, and what was loaded into them: once, when they are first opened.
 *
 * @param runningAt opens the path to the period that holds this instant, once it is known; null for none
 */
export function useBranches(
  periods: readonly DashaNode[],
  loadPeriods: LoadDashas,
  levels: number,
  runningAt: number | null,
): Branches {
  const [open, setOpenKeys] = useState<Readonly<Record<string, boolean>>>({});
  const [branches, setBranches] = useState<Readonly<Record<string, Branch>>>({});
  const put = (key: string, branch: Branch) =>
    setBranches((before) => ({ ...before, [key]: branch }));

  async function load(path: readonly DashaNode[]): Promise<readonly DashaNode[]> {
    const key = keyOf(path);
    try {
      const brought = loadPeriods(path);
      if (brought instanceof Promise) put(key, { status: 'loading' });
      const inside = await brought;
      put(key, { status: 'ready', periods: inside });
      return inside;
    } catch {
      put(key, { status: 'failed' });
      return [];
    }
  }

  function setOpen(path: readonly DashaNode[], isOpen: boolean) {
    const key = keyOf(path);
    setOpenKeys((before) => ({ ...before, [key]: isOpen }));
    if (isOpen && branches[key]?.status !== 'ready') void load(path);
  }

  async function openRunning(instant: number) {
    let [path, inside]: [readonly DashaNode[], readonly DashaNode[]] = [[], periods];
    while (path.length < levels - 1) {
      const running = inside.find((period) => runsAt(instant, period));
      if (!running) return;
      path = [...path, running];
      const key = keyOf(path);
      setOpenKeys((before) => ({ ...before, [key]: true }));
      // Each level is inside the one before it.
      // oxlint-disable-next-line no-await-in-loop
      inside = await load(path);
    }
  }

  const wasOpened = useRef(false);
  const latest = useRef(openRunning);
  useEffect(() => {
    latest.current = openRunning;
  });
  useEffect(() => {
    if (runningAt === null || wasOpened.current) return;
    wasOpened.current = true;
    void latest.current(runningAt);
  }, [runningAt]);

  return {
    isOpen: (path) => open[keyOf(path)] ?? false,
    branchOf: (path) => branches[keyOf(path)],
    setOpen,
    retry: (path) => void load(path),
  };
}

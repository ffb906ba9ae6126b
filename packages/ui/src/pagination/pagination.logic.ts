export type PageStep = number | 'gap';

/** Neighbours of the current page that are always shown. */
const NEIGHBOURS = 1;

/**
 * The pages to show: the first, the last, the current one and its neighbours, with a gap where more than one page is
 * left out. A gap of a single page is replaced by that page.
 *
 * @param page counted from 1
 */
export function pageSteps(page: number, pages: number): PageStep[] {
  const shown = new Set([1, pages]);
  for (let near = page - NEIGHBOURS; near <= page + NEIGHBOURS; near += 1)
    if (near >= 1 && near <= pages) shown.add(near);
  const inOrder = [...shown].filter((one) => one >= 1).toSorted((a, b) => a - b);
  return inOrder.flatMap((one, index): PageStep[] => {
    const before = inOrder[index - 1];
    if (before === undefined || one === before + 1) return [one];
    return one === before + 2 ? [before + 1, one] : ['gap', one];
  });
}

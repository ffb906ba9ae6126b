import { onTestFinished, vi } from 'vitest';

/** Mocks `matchMedia` for a given width and preferences; jsdom has none. */
export function standInForMedia({ width = 360, reducedMotion = false } = {}) {
  vi.stubGlobal('matchMedia', (query: string) => {
    const least = /min-width: (\d+)rem/.exec(query)?.[1];
    return {
      matches: least
        ? width >= Number(least) * 16
        : query.includes('reduced-motion') && reducedMotion,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    };
  });
}

interface Row {
  /** Marks the elements in the row. */
  selector: string;
  /** Width of one of them, px. */
  size: number;
  /** Width that shows of the row, px. */
  view: number;
  /** Writing direction: from right to left the first box is at the right. @default "ltr" */
  direction?: 'ltr' | 'rtl';
}

/**
 * Gives elements the sizes that jsdom has none of: boxes of one size in a row, and everything else as wide as the
 * view. Reports of what is in view come only when `see` is called, with the boxes' places in the row.
 */
export function standInForLayout({ selector, size, view, direction = 'ltr' }: Row) {
  const place = (box: Element) =>
    box.matches(selector) ? [...box.parentElement!.children].indexOf(box) : -1;
  const prototype = HTMLElement.prototype;
  const sizes = [
    vi.spyOn(prototype, 'offsetWidth', 'get').mockImplementation(function (this: HTMLElement) {
      return place(this) < 0 ? view : size;
    }),
    vi.spyOn(prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
      const at = place(this);
      if (at < 0) return 0;
      return direction === 'ltr' ? at * size : view - (at + 1) * size;
    }),
    vi.spyOn(prototype, 'offsetParent', 'get').mockReturnValue(document.body),
  ];
  onTestFinished(() => {
    for (const spy of sizes) spy.mockRestore();
  });

  const reports = new Set<(seen: readonly number[]) => void>();
  class Observer {
    #boxes: Element[] = [];
    #report: (seen: readonly number[]) => void;
    constructor(callback: (entries: object[]) => void) {
      this.#report = (seen) =>
        callback(
          this.#boxes.map((target) => ({ target, isIntersecting: seen.includes(place(target)) })),
        );
      reports.add(this.#report);
    }
    observe(box: Element) {
      this.#boxes.push(box);
    }
    disconnect() {
      reports.delete(this.#report);
    }
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
  return {
    see: (seen: readonly number[]) => {
      for (const report of reports) report(seen);
    },
  };
}

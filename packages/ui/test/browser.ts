import { onTestFinished, vi } from 'vitest';

/** Answers media queries for a given page width and user preferences. jsdom answers none. */
export function mockMedia({ width = 360, reducedMotion = false } = {}) {
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
  /** Matches the elements in the row. */
  selector: string;
  /** Width of each, px. */
  size: number;
  /** Visible width of the row, px. */
  view: number;
  /** Text direction: in `rtl` the first box is at the right. @default "ltr" */
  direction?: 'ltr' | 'rtl';
}

/**
 * Mocks layout, which jsdom lacks: boxes of one size in a row, and everything else as wide as the
 * view. Intersections are reported only when `see` is called, with the positions of the boxes in
 * the row.
 */
export function mockLayout({ selector, size, view, direction = 'ltr' }: Row) {
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

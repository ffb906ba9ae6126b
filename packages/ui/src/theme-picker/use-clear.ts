import { useEffect, useState, type RefObject } from 'react';
import { rootOf } from '../shared/dom/root.ts';

/** What must not be covered: everything else under the button is background. */
const CONTENT =
  'a, button, input, select, textarea, label, summary, [role="button"], [role="tab"], [role="radio"], img, svg, canvas, video, ' +
  'p, li, dt, dd, td, th, caption, figcaption, blockquote, legend, h1, h2, h3, h4, h5, h6';

/** Pause after the last scroll or resize, ms. */
const REST = 150;

const canMeasure = () => 'elementsFromPoint' in document && typeof ResizeObserver !== 'undefined';

const hasText = ({ childNodes }: Element) =>
  [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim() !== '');

/** Whether only background is under an element, tested at nine points. */
function isClearUnder(box: HTMLElement, own: HTMLElement): boolean {
  const { left, top, width, height } = box.getBoundingClientRect();
  // A little more than its own box, so that it does not touch a control either.
  const steps = [-0.05, 0.5, 1.05];
  const root = rootOf(box);
  return steps.every((across) =>
    steps.every((down) => {
      const under = root
        .elementsFromPoint(left + width * across, top + height * down)
        .find((element) => !own.contains(element));
      return !under || (under.closest(CONTENT) === null && !hasText(under));
    }),
  );
}

/**
 * Whether a floating element covers no content; undefined until it is measured, as in HTML from a
 * server. It is false while the page scrolls, because the covered content changes with every frame.
 * @param own the wrapper of the box, which is ignored
 */
export function useClear(
  box: RefObject<HTMLElement | null>,
  own: RefObject<HTMLElement | null>,
): boolean | undefined {
  const [isClear, setClear] = useState<boolean>();

  useEffect(() => {
    const element = box.current;
    if (!element || !canMeasure()) return;
    const { ownerDocument: page } = element;
    const root = rootOf(element);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const measure = () => {
      if (box.current && own.current) setClear(isClearUnder(box.current, own.current));
    };
    const soon = () => {
      clearTimeout(timer);
      timer = setTimeout(measure, REST);
    };
    const move = () => {
      setClear(false);
      soon();
    };
    const end = new AbortController();
    const options = { passive: true, capture: true, signal: end.signal };
    page.addEventListener('scroll', move, options);
    // A press or the focus may open something below it.
    for (const kind of ['focusin', 'click']) page.addEventListener(kind, soon, options);
    page.defaultView?.addEventListener('resize', soon, options);
    const growing = new ResizeObserver(soon);
    growing.observe(page.body);
    // Content may replace its skeleton without changing the page's height.
    const changing = new MutationObserver(soon);
    changing.observe(root === page ? page.body : root, { childList: true, subtree: true });
    measure();
    return () => {
      clearTimeout(timer);
      end.abort();
      growing.disconnect();
      changing.disconnect();
    };
  }, [box, own]);

  // If the layout cannot be measured, as in jsdom, the element stays visible.
  return typeof document === 'undefined' || canMeasure() ? isClear : true;
}

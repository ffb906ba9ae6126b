import { afterPaint } from '@jyoti/ui/after-paint';
import { renewPage } from '../app/lost-code.ts';
import { onceUsed } from './once-used.ts';
import { forgetPressesIn, holdPressesIn } from './presses.ts';

/** How far below and above the window a part is near, once somebody uses the page: a window's height. */
const NEAR = '100% 0px';

/** What may bring a part's code: coming near the window, or a hand or the focus alone that reaches into it. */
export type Occasion = 'near' | 'reached';

/**
 * Brings a part's code when it comes into view, near the window of somebody who uses the page, or when somebody reaches
 * into it. A press that comes before the code is held.
 * @param part the element around the part's HTML
 * @param occasion `reached` where it always stands near
 * @param bring brings the code; tried again at the next occasion where it fails
 * @returns ends it, and makes up for what was pressed
 */
export function watchPart(
  part: HTMLElement,
  occasion: Occasion,
  bring: () => Promise<void>,
): () => void {
  const end = new AbortController();

  const come = () => {
    bring().catch(() => {
      // Where the site was built anew, its old code will not come: who waits for an answer gets the page anew.
      if (forgetPressesIn(part)) void renewPage();
    });
  };
  const letGo = holdPressesIn(part, come);

  const reached = ({ target }: Event) => {
    // A press may follow at once: it is painted first, since to ask for a dozen files takes a slow phone a while.
    if (target instanceof Element && part.contains(target)) afterPaint(come);
  };
  // On the document: React, which listens further in, keeps from a part what it cannot answer yet.
  for (const reach of ['focusin', 'pointerover', 'touchstart']) {
    document.addEventListener(reach, reached, { signal: end.signal, capture: true });
  }
  const watch = (rootMargin: string) => {
    const observer = new IntersectionObserver(
      (seen) => seen.some(({ isIntersecting }) => isIntersecting) && come(),
      { rootMargin },
    );
    // Its own box is none: it must not disturb the layout.
    for (const child of part.children) observer.observe(child);
    return () => observer.disconnect();
  };
  // Who does no more than look at the page needs nothing that lies below the window.
  const ends = occasion === 'near' ? [watch('0px'), onceUsed(() => ends.push(watch(NEAR)))] : [];

  return () => {
    end.abort();
    for (const leave of ends) leave();
    letGo();
  };
}

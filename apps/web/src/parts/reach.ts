import { afterPaint } from '@jyoti/ui/after-paint';
import { renewPage } from '../app/lost-code.ts';

/** How far below and above the window a part is near: a window's height. */
const NEAR = '100% 0px';

/** What is pressed, told from what the browser itself answers: a link is followed without any code. */
const pressable = 'button, summary';

/** Keys that lead from one tab to the next; in a box or among radio buttons the browser answers them. */
const ways = /^(Arrow|Home|End)/;

interface Held {
  target: HTMLElement;
  again: () => void;
}

/** What a press asks for that the browser does not answer by itself; null where it does. */
function heldPress(event: Event): Held | null {
  const target = event.target as HTMLElement;
  if (event.type === 'submit') {
    return { target, again: () => (target as HTMLFormElement).requestSubmit() };
  }
  const button = target.closest<HTMLElement>(pressable);
  if (!button) return null;
  if (!(event instanceof KeyboardEvent)) return { target: button, again: () => button.click() };
  const again = () => button.dispatchEvent(new KeyboardEvent(event.type, event));
  return ways.test(event.key) ? { target: button, again } : null;
}

/** What may bring a part's code: coming near the window, or a hand or the focus alone that reaches into it. */
export type Occasion = 'near' | 'reached';

/**
 * Brings a part's code when it comes near the window, or when somebody reaches into it. A press that comes before the
 * code is held.
 * @param part the element around the part's HTML
 * @param occasion `reached` where it always stands near
 * @param bring brings the code; tried again at the next occasion where it fails
 * @returns ends it, and makes up for what was pressed last
 */
export function watchPart(
  part: HTMLElement,
  occasion: Occasion,
  bring: () => Promise<void>,
): () => void {
  const end = new AbortController();
  let held: Held | null = null;

  const come = () => {
    bring().catch(() => {
      // Where the site was built anew, its old code will not come: who waits for an answer gets the page anew.
      if (held) void renewPage();
    });
  };
  const hold = (event: Event) => {
    const press = heldPress(event);
    if (!press) return;
    event.preventDefault();
    held = press;
    come();
  };

  // On the document: React, which listens further in, keeps from a part what it cannot answer yet.
  const within = (answer: (event: Event) => void) => (event: Event) => {
    if (event.target instanceof Element && part.contains(event.target)) answer(event);
  };
  const early = { signal: end.signal, capture: true };
  for (const reach of ['focusin', 'pointerover', 'touchstart']) {
    document.addEventListener(reach, within(come), early);
  }
  for (const press of ['click', 'keydown', 'submit']) {
    document.addEventListener(press, within(hold), early);
  }
  const near = new IntersectionObserver(
    (seen) => seen.some(({ isIntersecting }) => isIntersecting) && come(),
    { rootMargin: NEAR },
  );
  // Its own box is none: it must not disturb the layout.
  if (occasion === 'near') for (const child of part.children) near.observe(child);

  return () => {
    end.abort();
    near.disconnect();
    const press = held;
    // What has just been drawn may take a moment to know its own parts, as a row of tabs does.
    if (press) afterPaint(() => press.target.isConnected && press.again());
  };
}

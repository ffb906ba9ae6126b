import { renewPage } from '../app/lost-code.ts';

/** How far below and above the window a part is near: a window's height. */
const NEAR = '100% 0px';

/** What is pressed, told from what the browser itself answers: a link is followed without any code. */
const pressable = 'button, summary';

/**
 * Brings a part's code when it comes near the window, or when somebody reaches into it. A press that comes before the
 * code is held.
 * @param part the element around the part's HTML
 * @param bring brings the code; tried again at the next occasion where it fails
 * @returns ends it, and makes up for what was pressed
 */
export function watchPart(part: HTMLElement, bring: () => Promise<void>): () => void {
  const end = new AbortController();
  let pressed: HTMLElement | HTMLFormElement | null = null;

  const come = () => {
    bring().catch(() => {
      // Where the site was built anew, its old code will not come: who waits for an answer gets the page anew.
      if (pressed) void renewPage();
    });
  };
  const hold = (event: Event) => {
    const target =
      event.type === 'submit'
        ? (event.target as HTMLFormElement)
        : (event.target as Element).closest<HTMLElement>(pressable);
    if (!target) return;
    event.preventDefault();
    pressed = target;
    come();
  };

  // On the document: React, which listens further in, keeps from a part what it cannot answer yet.
  const within = (answer: (event: Event) => void) => (event: Event) => {
    if (event.target instanceof Element && part.contains(event.target)) answer(event);
  };
  const early = { signal: end.signal, capture: true };
  document.addEventListener('focusin', within(come), early);
  document.addEventListener('click', within(hold), early);
  document.addEventListener('submit', within(hold), early);
  const near = new IntersectionObserver(
    (seen) => seen.some(({ isIntersecting }) => isIntersecting) && come(),
    { rootMargin: NEAR },
  );
  // Its own box is none: it must not disturb the layout.
  for (const child of part.children) near.observe(child);

  return () => {
    end.abort();
    near.disconnect();
    if (!pressed?.isConnected) return;
    if (pressed instanceof HTMLFormElement) pressed.requestSubmit();
    else pressed.click();
  };
}

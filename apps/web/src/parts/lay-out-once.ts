import { LAID_OUT } from './when-near.css.ts';

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
const idle = () => new Promise((resolve) => requestIdleCallback(resolve));

/** Whether nothing of a part is laid out, since it stands far from the window. */
const isFar = (part: HTMLElement) =>
  part.lastElementChild?.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }) ===
  false;

/** One after the other: all at once would be the long work that was put off. */
let turn: Promise<unknown> = Promise.resolve();

async function layOut(part: HTMLElement): Promise<void> {
  await idle();
  if (!part.isConnected || !isFar(part)) return;
  part.toggleAttribute(LAID_OUT, true);
  // A browser remembers what was laid out when the frame after it is drawn.
  await frame();
  await frame();
  part.removeAttribute(LAID_OUT);
}

/**
 * Lets a part be laid out once while nothing else is to be done. A browser then knows its height, and leads to the right
 * place wherever a visitor jumps. For an effect.
 */
export function layOutOnce(part: HTMLElement): void {
  if ('requestIdleCallback' in globalThis) turn = turn.then(() => layOut(part));
}

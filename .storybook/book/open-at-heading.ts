import { addons } from 'storybook/preview-api';
import { headingOfBook } from './links.ts';

const isPage = () => new URLSearchParams(location.search).get('viewMode') === 'docs';

/** How long what is above a heading may grow while it loads, ms. */
const GROWING = 3000;

/**
 * A page opens at the heading of its address, otherwise at its top, without moving the focus: a story that takes the focus on
 * mount, such as a Confirmation, may do so only after the first user interaction.
 */
export async function openPagesAtTheirHeading() {
  let isUsed = false;
  const use = () => {
    isUsed = true;
  };
  for (const type of ['pointerdown', 'keydown', 'wheel', 'touchstart'])
    addEventListener(type, use, { capture: true, passive: true });
  // Only a script can focus an element that is not in the tab order.
  addEventListener('focusin', ({ target }) => {
    if (isUsed || !isPage() || !(target instanceof HTMLElement) || target.tabIndex >= 0) return;
    target.blur();
    if (!headingOfBook()) scrollTo(0, 0);
  });
  const channel = await addons.ready();
  channel.on('currentStoryWasSet', () => {
    isUsed = false;
  });
  channel.on('docsRendered', () => {
    const heading = document.querySelector(`[id="${CSS.escape(headingOfBook())}"]`);
    if (!heading) return;
    const show = () => isUsed || heading.scrollIntoView({ behavior: 'instant' });
    show();
    const observer = new ResizeObserver(show);
    observer.observe(document.body);
    setTimeout(() => observer.disconnect(), GROWING);
  });
}

import { addons } from 'storybook/preview-api';

const isPage = () => new URLSearchParams(location.search).get('viewMode') === 'docs';

/**
 * A page opens at its top, with the focus where the reader has it: a story that takes the focus when it appears, as a
 * Confirmation does, may have it only once the reader has used the page.
 */
export async function openPagesAtTheTop() {
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
    if (!location.hash) scrollTo(0, 0);
  });
  const channel = await addons.ready();
  channel.on('currentStoryWasSet', () => {
    isUsed = false;
  });
}

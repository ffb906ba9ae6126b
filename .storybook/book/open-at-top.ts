import { addons } from 'storybook/preview-api';

const isPage = () => new URLSearchParams(location.search).get('viewMode') === 'docs';

/**
 * A page opens at its top without moving the focus: a story that takes the focus on mount, such as a Confirmation, may
 * do so only after the first user interaction.
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

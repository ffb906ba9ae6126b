/**
 * Puts an element into the browser's top layer, above everything else and without clipping, while it stays at its place
 * in the document. The one raised last is on top. Browsers without the Popover API use its z-index.
 *
 * @returns a function that removes it from the top layer
 */
export function raise(element: HTMLElement): () => void {
  if (typeof element.showPopover !== 'function') return () => undefined;
  element.popover = 'manual';
  element.showPopover();
  return () => {
    if (element.isConnected) element.hidePopover();
    element.popover = null;
  };
}

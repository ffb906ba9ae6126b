/**
 * Puts an element into the browser's top layer, above everything else and cut off by nothing, though it stays where it is
 * in the document. The one raised last is on top. A browser without the Popover API shows it by its z-index.
 *
 * @returns lowers it again
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

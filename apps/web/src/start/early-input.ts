type Box = HTMLInputElement | HTMLTextAreaElement;

/** Sets a property as a person's hand does: React, which watches the element's own, takes it for a change. */
function setAsByHand(box: Box, name: 'value' | 'checked', before: unknown): void {
  const now: unknown = Reflect.get(box, name);
  Reflect.set(box, name, before);
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(box), name)?.set;
  setter?.call(box, now);
}

/**
 * Tells the page's code of what was typed, ticked and chosen while it was still on its way, as if it were done now. To be called
 * when the page has been hydrated and before anything on it is drawn anew, which would bring the old values back.
 */
export function takeUpEarlyInput(page: ParentNode): void {
  for (const list of page.querySelectorAll('select')) {
    const atFirst = [...list.options].findLastIndex(({ defaultSelected }) => defaultSelected);
    if (list.selectedIndex !== Math.max(atFirst, 0))
      list.dispatchEvent(new Event('change', { bubbles: true }));
  }
  for (const box of page.querySelectorAll<Box>('input, textarea')) {
    const ticks = box instanceof HTMLInputElement && ['checkbox', 'radio'].includes(box.type);
    if (ticks && box.checked !== box.defaultChecked) {
      // The radio button that was left unticks itself when the other one is ticked.
      if (box.type === 'radio' && !box.checked) continue;
      setAsByHand(box, 'checked', box.defaultChecked);
      // A plain event: a click of the mouse would tick it once more.
      box.dispatchEvent(new Event('click', { bubbles: true }));
    } else if (!ticks && box.type !== 'file' && box.value !== box.defaultValue) {
      setAsByHand(box, 'value', box.defaultValue);
      box.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }
}

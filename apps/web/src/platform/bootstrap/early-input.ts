type Box = HTMLInputElement | HTMLTextAreaElement;

/**
 * Sets a property through the prototype's setter, as user input does, so that React's value tracker
 * detects the change.
 */
function setAsInput(box: Box, name: 'value' | 'checked', before: unknown): void {
  const now: unknown = Reflect.get(box, name);
  Reflect.set(box, name, before);
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(box), name)?.set;
  setter?.call(box, now);
}

/**
 * Dispatches the events of input from before hydration. Call it after hydration and before the
 * first re-render, which would restore the initial values.
 */
export function replayInputBeforeHydration(page: ParentNode): void {
  for (const list of page.querySelectorAll('select')) {
    const atFirst = [...list.options].findLastIndex(({ defaultSelected }) => defaultSelected);
    if (list.selectedIndex !== Math.max(atFirst, 0))
      list.dispatchEvent(new Event('change', { bubbles: true }));
  }
  for (const box of page.querySelectorAll<Box>('input, textarea')) {
    const ticks = box instanceof HTMLInputElement && ['checkbox', 'radio'].includes(box.type);
    if (ticks && box.checked !== box.defaultChecked) {
      // The browser unchecks this radio button when another one is checked.
      if (box.type === 'radio' && !box.checked) continue;
      setAsInput(box, 'checked', box.defaultChecked);
      // A plain event: the default action of a real click would toggle it again.
      box.dispatchEvent(new Event('click', { bubbles: true }));
    } else if (!ticks && box.type !== 'file' && box.value !== box.defaultValue) {
      setAsInput(box, 'value', box.defaultValue);
      box.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }
}

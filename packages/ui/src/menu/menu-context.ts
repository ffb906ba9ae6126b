import { createContext, use } from 'react';

/** Closes the menu with all its submenus and returns the focus to its button. */
export const MenuContext = createContext<(() => void) | undefined>(undefined);

/** How an item closes the menu around it. Throws outside a Menu. */
export function useCloseMenu(part: string): () => void {
  const close = use(MenuContext);
  if (!close) throw new Error(`${part} is outside of a Menu`);
  return close;
}

import { createContext } from 'react';

interface HeaderState {
  /** Path of the current page. */
  currentHref: string | undefined;
  /** Set inside of the menu of narrow pages: closes it. */
  closeMenu?: () => void;
}

export const HeaderContext = createContext<HeaderState>({ currentHref: undefined });

interface NavState {
  /** The open dropdown: one at a time. */
  openId: string | undefined;
  setOpen: (id: string, open: boolean) => void;
}

export const HeaderNavContext = createContext<NavState | undefined>(undefined);

import { createContext, use } from 'react';

export interface TabsSettings {
  label: string;
  variant: 'line' | 'chips';
  overflow: 'scroll' | 'wrap' | 'grid' | 'select';
  activation: 'automatic' | 'manual';
  keepMounted: boolean;
  /** The selected tab; `''` while none is. */
  value: string;
  select: (value: string) => void;
}

export const TabsContext = createContext<TabsSettings | undefined>(undefined);

/** Settings of the surrounding Tabs. */
export function useTabs(part: string): TabsSettings {
  const settings = use(TabsContext);
  if (!settings) throw new Error(`${part} must be inside Tabs`);
  return settings;
}

/**
 * True inside the `<select>` that replaces the tab list on a phone: there a Tab renders its
 * `<option>`.
 */
export const OptionContext = createContext(false);

/** Radix builds ids from values, and an id must not contain white space. */
export const toRadix = encodeURIComponent;
export const fromRadix = decodeURIComponent;

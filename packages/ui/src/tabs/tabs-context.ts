import { createContext, use } from 'react';

export interface TabsSettings {
  /** What the ids of tabs and panels begin with. */
  id: string;
  label: string;
  variant: 'line' | 'chips';
  overflow: 'scroll' | 'wrap' | 'grid' | 'select';
  activation: 'automatic' | 'manual';
  orientation: 'horizontal' | 'vertical';
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

/** A value as Radix has it, and as part of an id, which must not contain white space. */
export const toRadix = encodeURIComponent;
export const fromRadix = decodeURIComponent;

export const tabIdOf = ({ id }: TabsSettings, value: string) => `${id}-tab-${toRadix(value)}`;
export const panelIdOf = ({ id }: TabsSettings, value: string) => `${id}-panel-${toRadix(value)}`;

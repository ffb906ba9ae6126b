import { createContext, use } from 'react';

export interface TabsSettings {
  /** Of the ids of tabs and panels. */
  id: string;
  label: string;
  look: 'line' | 'chips';
  overflow: 'scroll' | 'wrap' | 'grid' | 'select';
  activation: 'automatic' | 'manual';
  keepMounted: boolean;
  /** The selected tab; `''` while none is. */
  value: string;
  select: (value: string) => void;
}

export const TabsContext = createContext<TabsSettings | undefined>(undefined);

/** How a tab and its panel name each other. */
export const tabId = ({ id }: TabsSettings, value: string) => `${id}-tab-${value}`;
export const panelId = ({ id }: TabsSettings, value: string) => `${id}-panel-${value}`;

/** What the Tabs around a part were told. */
export function useTabs(part: string): TabsSettings {
  const settings = use(TabsContext);
  if (!settings) throw new Error(`${part} stands outside Tabs`);
  return settings;
}

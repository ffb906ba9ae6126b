import { createContext, use } from 'react';

export interface TabsSettings {
  label: string;
  look: 'line' | 'chips';
  overflow: 'scroll' | 'wrap' | 'select';
  keepMounted: boolean;
  /** The selected tab; `''` while none is. */
  value: string;
  select: (value: string) => void;
}

export const TabsContext = createContext<TabsSettings | undefined>(undefined);

/** What the Tabs around a part were told. */
export function useTabs(part: string): TabsSettings {
  const settings = use(TabsContext);
  if (!settings) throw new Error(`${part} stands outside Tabs`);
  return settings;
}

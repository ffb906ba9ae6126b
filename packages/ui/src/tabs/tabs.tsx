import { useId, useMemo, useState, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { TabsContext } from './tabs-context.ts';

export interface TabsProps extends Omit<HTMLAttributes<HTMLDivElement>, 'onChange'> {
  /** What the row of tabs chooses among, read aloud before the first tab: "Parts of the report". */
  label: string;
  /** The selected tab, where the page owns it (the URL). A value that no tab has selects none. */
  value?: string;
  /** The tab selected at first, where the component owns it. */
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  /** `line` for the main parts of a page, `chips` for the parts of a part. @default "line" */
  look?: 'line' | 'chips';
  /**
   * What happens to tabs that do not fit: they scroll, the last one visibly cut; or continue on the next line, also in cells of equal width (`grid`); or under
   * 640 px the phone's own list stands in their place (`select`), for many tabs with long words.
   * @default "scroll"
   */
  overflow?: 'scroll' | 'wrap' | 'grid' | 'select';
  /** `manual`: arrow keys only move the focus, Enter or Space selects. For panels that are slow to show. @default "automatic" */
  activation?: 'automatic' | 'manual';
  /** Panels of other tabs stay in the page, hidden: they keep what was typed, and "find in page" finds them. @default false */
  keepMounted?: boolean;
  /** A TabList and one TabPanel for each tab. */
  children: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** Parts of one thing, one of them shown at a time. */
export function Tabs({
  label,
  value: valueFromPage,
  defaultValue = '',
  onValueChange,
  look = 'line',
  overflow = 'scroll',
  activation = 'automatic',
  keepMounted = false,
  children,
  ...rest
}: TabsProps) {
  const [ownValue, setOwnValue] = useState(defaultValue);
  const value = valueFromPage ?? ownValue;
  const id = useId();

  const settings = useMemo(() => {
    const select = (next: string) => {
      if (next === value) return;
      setOwnValue(next);
      onValueChange?.(next);
    };
    return { id, label, look, overflow, activation, keepMounted, value, select };
  }, [id, label, look, overflow, activation, keepMounted, value, onValueChange]);

  return (
    <TabsContext value={settings}>
      <div {...rest} data-part="tabs">
        {children}
      </div>
    </TabsContext>
  );
}

import { clsx } from 'clsx';
import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { tabKeys } from './tab-keys.ts';
import { panelId, tabId, useTabs } from './tabs-context.ts';
import * as styles from './tabs.css.ts';

export interface TabProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'value'> {
  /** Ties the tab to the TabPanel of the same value. */
  value: string;
  /** @default false */
  disabled?: boolean;
  children: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

/** One tab of a TabList. */
export function Tab({
  value,
  className,
  onClick,
  onKeyDown,
  onFocus,
  onBlur,
  children,
  ...rest
}: TabProps) {
  const tabs = useTabs('Tab');
  const { step, enter, leave } = tabKeys(tabs.activation);
  const isSelected = tabs.value === value;
  return (
    <button
      type="button"
      {...rest}
      role="tab"
      id={tabId(tabs, value)}
      aria-controls={panelId(tabs, value)}
      aria-selected={isSelected}
      tabIndex={isSelected ? 0 : -1}
      // Once the press is over, as a button does: who slips off before selects nothing (WCAG 2.5.2).
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented) return;
        // Safari does not focus what is pressed; arrows are to go on from here.
        if (document.activeElement !== event.currentTarget) event.currentTarget.focus();
        tabs.select(value);
      }}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        step(event);
      }}
      onFocus={(event) => {
        onFocus?.(event);
        enter(event);
      }}
      onBlur={(event) => {
        onBlur?.(event);
        leave(event);
      }}
      className={clsx(styles.tab({ look: tabs.look }), className)}
      data-part="tab"
      data-state={isSelected ? 'active' : 'inactive'}
    >
      {children}
    </button>
  );
}

import { composeEventHandlers } from '@radix-ui/primitive';
import { Trigger } from '@radix-ui/react-tabs';
import { clsx } from 'clsx';
import {
  cloneElement,
  use,
  type ButtonHTMLAttributes,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type Ref,
} from 'react';
import { focusedIn } from '../shared/dom/root.ts';
import { stepByKey } from '../shared/keyboard/step-by-key.ts';
import type { RenderProps } from '../shared/react/use-rendered.ts';
import { OptionContext, panelIdOf, tabIdOf, toRadix, useTabs } from './tabs-context.ts';
import * as styles from './tabs.css.ts';
import { wordsOf } from './tabs.logic.ts';

export interface TabProps
  extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'value' | 'id'>, RenderProps {
  /** Ties the tab to the TabPanel of the same value. */
  value: string;
  /** @default false */
  disabled?: boolean;
  /** With `overflow="select"` the text of the option too, unless `aria-label` has them. */
  children: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

const USABLE = '[role="tab"]:not(:disabled)';

/** One tab of a TabList. */
export function Tab({
  value,
  className,
  onClick,
  onKeyDown,
  onMouseDown,
  children,
  render,
  ...rest
}: TabProps) {
  const tabs = useTabs('Tab');
  const { variant, activation, orientation, select } = tabs;
  const isOption = use(OptionContext);
  if (isOption) {
    return (
      <option value={value} disabled={rest.disabled}>
        {rest['aria-label'] ?? (wordsOf(children) || value)}
      </option>
    );
  }
  const press = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const hadFocus = focusedIn(currentTarget) === currentTarget;
    // Safari does not focus a pressed button, but arrow keys should continue from here.
    if (!hadFocus) currentTarget.focus({ preventScroll: true });
    // With automatic activation the focus has selected it.
    if (hadFocus || activation === 'manual') select(value);
  };
  // Radix moves the focus until `document.activeElement` changes, which in a shadow root or an iframe it does not.
  const step = (event: KeyboardEvent<HTMLButtonElement>) => {
    const { key, altKey, ctrlKey, metaKey, shiftKey, currentTarget: tab } = event;
    if (altKey || ctrlKey || metaKey || shiftKey) return;
    const all = tab.closest('[role="tablist"]')?.querySelectorAll<HTMLElement>(USABLE) ?? [];
    const direction = getComputedStyle(tab).direction === 'rtl' ? 'rtl' : 'ltr';
    const to = stepByKey(key, [...all].indexOf(tab), all.length, { orientation, direction });
    if (to === undefined) return;
    event.preventDefault();
    all[to]?.focus();
  };
  return (
    <Trigger
      {...rest}
      asChild={render !== undefined}
      id={tabIdOf(tabs, value)}
      aria-controls={panelIdOf(tabs, value)}
      value={toRadix(value)}
      // Radix selects on mouse down; here the click does, which can still be cancelled (WCAG
      // 2.5.2).
      onMouseDown={composeEventHandlers(onMouseDown, (event) => event.preventDefault())}
      onClick={composeEventHandlers(onClick, press)}
      onKeyDown={composeEventHandlers(onKeyDown, step)}
      className={clsx(styles.tab({ variant }), className)}
      data-part="tab"
    >
      {render ? cloneElement(render, undefined, children) : children}
    </Trigger>
  );
}

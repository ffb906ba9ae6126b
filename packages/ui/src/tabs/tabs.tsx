import { useComposedRefs } from '@radix-ui/react-compose-refs';
import * as Radix from '@radix-ui/react-tabs';
import { useControllableState } from '@radix-ui/react-use-controllable-state';
import { clsx } from 'clsx';
import { useId, useMemo, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { useDirection } from '../shared/react/use-direction.ts';
import { fromRadix, TabsContext, toRadix } from './tabs-context.ts';
import * as styles from './tabs.css.ts';
import { warnWithoutName } from '../shared/react/warn-without-name.ts';

export interface TabsProps extends Omit<HTMLAttributes<HTMLDivElement>, 'onChange'> {
  /** Accessible name of the tab list: "Parts of the report". */
  label: string;
  /** The selected tab (controlled). A value that no tab has, as `''`, selects none; `undefined` makes the component uncontrolled. */
  value?: string;
  /** The tab selected at first (uncontrolled). @default "" */
  defaultValue?: string;
  /** Called with the value of the tab that the user selects. */
  onValueChange?: (value: string) => void;
  /** `line` for the main parts of a page, `chips` for the parts of a part. @default "line" */
  variant?: 'line' | 'chips';
  /**
   * What happens to tabs that do not fit: they scroll, the last one visibly cut; or wrap to the
   * next line (`wrap`), also in cells of equal width (`grid`); or under 640 px a native list
   * replaces them (`select`), for many tabs with long words.
   * @default "scroll"
   */
  overflow?: 'scroll' | 'wrap' | 'grid' | 'select';
  /** `manual`: arrow keys only move the focus, Enter or Space selects. For panels that are slow to show. @default "automatic" */
  activation?: 'automatic' | 'manual';
  /**
   * `vertical`: tabs in a column before their panel, navigated with arrow up and down; above it in less than 640 px.
   * @default "horizontal"
   */
  orientation?: 'horizontal' | 'vertical';
  /**
   * Hidden panels stay mounted: they keep their state and typed text, and "find in page" searches them. @default false
   */
  keepMounted?: boolean;
  /** A TabList and one TabPanel for each tab. */
  children: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** Tabs: parts of a page, one of them shown at a time. */
export function Tabs({
  label,
  value: valueProp,
  defaultValue = '',
  onValueChange,
  variant = 'line',
  overflow = 'scroll',
  activation = 'automatic',
  orientation = 'horizontal',
  keepMounted = false,
  className,
  dir,
  children,
  ref,
  ...rest
}: TabsProps) {
  warnWithoutName('Tabs', 'label', label);
  const [value, select] = useControllableState({
    prop: valueProp,
    defaultProp: defaultValue,
    onChange: onValueChange,
    caller: 'Tabs',
  });
  const [direction, directionRef] = useDirection();
  const root = useComposedRefs(ref, directionRef);

  const id = useId();
  const settings = useMemo(
    () => ({ id, label, variant, overflow, activation, orientation, keepMounted, value, select }),
    [id, label, variant, overflow, activation, orientation, keepMounted, value, select],
  );

  return (
    <TabsContext value={settings}>
      <Radix.Root
        asChild
        value={toRadix(value)}
        // With manual activation a tab selects itself on click, which Enter and Space cause too.
        onValueChange={activation === 'automatic' ? (next) => select(fromRadix(next)) : undefined}
        activationMode={activation}
        orientation={orientation}
        dir={direction}
      >
        {/* Prevents Radix from writing its `dir` into the page; only the product sets it. */}
        <div
          {...rest}
          ref={root}
          dir={dir}
          className={clsx(styles.root, className)}
          data-part="tabs"
        >
          {children}
        </div>
      </Radix.Root>
    </TabsContext>
  );
}

import { composeEventHandlers } from '@radix-ui/primitive';
import * as Radix from '@radix-ui/react-accordion';
import { useControllableState } from '@radix-ui/react-use-controllable-state';
import { clsx } from 'clsx';
import { useMemo, type HTMLAttributes, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { flatChildren } from '../shared/react/flat-children.ts';
import { AccordionContext } from './accordion-context.ts';
import * as styles from './accordion.css.ts';
import { hasRegions, openParts } from './accordion.logic.ts';

export interface AccordionProps extends Omit<HTMLAttributes<HTMLDivElement>, 'defaultValue'> {
  /** The level of the items' headings: one below the heading above them. */
  headingLevel: 2 | 3 | 4 | 5 | 6;
  /** Whether several items may be open at once. If not, only the last open value is used. @default true */
  multiple?: boolean;
  /** Values of the items open at first (uncontrolled). @default [] */
  defaultValue?: readonly string[];
  /** Values of the open items (controlled). `undefined` makes the component uncontrolled. */
  value?: readonly string[];
  /** Called with the values of all open items when one is opened or closed. */
  onValueChange?: (value: string[]) => void;
  /** AccordionItems. */
  children: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

const none: readonly string[] = [];

/** Radix moves the focus, and so stops the browser, with Ctrl, Alt or Cmd pressed too: Alt and arrow left goes back. */
function leaveShortcuts(event: KeyboardEvent) {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey)
    (event as { defaultPrevented: boolean }).defaultPrevented = true;
}

/** Headings that show or hide their content. Hidden content stays in the document for "find in page". */
export function Accordion({
  headingLevel,
  multiple = true,
  defaultValue = none,
  value: controlled,
  onValueChange,
  className,
  dir,
  onKeyDown,
  children,
  ref,
  ...rest
}: AccordionProps) {
  const [values, setOpen] = useControllableState<readonly string[]>({
    prop: controlled,
    defaultProp: defaultValue,
    onChange: (next) => onValueChange?.([...next]),
    caller: 'Accordion',
  });
  const regions = hasRegions(flatChildren(children).length);
  const settings = useMemo(() => {
    const open = openParts(values, multiple);
    // Reported as a difference, so that two changes before the next render both count.
    const change = (next: readonly string[]) => {
      const added = next.filter((value) => !open.includes(value));
      const isRetained = (value: string) => !open.includes(value) || next.includes(value);
      setOpen((before = none) => openParts([...before.filter(isRetained), ...added], multiple));
    };
    return {
      headingLevel,
      hasRegions: regions,
      open,
      change,
      isOpen: (value: string) => open.includes(value),
      show: (value: string) => change([...open, value]),
    };
  }, [headingLevel, regions, values, setOpen, multiple]);

  return (
    <AccordionContext value={settings}>
      <Radix.Root
        asChild
        type="multiple"
        value={settings.open}
        onValueChange={settings.change}
        onKeyDown={composeEventHandlers(onKeyDown, leaveShortcuts)}
      >
        <div
          {...rest}
          ref={ref}
          dir={dir}
          className={clsx(styles.accordion, className)}
          data-part="accordion"
        >
          {children}
        </div>
      </Radix.Root>
    </AccordionContext>
  );
}

import { clsx } from 'clsx';
import { useState, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { flatChildren } from '../shared/flat-children.ts';
import { AccordionContext } from './accordion-context.ts';
import * as styles from './accordion.css.ts';
import { hasRegions, openParts } from './accordion.logic.ts';

export interface AccordionProps extends HTMLAttributes<HTMLDivElement> {
  /** The level of the items' headings: one below the heading that stands over them. */
  headingLevel: 2 | 3 | 4 | 5 | 6;
  /** Whether several items may be open at once. @default true */
  several?: boolean;
  /** Values of the items open at first, where the component owns them. @default [] */
  defaultOpen?: readonly string[];
  /** Values of the open items, where the page owns them. */
  open?: readonly string[];
  onOpenChange?: (open: string[]) => void;
  /** AccordionItems. */
  children: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** Headings that show or hide what stands under them. What is hidden stays in the page and can be found in it. */
export function Accordion({
  headingLevel,
  several = true,
  defaultOpen = [],
  open: openFromPage,
  onOpenChange,
  className,
  children,
  ...rest
}: AccordionProps) {
  const [ownOpen, setOwnOpen] = useState(() => [...defaultOpen]);
  const open = openFromPage ? [...openFromPage] : ownOpen;

  const without = (value: string) => open.filter((other) => other !== value);
  const change = (next: string[]) => {
    setOwnOpen(next);
    onOpenChange?.(next);
  };

  return (
    <AccordionContext
      value={{
        headingLevel,
        hasRegions: hasRegions(flatChildren(children).length),
        isOpen: (value) => open.includes(value),
        show: (value) => change(openParts([...without(value), value], several)),
        hide: (value) => change(without(value)),
      }}
    >
      <div {...rest} className={clsx(styles.accordion, className)} data-part="accordion">
        {children}
      </div>
    </AccordionContext>
  );
}

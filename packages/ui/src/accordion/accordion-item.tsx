import * as Radix from '@radix-ui/react-accordion';
import { clsx } from 'clsx';
import { ChevronDownIcon } from '../icons/index.ts';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { useUntilFound } from '../shared/use-until-found.ts';
import { useAccordion } from './accordion-context.ts';
import * as styles from './accordion.css.ts';

export interface AccordionItemProps extends HTMLAttributes<HTMLDivElement> {
  /** What the Accordion knows the item by. */
  value: string;
  /** The words of its heading, which is its button. */
  heading: ReactNode;
  /** What the heading shows and hides. */
  children: ReactNode;
  /** @default false */
  disabled?: boolean;
  ref?: Ref<HTMLDivElement>;
}

/** Radix makes every part a region, also the closed ones. */
const noLandmark = { role: undefined, 'aria-labelledby': undefined };

/** One heading of an Accordion and what stands under it. */
export function AccordionItem({
  value,
  heading,
  disabled = false,
  className,
  children,
  ...rest
}: AccordionItemProps) {
  const { headingLevel, hasRegions, isOpen, show } = useAccordion();
  const open = isOpen(value);
  const fold = useUntilFound(!open, () => show(value));
  const HeadingElement = `h${headingLevel}` as const;
  const isLandmark = open && hasRegions;

  return (
    <Radix.Item
      {...rest}
      value={value}
      disabled={disabled}
      className={clsx(styles.item, className)}
      data-part="accordion-item"
    >
      <Radix.Header asChild>
        <HeadingElement className={styles.heading}>
          <Radix.Trigger className={styles.trigger} data-part="accordion-trigger">
            <span>{heading}</span>
            <ChevronDownIcon className={styles.chevron} size={20} strokeWidth={1.6} aria-hidden />
          </Radix.Trigger>
        </HeadingElement>
      </Radix.Header>
      <Radix.Content
        forceMount
        {...(isLandmark ? undefined : noLandmark)}
        data-part="accordion-content"
      >
        {/* Radix measures its own element at every change and would stop a transition on it: the fold lies inside. */}
        <div ref={fold} hidden={!open} className={styles.fold}>
          <div className={styles.clip}>
            <div className={styles.body}>{children}</div>
          </div>
        </div>
      </Radix.Content>
    </Radix.Item>
  );
}

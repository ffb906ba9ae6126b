import { Header, Item, Trigger } from '@radix-ui/react-accordion';
import { clsx } from 'clsx';
import { useId, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { ChevronDownIcon } from '../icons/index.ts';
import { useUntilFound } from '../shared/react/use-until-found.ts';
import { useAccordion } from './accordion-context.ts';
import * as styles from './accordion.css.ts';

export interface AccordionItemProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
  /** Identifies the item in the Accordion's `value`. */
  value: string;
  /** Text of its heading, which is its button. */
  title: ReactNode;
  /** The content that the heading shows and hides. */
  children: ReactNode;
  /** @default false */
  disabled?: boolean;
  ref?: Ref<HTMLDivElement>;
}

/** One heading of an Accordion and what is under it. */
export function AccordionItem({
  value,
  title,
  className,
  dir,
  children,
  ...rest
}: AccordionItemProps) {
  const { headingLevel, hasRegions, isOpen, show } = useAccordion();
  const open = isOpen(value);
  const fold = useUntilFound(!open, () => show(value));
  const trigger = useId();
  const content = useId();
  const HeadingElement = `h${headingLevel}` as const;

  return (
    <Item
      {...rest}
      dir={dir}
      value={value}
      className={clsx(styles.item, className)}
      data-part="accordion-item"
    >
      <Header asChild>
        <HeadingElement className={styles.heading}>
          <Trigger
            id={trigger}
            aria-controls={content}
            className={styles.trigger}
            data-part="accordion-trigger"
            data-print="show"
          >
            <span>{title}</span>
            <ChevronDownIcon className={styles.chevron} />
          </Trigger>
        </HeadingElement>
      </Header>
      {/* In place of Radix's Content, which measures itself when it is mounted: one forced layout for each item. */}
      <div
        id={content}
        // A closed item is not a landmark, because it has no visible content.
        {...(open && hasRegions && { role: 'region', 'aria-labelledby': trigger })}
        data-part="accordion-content"
      >
        <div ref={fold} hidden={!open} className={styles.fold}>
          <div className={styles.clip}>
            <div className={styles.body}>{children}</div>
          </div>
        </div>
      </div>
    </Item>
  );
}

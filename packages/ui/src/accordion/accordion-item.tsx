import { Header, Item, Trigger } from '@radix-ui/react-accordion';
import { clsx } from 'clsx';
import { useId, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import type { ClassNames } from '../shared/react/class-names.ts';
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
  /** Classes of its parts: the heading, the button inside it, the content. */
  classNames?: ClassNames<'heading' | 'trigger' | 'content'>;
  ref?: Ref<HTMLDivElement>;
}

/** One heading of an Accordion and what is under it. */
export function AccordionItem({
  value,
  title,
  className,
  classNames,
  dir,
  children,
  ...rest
}: AccordionItemProps) {
  const { headingLevel, hasRegions, isOpen, show } = useAccordion();
  const open = isOpen(value);
  const fold = useUntilFound(!open, () => show(value));
  const isRegion = open && hasRegions;
  const trigger = useId();
  const content = useId();
  const HeadingElement = `h${headingLevel}` as const;

  return (
    <Item
      {...rest}
      dir={dir}
      value={value}
      className={clsx(styles.item, className)}
      data-orientation={undefined}
      data-part="accordion-item"
    >
      <Header asChild data-orientation={undefined} data-state={undefined}>
        <HeadingElement className={clsx(styles.heading, classNames?.heading)}>
          <Trigger
            id={isRegion ? trigger : undefined}
            data-orientation={undefined}
            data-state={undefined}
            aria-controls={content}
            className={clsx(styles.trigger, classNames?.trigger)}
            data-part="accordion-trigger"
            data-print="show"
          >
            <span>{title}</span>
          </Trigger>
        </HeadingElement>
      </Header>
      {/* In place of Radix's Content, which measures itself when it is mounted: one forced layout for each item. */}
      <div
        ref={fold}
        id={content}
        hidden={!open}
        // A closed item is not a landmark, because it has no visible content.
        {...(isRegion && { role: 'region', 'aria-labelledby': trigger })}
        className={styles.fold}
        data-part="accordion-content"
      >
        <div className={styles.clip}>
          <div className={clsx(styles.body, classNames?.content)}>{children}</div>
        </div>
      </div>
    </Item>
  );
}

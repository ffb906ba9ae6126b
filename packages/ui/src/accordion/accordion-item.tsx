import { clsx } from 'clsx';
import { ChevronDownIcon } from '../icons/index.ts';
import { useId, type HTMLAttributes, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { stepInList } from '../shared/step-in-list.ts';
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

/** From heading to heading of one accordion, round at the ends. */
function walk(event: KeyboardEvent<HTMLButtonElement>) {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  const button = event.currentTarget;
  const accordion = button.closest('[data-part="accordion"]');
  const buttons = [
    ...(accordion?.querySelectorAll<HTMLButtonElement>(
      '[data-part="accordion-trigger"]:not(:disabled)',
    ) ?? []),
  ].filter((other) => other.closest('[data-part="accordion"]') === accordion);
  const to = stepInList(event.key, buttons.indexOf(button), buttons.length);
  if (to === undefined) return;
  event.preventDefault();
  buttons[to]?.focus();
}

/** One heading of an Accordion and what stands under it. */
export function AccordionItem({
  value,
  heading,
  disabled = false,
  className,
  children,
  ...rest
}: AccordionItemProps) {
  const { headingLevel, hasRegions, isOpen, show, hide } = useAccordion();
  const id = useId();
  const buttonId = `${id}-button`;
  const open = isOpen(value);
  const state = open ? 'open' : 'closed';
  const fold = useUntilFound(!open, () => show(value));
  const HeadingElement = `h${headingLevel}` as const;
  // A closed item is no landmark: it has nothing to go to.
  const landmark = open && hasRegions && { role: 'region', 'aria-labelledby': buttonId };

  return (
    <div
      {...rest}
      className={clsx(styles.item, className)}
      data-part="accordion-item"
      data-state={state}
    >
      <HeadingElement className={styles.heading}>
        <button
          id={buttonId}
          type="button"
          className={styles.trigger}
          disabled={disabled}
          aria-expanded={open}
          aria-controls={id}
          data-part="accordion-trigger"
          data-state={state}
          onKeyDown={walk}
          onClick={() => (open ? hide(value) : show(value))}
        >
          <span>{heading}</span>
          <ChevronDownIcon className={styles.chevron} size={20} strokeWidth={1.6} aria-hidden />
        </button>
      </HeadingElement>
      <div id={id} {...landmark} data-part="accordion-content">
        <div ref={fold} hidden={!open} className={styles.fold}>
          <div className={styles.clip}>
            <div className={styles.body}>{children}</div>
          </div>
        </div>
      </div>
    </div>
  );
}

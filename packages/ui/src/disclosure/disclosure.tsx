import { useControllableState } from '@radix-ui/react-use-controllable-state';
import { clsx } from 'clsx';
import { ChevronDownIcon } from '../icons/index.ts';
import { useId, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { useUntilFound } from '../shared/react/use-until-found.ts';
import * as styles from './disclosure.css.ts';

export interface DisclosureProps extends HTMLAttributes<HTMLDivElement> {
  /** Label of its button, the same in both states. */
  label: ReactNode;
  /** Whether it is shown (controlled). `undefined` makes the component uncontrolled. */
  open?: boolean;
  /** Whether it is shown at first (uncontrolled). @default false */
  defaultOpen?: boolean;
  /** Called when it opens or closes. */
  onOpenChange?: (open: boolean) => void;
  /** `quiet`: small, in the muted colour, for one in many lines of a list. @default "plain" */
  variant?: 'plain' | 'quiet';
  /** What it shows and hides. */
  children: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** One button that shows and hides one part of the text. Hidden text stays searchable. */
export function Disclosure({
  label,
  open: openProp,
  defaultOpen = false,
  onOpenChange,
  variant = 'plain',
  className,
  children,
  ...rest
}: DisclosureProps) {
  const id = useId();
  const [open, setOpen] = useControllableState({
    prop: openProp,
    defaultProp: defaultOpen,
    onChange: onOpenChange,
    caller: 'Disclosure',
  });
  const part = useUntilFound(!open, () => setOpen(true));

  return (
    <div
      {...rest}
      className={clsx(variant === 'quiet' && styles.quiet, className)}
      data-part="disclosure"
      data-state={open ? 'open' : 'closed'}
    >
      <button
        type="button"
        className={clsx(styles.button, variant === 'quiet' && styles.quietButton)}
        aria-expanded={open}
        aria-controls={id}
        data-part="disclosure-button"
        data-print="show"
        onClick={() => setOpen(!open)}
      >
        <ChevronDownIcon className={styles.chevron} />
        <span>{label}</span>
      </button>
      <div
        ref={part}
        id={id}
        hidden={!open}
        className={clsx(styles.part, variant === 'quiet' && styles.quietPart)}
        data-part="disclosure-part"
      >
        {children}
      </div>
    </div>
  );
}

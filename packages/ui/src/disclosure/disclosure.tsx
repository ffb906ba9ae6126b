import { clsx } from 'clsx';
import { ChevronDownIcon } from '../icons/index.ts';
import { useId, useState, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { useUntilFound } from '../shared/use-until-found.ts';
import * as styles from './disclosure.css.ts';

export interface DisclosureProps extends HTMLAttributes<HTMLDivElement> {
  /** What is shown and hidden; the words of its button, the same in both states. */
  label: ReactNode;
  /** Whether it is shown, where the page owns that. */
  open?: boolean;
  /** @default false */
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** `quiet` for what many lines of a list have: small, in the muted colour. @default "plain" */
  look?: 'plain' | 'quiet';
  children: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** One button that shows and hides one part of the text. It stays findable while it is hidden. */
export function Disclosure({
  label,
  open: openFromPage,
  defaultOpen = false,
  onOpenChange,
  look = 'plain',
  className,
  children,
  ...rest
}: DisclosureProps) {
  const id = useId();
  const [ownOpen, setOwnOpen] = useState(defaultOpen);
  const open = openFromPage ?? ownOpen;
  const setOpen = (next: boolean) => {
    setOwnOpen(next);
    onOpenChange?.(next);
  };
  const part = useUntilFound(!open, () => setOpen(true));

  return (
    <div
      {...rest}
      className={clsx(look === 'quiet' && styles.quiet, className)}
      data-part="disclosure"
      data-state={open ? 'open' : 'closed'}
    >
      <button
        type="button"
        className={clsx(styles.button, look === 'quiet' && styles.quietButton)}
        aria-expanded={open}
        aria-controls={id}
        data-part="disclosure-button"
        onClick={() => setOpen(!open)}
      >
        <ChevronDownIcon className={styles.chevron} size={20} strokeWidth={1.6} aria-hidden />
        <span>{label}</span>
      </button>
      <div
        ref={part}
        id={id}
        hidden={!open}
        className={clsx(styles.part, look === 'quiet' && styles.quietPart)}
        data-part="disclosure-part"
      >
        {children}
      </div>
    </div>
  );
}

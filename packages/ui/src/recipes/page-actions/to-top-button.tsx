import { composeEventHandlers } from '@radix-ui/primitive';
import type { ReactNode } from 'react';
import { Button, type ButtonProps } from '../../button/index.ts';
import { useStrings } from '../../i18n/index.ts';
import { ChevronUpIcon } from '../../icons/index.ts';
import { pageActionsStrings } from '../../messages.generated/en/components/PageActions.ts';

export interface ToTopButtonProps extends Omit<ButtonProps, 'icon' | 'type' | 'children'> {
  /** @default "Back to top" */
  children?: ReactNode;
  /** Id of the element that takes the focus: the main content, with `tabIndex={-1}`. @default "main" */
  target?: string;
}

/** Scrolls the page to its top and moves the focus there too. */
export function ToTopButton({ target = 'main', children, onClick, ...rest }: ToTopButtonProps) {
  const strings = useStrings(pageActionsStrings);
  return (
    <Button
      {...rest}
      icon={<ChevronUpIcon size={20} />}
      onClick={composeEventHandlers(onClick, () => {
        const still = globalThis.matchMedia('(prefers-reduced-motion: reduce)').matches;
        globalThis.scrollTo({ top: 0, behavior: still ? 'auto' : 'smooth' });
        document.getElementById(target)?.focus({ preventScroll: true });
      })}
    >
      {children ?? strings.toTop}
    </Button>
  );
}

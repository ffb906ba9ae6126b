import { composeEventHandlers } from '@radix-ui/primitive';
import { type ReactNode, useState } from 'react';
import { Button, type ButtonProps } from '../../button/index.ts';
import { useStrings } from '../../i18n/index.ts';
import { PrinterIcon, ShareIcon, ChevronUpIcon } from '../../icons/index.ts';
import { pageActionsStrings } from '../../messages.generated/en/components/PageActions.ts';
import { Text } from '../../layout/index.ts';

export interface PrintButtonProps extends Omit<ButtonProps, 'icon' | 'type' | 'children'> {
  /** @default "Print" */
  children?: ReactNode;
}

/** Opens the browser's print dialog. Wrap the page in a `PrintLayout`, which defines what is printed. */
export function PrintButton({ children, onClick, ...rest }: PrintButtonProps) {
  const strings = useStrings(pageActionsStrings);
  return (
    <Button
      {...rest}
      icon={<PrinterIcon size={20} />}
      onClick={composeEventHandlers(onClick, () => globalThis.print())}
    >
      {children ?? strings.print}
    </Button>
  );
}

export interface ShareButtonProps extends Omit<
  ButtonProps,
  'icon' | 'type' | 'title' | 'children'
> {
  /** Title for the device's share dialog. */
  title: string;
  /** Text for the share dialog. */
  text?: string;
  /** Address to share, absolute or a path of the site. @default the address of the page */
  href?: string;
  /** @default "Share" */
  children?: ReactNode;
}

/**
 * Opens the device's share dialog. A browser without one copies the link and shows a confirmation; without clipboard
 * permission the link is shown. The message follows the button: put both into a `Stack` or a `Cluster`.
 */
export function ShareButton({ title, text, href, children, onClick, ...rest }: ShareButtonProps) {
  const strings = useStrings(pageActionsStrings);
  const [announcement, setAnnouncement] = useState('');

  const copy = async (link: string) => {
    try {
      await navigator.clipboard.writeText(link);
      setAnnouncement(strings.copied);
    } catch {
      setAnnouncement(strings.notCopied({ link }));
    }
  };
  const share = async () => {
    const link = new URL(href ?? '', globalThis.location.href).href;
    if (typeof navigator.share !== 'function') return copy(link);
    try {
      await navigator.share({ title, ...(text !== undefined && { text }), url: link });
    } catch (failure) {
      const isClosed = failure instanceof DOMException && failure.name === 'AbortError';
      if (!isClosed) await copy(link);
    }
  };

  return (
    <>
      <Button
        {...rest}
        icon={<ShareIcon size={20} />}
        onClick={composeEventHandlers(onClick, () => void share())}
      >
        {children ?? strings.share}
      </Button>
      <Text as="span" size="small" tone="muted" role="status">
        {announcement}
      </Text>
    </>
  );
}

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

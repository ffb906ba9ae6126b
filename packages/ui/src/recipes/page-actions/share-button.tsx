import { composeEventHandlers } from '@radix-ui/primitive';
import { useState, type ReactNode } from 'react';
import { Button, type ButtonProps } from '../../button/index.ts';
import { useStrings } from '../../i18n/index.ts';
import { ShareIcon } from '../../icons/index.ts';
import { Text } from '../../layout/index.ts';
import { pageActionsStrings } from '../../messages.generated/en/components/PageActions.ts';

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

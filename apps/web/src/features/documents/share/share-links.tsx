import type { ButtonProps } from '@jyoti/ui/button';
import { Stack, Text } from '@jyoti/ui/layout';
import { ButtonLink } from '@jyoti/ui/link';
import { ShareButton } from '@jyoti/ui/recipes/page-actions';
import { reportMessages } from '../../../messages.generated/report.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';

interface ShareLinksProps {
  title: string;
  /** The result in one sentence. */
  text: string;
  /** The absolute URL to send. */
  href: string;
  /** What the second button says. @default "Share" */
  label?: string | undefined;
  /** A sentence below the second button. */
  note?: string | undefined;
  /** Size of the buttons. @default "regular" */
  size?: ButtonProps['size'];
}

/** Sends a URL by WhatsApp or the device's share dialog. */
export function ShareLinks({ title, text, href, label, note, size = 'regular' }: ShareLinksProps) {
  const words = useMessages(reportMessages);
  // Not URLSearchParams: WhatsApp shows its plus signs.
  const message = encodeURIComponent(`${text} ${href}`);
  return (
    <>
      <ButtonLink href={`https://wa.me/?text=${message}`} newTab size={size}>
        {words.whatsApp}
      </ButtonLink>
      <Stack gap="x1">
        <ShareButton size={size} title={title} text={text} href={href}>
          {label ?? words.share}
        </ShareButton>
        {note !== undefined && (
          <Text size="small" tone="muted">
            {note}
          </Text>
        )}
      </Stack>
    </>
  );
}

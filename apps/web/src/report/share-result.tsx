import type { ButtonProps } from '@jyoti/ui/button';
import { Stack, Text } from '@jyoti/ui/layout';
import { ButtonLink } from '@jyoti/ui/link';
import { ShareButton } from '@jyoti/ui/page-actions';
import { useLocation } from 'react-router-dom';
import { useIsHydrated } from '../lazy/use-is-hydrated.ts';
import { useCommonReportWords } from './words.ts';

interface ShareResultProps {
  title: string;
  /** The result in one sentence. */
  text: string;
  /** Whether the page's address contains birth details. @default false */
  hasBirth?: boolean;
  /** Size of the buttons. @default "regular" */
  size?: ButtonProps['size'];
}

/** Sends a result and its address by WhatsApp or the device's share dialog. */
export function ShareResult({ title, text, hasBirth = false, size = 'regular' }: ShareResultProps) {
  const words = useCommonReportWords();
  // Renders again when the address changes.
  useLocation();
  // The server does not know the address.
  const isHydrated = useIsHydrated();
  if (!isHydrated) return null;
  // Not URLSearchParams: WhatsApp shows its plus signs.
  const message = encodeURIComponent(`${text} ${globalThis.location.href}`);
  return (
    <>
      <ButtonLink href={`https://wa.me/?text=${message}`} newTab size={size}>
        {words.whatsApp}
      </ButtonLink>
      <Stack gap="x1">
        <ShareButton size={size} title={title} text={text}>
          {words.share}
        </ShareButton>
        {hasBirth && (
          <Text size="small" tone="muted">
            {words.hasBirth}
          </Text>
        )}
      </Stack>
    </>
  );
}

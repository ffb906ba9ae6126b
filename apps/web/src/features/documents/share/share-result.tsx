import { pathIn, type ShareReportInput } from '@jyoti/contract';
import { Button, type ButtonProps } from '@jyoti/ui/button';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { lazyDialog } from '../../../platform/lazy/lazy-part.tsx';
import { useIsHydrated } from '../../../platform/lazy/use-is-hydrated.ts';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { ShareLinks } from './share-links.tsx';
import { reportMessages } from '../../../messages.generated/report.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';

const ShareLinkDialog = lazyDialog(() => import('./share-link-dialog.tsx'), 'ShareLinkDialog');

interface ShareResultProps {
  title: string;
  /** The result in one sentence. */
  text: string;
  /** The path to send, in English. @default the address of the page */
  path?: string;
  /** What the button of the share dialog says. @default "Share" */
  label?: string;
  /** Whether the page's address contains birth details. @default false */
  hasBirth?: boolean;
  /** The report, if a link without name and birth details can be made for it. */
  report?: ShareReportInput;
  /** Size of the buttons. @default "regular" */
  size?: ButtonProps['size'];
}

/** Sends a result and its address by WhatsApp or the device's share dialog. */
export function ShareResult({
  title,
  text,
  path,
  label,
  hasBirth = false,
  report,
  size,
}: ShareResultProps) {
  const words = useMessages(reportMessages);
  const language = useLanguage();
  const [isOpen, setIsOpen] = useState(false);
  // Renders again when the address changes.
  useLocation();
  // The server does not know the address.
  const isHydrated = useIsHydrated();
  if (!isHydrated) return null;
  const { href, origin } = globalThis.location;
  return (
    <>
      <ShareLinks
        title={title}
        text={text}
        href={path === undefined ? href : new URL(pathIn(language, path), origin).href}
        note={hasBirth ? words.hasBirth : undefined}
        label={label}
        size={size}
      />
      {report && (
        <Button size={size} onClick={() => setIsOpen(true)}>
          {words.withoutBirth}
        </Button>
      )}
      {report && isOpen && (
        <ShareLinkDialog {...{ title, text, report }} onClose={() => setIsOpen(false)} />
      )}
    </>
  );
}

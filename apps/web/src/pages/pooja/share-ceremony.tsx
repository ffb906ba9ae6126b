import type { Pooja } from '@jyoti/contract';
import { Alert } from '@jyoti/ui/alert';
import { Button } from '@jyoti/ui/button';
import { ShareIcon } from '@jyoti/ui/icons';
import { Stack } from '@jyoti/ui/layout';
import { useToast } from '@jyoti/ui/toast';
import { useState } from 'react';
import { poojaAddress } from '../../ceremony/poojas-address.ts';
import { usePoojaWords } from './words.ts';

/** Hands the ceremony to the device's own sheet; without one the link is copied; without leave for that it is shown. */
export function ShareCeremony({ pooja }: { pooja: Pooja }) {
  const { share: words } = usePoojaWords();
  const { show } = useToast();
  const [shown, setShown] = useState<string | null>(null);

  const copy = async (url: string) => {
    try {
      await navigator.clipboard.writeText(url);
      show({ text: words.copied });
    } catch {
      setShown(url);
    }
  };

  const share = async () => {
    const url = new URL(poojaAddress(pooja.id), globalThis.location.origin).href;
    if (typeof navigator.share !== 'function') return copy(url);
    try {
      await navigator.share({ title: pooja.title, text: pooja.description, url });
    } catch (failure) {
      // Who closes the sheet has changed their mind: nothing is wrong.
      const isClosed = failure instanceof DOMException && failure.name === 'AbortError';
      if (!isClosed) await copy(url);
    }
  };

  return (
    <Stack gap="x3" align="start">
      <Button variant="quiet" icon={<ShareIcon size={20} />} onClick={() => void share()}>
        {words.button}
      </Button>
      {shown !== null && (
        <Alert tone="info">
          {words.notCopied} <span>{shown}</span>
        </Alert>
      )}
    </Stack>
  );
}

import { Button } from '@jyoti/ui/button';
import { AlertDialog } from '@jyoti/ui/dialog';
import { useToast } from '@jyoti/ui/toast';
import { useState } from 'react';
import { FailureAlert } from '../../platform/data/failure-alert.tsx';
import { useSubmit } from '../../platform/forms/use-submit.ts';
import { operateMessages } from '../../messages.generated/operate.ts';
import { useMessages } from '../../platform/words/use-messages.ts';

interface EraseButtonProps {
  /** Name of what is erased: a ticket, an e-mail address. */
  what: string;
  /** The question of the confirmation. */
  title: string;
  text: string;
  /** Erases it on the server. */
  erase: () => Promise<void>;
  onDone: () => void;
}

/** Deletes something permanently, after a confirmation. */
export function EraseButton({ what, title, text, erase, onDone }: EraseButtonProps) {
  const { erase: words } = useMessages(operateMessages);
  const { show } = useToast();
  const { busy, message, send } = useSubmit();
  const [asks, setAsks] = useState(false);

  const take = () =>
    void send(async () => {
      await erase();
      setAsks(false);
      show({ text: words.done({ what }) });
      onDone();
    }, words.failed);

  return (
    <>
      <Button
        size="small"
        variant="quiet"
        aria-label={words.of({ what })}
        onClick={() => setAsks(true)}
      >
        {words.action}
      </Button>
      <AlertDialog
        open={asks}
        onOpenChange={setAsks}
        title={title}
        description={text}
        cancelLabel={words.keep}
        confirmLabel={words.action}
        confirmVariant="danger"
        confirmLoading={busy}
        confirmLoadingLabel={words.working}
        onConfirm={take}
      >
        {message && <FailureAlert title={message} />}
      </AlertDialog>
    </>
  );
}
